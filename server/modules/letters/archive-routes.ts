import { isOnSite } from '@vitrine/domain/letter/letter-states.ts';
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
      const last = shown.at(-1);
      const page = await renderSystemPage(platform, site, {
        name: 'letters',
        title: text.archiveTitle,
        pageType: PAGE_TYPE,
        path: ARCHIVE,
        context: {
          title: text.archiveTitle,
          sentence: fillText(text.archiveSentence, { shop: site.title }),
          letters: shown.map(({ id, subject, startedOn }) => ({
            url: letterPath(id),
            subject,
            startedOn: startedOn.toISOString(),
            day: longDay(startedOn, { language, timeZone }),
          })),
          olderUrl: found.length > PAGE && last !== undefined ? `${ARCHIVE}?after=${last.id}` : '',
          olderText: text.olderLetters,
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
