import { isOnSite } from '@vitrine/domain/letter/letter-states.ts';
import { escapeHtml } from '@vitrine/domain/text/escape-html.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { letterMailText } from '@vitrine/domain/text/letter-mail.ts';
import { longDay } from '@vitrine/domain/time/long-day.ts';
import * as z from 'zod';
import { pageRoute, type Route } from '../../platform/http/route.ts';
import { renderMail, styleOf } from '../mail/index.ts';
import { renderSystemPage, sendSystemPage } from '../pages/index.ts';
import { letterPage } from './letter-mail.ts';
import { letterSiteOf } from './letter-site.ts';
import { ARCHIVE, letterPath } from './paths.ts';
import { findLetter, findPublicLetters } from './repository.ts';

/** Page type code: a page. spec: site-platform 2 */
const PAGE_TYPE = 10;
/** Letters of one page of the archive. */
const PAGE = 30;

/** Themes that were made before there were letters know no class of theirs. */
const entryStyle =
  'display:block;padding:12px 0;border:0;border-top:1px solid color-mix(in srgb, currentColor 25%, transparent);text-decoration:none';

/** A letter has styles of its own; scripts and forms are not allowed in it. */
const letterPolicy = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/** Where visitors read the letters whose owner wants that: a list in the theme of the site, and each as it was sent. */
export const archiveRoutes: readonly Route[] = [
  pageRoute({
    method: 'GET',
    path: ARCHIVE,
    auth: 'visitor',
    query: z.object({ after: z.uuid().optional() }),
    handler: async ({ platform, reply, site, query: { after = null } }) => {
      const found = await findPublicLetters(platform.db, site.websiteId, { after, limit: PAGE + 1 });
      if (found.length === 0) {
        reply.callNotFound();
        return reply;
      }
      const text = letterMailText(site.locale);
      const { language, timeZone } = site.settings;
      const shown = found.slice(0, PAGE);
      const entries = shown.map(
        ({ id, subject, startedOn }) =>
          `<li><a href="${letterPath(id)}" style="${entryStyle}"><span style="text-decoration:underline;text-underline-offset:.2em">${escapeHtml(subject)}</span><br><time datetime="${startedOn.toISOString()}" style="font-size:.85em">${escapeHtml(longDay(startedOn, { language, timeZone }))}</time></a></li>`,
      );
      const last = shown.at(-1);
      const older =
        found.length > PAGE && last !== undefined
          ? `<p><a href="${ARCHIVE}?after=${last.id}" style="display:inline-block;padding:12px 0;border:0;text-decoration:underline">${escapeHtml(text.olderLetters)}</a></p>`
          : '';
      const page = await renderSystemPage(platform, site, {
        name: 'unsubscribe',
        title: text.archiveTitle,
        pageType: PAGE_TYPE,
        context: {
          title: text.archiveTitle,
          sentence: fillText(text.archiveSentence, { shop: site.title }),
          formHtml: `<ul class="letters" style="max-width:40em;margin:0;padding:0;list-style:none">${entries.join('')}</ul>${older}`,
        },
      });
      return sendSystemPage(reply, page);
    },
  }),
  pageRoute({
    method: 'GET',
    path: `${ARCHIVE}/:id`,
    auth: 'visitor',
    params: z.object({ id: z.uuid() }),
    csp: letterPolicy,
    handler: async ({ platform, reply, site, params }) => {
      const letter = await findLetter(platform.db, { websiteId: site.websiteId, id: params.id });
      if (
        letter === null ||
        letter.sent === null ||
        !isOnSite({ ...letter, isDeleted: letter.deletedOn !== null })
      ) {
        reply.callNotFound();
        return reply;
      }
      const plan = letterPage(letterSiteOf(site), letter.sent);
      const { language, timeZone } = site.settings;
      const note = letter.startedOn === null ? '' : longDay(letter.startedOn, { language, timeZone });
      const style = await styleOf(platform, platform.db, site.websiteId);
      return reply
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(renderMail(plan, style, { pictureOrigin: '', page: { note } }).bodyHtml);
    },
  }),
];
