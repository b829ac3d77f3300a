import { backInStockText } from '@vitrine/domain/text/back-in-stock.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { pageRoute, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CallLimit } from '../../platform/rate-limits/index.ts';
import { formTo, linkToShop, sendOneButtonPage } from '../pages/index.ts';
import type { Site } from '../websites/index.ts';
import { deleteSignUpsOfSecret, isSecretKnown } from './repository.ts';
import { UNSUBSCRIBE, unsubscribePath } from './unsubscribe-path.ts';

const limit: CallLimit = { name: 'back-in-stock-unsubscribe', points: 30, seconds: 60 };

const query = z.object({ token: z.string().regex(/^[\w-]{20,64}$/) });

type Page = 'asks' | 'done' | 'ended';

function sendPage(
  platform: Platform,
  site: Site,
  reply: FastifyReply,
  page: Page,
  secret = '',
): Promise<FastifyReply> {
  const text = backInStockText(site.locale);
  const words = { shop: site.title };
  const pages = {
    asks: {
      title: text.unsubscribeTitle,
      sentence: fillText(text.unsubscribeSentence, words),
      formHtml: formTo(unsubscribePath(secret), text.unsubscribeButton),
    },
    done: {
      title: text.unsubscribedTitle,
      sentence: fillText(text.unsubscribedSentence, words),
      formHtml: linkToShop(text.toShop),
    },
    ended: {
      title: text.endedTitle,
      sentence: fillText(text.endedSentence, words),
      formHtml: linkToShop(text.toShop),
    },
  };
  return sendOneButtonPage(platform, site, reply, pages[page], page === 'ended' ? 404 : 200);
}

/**
 * Ends the waiting of whoever has the link of a mail. Opening it changes nothing, since mail servers open links; the
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
      const isKnown = await isSecretKnown(platform.db, site.websiteId, token);
      return sendPage(platform, site, reply, isKnown ? 'asks' : 'ended', token);
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
      // The same for a link that is used again: there is nothing left to end.
      await deleteSignUpsOfSecret(platform.db, site.websiteId, token);
      return sendPage(platform, site, reply, 'done');
    },
  }),
];
