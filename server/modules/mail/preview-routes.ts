import { listMailPreviews, previewMail } from '@vitrine/contracts/mail.ts';
import { ok } from '@vitrine/domain/result.ts';
import { sendFailure } from '../../platform/http/failures.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { renderMail } from './mail-layout.ts';
import { findSample, mailSamplesOf } from './mail-samples.ts';
import { renderFor } from './queue-mail.ts';
import { styleOf } from './style-of.ts';
import { inLanguage } from './try-mail.ts';

/** A mail has a logo and styles of its own; scripts and forms are not allowed in it. */
const mailPolicy = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/**
 * The owner's previews of every mail the shop sends, with made-up data. Page type 301 of the specification. spec:
 * site-platform 1
 */
export const mailPreviewRoutes: readonly Route[] = [
  route(listMailPreviews, {
    handler: async ({ platform, site }) => {
      const style = await styleOf(platform, platform.db, site.websiteId);
      const now = platform.clock.now();
      return ok({
        previews: mailSamplesOf(platform).map(({ kind, occasion, write }) => ({
          kind,
          occasion,
          subject: renderMail(write(site, now), style).subject,
        })),
      });
    },
  }),
  route(previewMail, {
    csp: mailPolicy,
    handler: async ({ platform, reply, site, params: { kind }, query: { form, language, occasion } }) => {
      const sample = findSample(platform, kind, occasion);
      if (sample === null) return sendFailure(reply, { code: 'MAIL_NOT_FOUND' });
      const shown = language === undefined ? site : inLanguage(site, language);
      const plan = sample.write(shown, platform.clock.now());
      const mail = await renderFor(platform, platform.db, site.websiteId, plan);
      const isText = form === 'text';
      return reply
        .header('cache-control', 'no-store')
        .type(isText ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8')
        .send(isText ? mail.bodyText : mail.bodyHtml);
    },
  }),
];
