import { escapeHtml } from '@vitrine/domain/text/escape-html.ts';
import { backInStockText } from '@vitrine/domain/text/back-in-stock.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { pageRoute, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CallLimit } from '../../platform/rate-limits/index.ts';
import { renderPageType, sendSystemPage } from '../pages/index.ts';
import type { Site } from '../websites/index.ts';
import { deleteSignUpsOfSecret, isSecretKnown } from './repository.ts';
import { UNSUBSCRIBE, unsubscribePath } from './unsubscribe-path.ts';

/** Page type code of unsubscribing. spec: site-platform 1 */
const PAGE_TYPE = 300;

const limit: CallLimit = { name: 'back-in-stock-unsubscribe', points: 30, seconds: 60 };

const query = z.object({ token: z.string().regex(/^[\w-]{20,64}$/) });

type Page = 'asks' | 'done' | 'ended';

async function sendPage(
  platform: Platform,
  site: Site,
  reply: FastifyReply,
  page: Page,
  secret = '',
): Promise<FastifyReply> {
  const text = backInStockText(site.locale);
  const words = { shop: site.title };
  const button = escapeHtml(text.unsubscribeButton);
  const pages = {
    asks: {
      title: text.unsubscribeTitle,
      sentence: fillText(text.unsubscribeSentence, words),
      formHtml: `<form method="post" action="${escapeHtml(unsubscribePath(secret))}"><button class="button button--primary" type="submit">${button}</button></form>`,
    },
    done: {
      title: text.unsubscribedTitle,
      sentence: fillText(text.unsubscribedSentence, words),
      formHtml: toShop(text.toShop),
    },
    ended: {
      title: text.endedTitle,
      sentence: fillText(text.endedSentence, words),
      formHtml: toShop(text.toShop),
    },
  };
  const rendered = await renderPageType(platform, site, PAGE_TYPE, pages[page]);
  if (rendered === null) throw new Error('the theme has no page to unsubscribe');
  // The address is a secret: not for search engines, and not for the Referer of outgoing links.
  reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'same-origin');
  return sendSystemPage(reply, rendered, page === 'ended' ? 404 : 200);
}

const toShop = (label: string): string => `<p><a href="/">${escapeHtml(label)}</a></p>`;

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
