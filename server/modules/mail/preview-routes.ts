import { listMailPreviews, type MailKind, mailKinds, previewMail } from '@vitrine/contracts/mail.ts';
import { ok } from '@vitrine/domain/result.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import { sendFailure } from '../../platform/http/failures.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { Site } from '../websites/index.ts';
import { mailSamplesOf } from './mail-samples.ts';

/** A mail has inline styles only; scripts, pictures and forms are not allowed in it. */
const mailPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/**
 * The owner's previews of every mail the shop sends, with made-up data. Page type 301 of the specification. spec:
 * site-platform 1
 */
export const mailPreviewRoutes: readonly Route[] = [
  route(listMailPreviews, {
    handler: ({ platform, site }) => {
      const samples = mailSamplesOf(platform);
      return ok({
        previews: mailKinds.flatMap((kind) => {
          const write = samples[kind];
          return write === undefined ? [] : [{ kind, subject: write(site, platform.clock.now()).subject }];
        }),
      });
    },
  }),
  route(previewMail, {
    csp: mailPolicy,
    handler: ({ platform, reply, site, params: { kind }, query: { form, language } }) => {
      const samples = mailSamplesOf(platform);
      const write = isKind(kind) ? samples[kind] : undefined;
      if (write === undefined) return sendFailure(reply, { code: 'MAIL_NOT_FOUND' });
      const shown = language === undefined ? site : inLanguage(site, language);
      const mail = write(shown, platform.clock.now());
      const isText = form === 'text';
      return reply
        .header('cache-control', 'no-store')
        .type(isText ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8')
        .send(isText ? mail.bodyText : mail.bodyHtml);
    },
  }),
];

const inLanguage = (site: Site, language: Locale): Site => ({
  ...site,
  locale: language,
  settings: { ...site.settings, language },
});

function isKind(kind: string): kind is MailKind {
  return mailKinds.some((known) => known === kind);
}
