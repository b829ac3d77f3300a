import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { reviewsText } from '@vitrine/domain/text/reviews.ts';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { pageRoute, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CallLimit } from '../../platform/rate-limits/index.ts';
import { formTo, linkToShop, sendOneButtonPage } from '../pages/index.ts';
import type { Site } from '../websites/index.ts';
import { findRequest, insertOptOut } from './requests-repository.ts';
import { UNSUBSCRIBE, unsubscribePath } from './review-paths.ts';

const limit: CallLimit = { name: 'reviews-unsubscribe', points: 30, seconds: 60 };

const query = z.object({ token: z.string().regex(/^[\w-]{20,64}$/) });

function sendPage(
  platform: Platform,
  site: Site,
  reply: FastifyReply,
  page: 'asks' | 'done' | 'ended',
  secret = '',
): Promise<FastifyReply> {
  const text = reviewsText(site.locale);
  const words = { shop: site.title };
  const toShop = linkToShop(text.toShop);
  const pages = {
    asks: {
      title: text.unsubscribeTitle,
      sentence: fillText(text.unsubscribeSentence, words),
      formHtml: formTo(unsubscribePath(secret), text.unsubscribeButton),
    },
    done: {
      title: text.unsubscribedTitle,
      sentence: fillText(text.unsubscribedSentence, words),
      formHtml: toShop,
    },
    ended: { title: text.endedTitle, sentence: text.ended, formHtml: toShop },
  };
  return sendOneButtonPage(platform, site, reply, pages[page], page === 'ended' ? 404 : 200);
}

/**
 * Ends the mails that ask somebody for reviews. Opening the link changes nothing, since mail servers open links; the
 * button does, as do mail programs themselves (RFC 8058). They send no cookie, so the secret takes the crumb's place.
 */
export const unsubscribeRoutes: readonly Route[] = [
  pageRoute({
    method: 'GET',
    path: UNSUBSCRIBE,
    auth: 'visitor',
    query,
    limit,
    invalid: ({ platform, site, reply }) => sendPage(platform, site, reply, 'ended'),
    handler: async ({ platform, site, reply, query: { token } }) => {
      const request = await findRequest(platform.db, site.websiteId, token);
      return sendPage(platform, site, reply, request === null ? 'ended' : 'asks', token);
    },
  }),
  pageRoute({
    method: 'POST',
    path: UNSUBSCRIBE,
    auth: 'visitor',
    query,
    crumb: 'handler',
    limit,
    invalid: ({ platform, site, reply }) => sendPage(platform, site, reply, 'ended'),
    handler: async ({ platform, site, reply, query: { token } }) => {
      const request = await findRequest(platform.db, site.websiteId, token);
      if (request === null) return sendPage(platform, site, reply, 'ended');
      if (request.email !== '') {
        const now = new Date(platform.clock.now());
        await insertOptOut(platform.db, site.websiteId, request.email, now);
      }
      return sendPage(platform, site, reply, 'done');
    },
  }),
];
