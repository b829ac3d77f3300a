import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { mailingListText } from '@vitrine/domain/text/mailing-list.ts';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { pageRoute, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CallLimit } from '../../platform/rate-limits/index.ts';
import { formTo, linkToShop, sendOneButtonPage } from '../pages/index.ts';
import type { Site } from '../websites/index.ts';
import { canConfirm, confirmAddress, findLeaving, unsubscribeBySecret } from './confirm-and-leave.ts';
import { CONFIRM, confirmPath, UNSUBSCRIBE, unsubscribePath } from './paths.ts';

const limit: CallLimit = { name: 'newsletter-links', points: 30, seconds: 60 };

const query = z.object({ token: z.string().regex(/^[\w-]{20,64}$/) });

type Page = 'confirm' | 'confirmed' | 'confirm-ended' | 'unsubscribe' | 'unsubscribed' | 'ended';

function sendPage(
  platform: Platform,
  site: Site,
  reply: FastifyReply,
  page: Page,
  secret = '',
): Promise<FastifyReply> {
  const text = mailingListText(site.locale);
  const toShop = linkToShop(text.toShop);
  const pages: Readonly<Record<Page, readonly [title: string, sentence: string, formHtml: string]>> = {
    confirm: [text.confirmTitle, text.confirmSentence, formTo(confirmPath(secret), text.confirmButton)],
    confirmed: [text.confirmedTitle, text.confirmedSentence, toShop],
    'confirm-ended': [text.confirmEndedTitle, text.confirmEndedSentence, toShop],
    unsubscribe: [
      text.unsubscribeTitle,
      text.unsubscribeSentence,
      formTo(unsubscribePath(secret), text.unsubscribeButton),
    ],
    unsubscribed: [text.unsubscribedTitle, text.unsubscribedSentence, toShop],
    ended: [text.endedTitle, text.endedSentence, toShop],
  };
  const [title, sentence, formHtml] = pages[page];
  const words = { shop: site.title };
  return sendOneButtonPage(
    platform,
    site,
    reply,
    { title: fillText(title, words), sentence: fillText(sentence, words), formHtml },
    page === 'ended' || page === 'confirm-ended' ? 404 : 200,
  );
}

/**
 * The pages behind the links of mails. Opening one changes nothing, since mail servers open links; the button does, as
 * do mail programs themselves when they unsubscribe (RFC 8058). They send no cookie, so the secret takes the crumb's
 * place. spec: site-platform 2 page type 300
 */
export const linkRoutes: readonly Route[] = [
  pageRoute({
    method: 'GET',
    path: CONFIRM,
    auth: 'visitor',
    query,
    limit,
    invalid: ({ platform, site, reply }) => sendPage(platform, site, reply, 'confirm-ended'),
    handler: async ({ platform, site, reply, query: { token } }) => {
      const isGood = await canConfirm(platform, site.websiteId, token);
      return sendPage(platform, site, reply, isGood ? 'confirm' : 'confirm-ended', token);
    },
  }),
  pageRoute({
    method: 'POST',
    path: CONFIRM,
    auth: 'visitor',
    query,
    crumb: 'handler',
    limit,
    invalid: ({ platform, site, reply }) => sendPage(platform, site, reply, 'confirm-ended'),
    handler: async ({ platform, site, reply, query: { token } }) => {
      const isDone = await confirmAddress(platform, site.websiteId, token);
      return sendPage(platform, site, reply, isDone ? 'confirmed' : 'confirm-ended');
    },
  }),
  pageRoute({
    method: 'GET',
    path: UNSUBSCRIBE,
    auth: 'visitor',
    query,
    limit,
    invalid: ({ platform, site, reply }) => sendPage(platform, site, reply, 'ended'),
    handler: async ({ platform, site, reply, query: { token } }) => {
      const found = await findLeaving(platform, site.websiteId, token);
      const page = found === null ? 'ended' : found === 'left' ? 'unsubscribed' : 'unsubscribe';
      return sendPage(platform, site, reply, page, token);
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
      const isDone = await unsubscribeBySecret(platform, site.websiteId, token);
      return sendPage(platform, site, reply, isDone ? 'unsubscribed' : 'ended');
    },
  }),
];
