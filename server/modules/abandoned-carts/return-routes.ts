import { cartRemindersText } from '@vitrine/domain/text/cart-reminders.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { pageRoute, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CallLimit } from '../../platform/rate-limits/index.ts';
import { cartIdOfRequest, cartSecretOf, setCartCookies } from '../cart/index.ts';
import { formTo, linkToShop, sendOneButtonPage } from '../pages/index.ts';
import type { Site } from '../websites/index.ts';
import { RETURN, returnPath, UNSUBSCRIBE, unsubscribePath } from './paths.ts';
import { findLeftCart, findReminder, insertOptOut, noteReturn, type Reminder } from './repository.ts';
import { takeUp } from './take-up.ts';

const limit: CallLimit = { name: 'cart-return', points: 30, seconds: 60 };
const query = z.object({ token: z.string().regex(/^[\w-]{20,64}$/) });

function sendGone(platform: Platform, site: Site, reply: FastifyReply): Promise<FastifyReply> {
  const text = cartRemindersText(site.locale);
  const words = { title: text.goneTitle, sentence: text.goneSentence, formHtml: linkToShop(text.toShop) };
  return sendOneButtonPage(platform, site, reply, words, 404);
}

/** The reminder of a link whose cart can still be taken up; null otherwise. */
async function openReminder(platform: Platform, site: Site, token: string): Promise<Reminder | null> {
  const reminder = await findReminder(platform.db, site.websiteId, token);
  if (reminder === null) return null;
  const now = new Date(platform.clock.now());
  const cart = await findLeftCart(platform.db, site.websiteId, reminder.cartId, now);
  return cart === null || cart.isPurchased ? null : reminder;
}

/** Whether the browser is the one it was left in, or has taken it up: a second press adds nothing twice. */
function hasItAlready({ cartId, returnedCartId }: Reminder, request: FastifyRequest): boolean {
  const own = cartIdOfRequest(request);
  return own !== null && (own === cartId || own === returnedCartId);
}

const invalid = ({
  platform,
  site,
  reply,
}: {
  readonly platform: Platform;
  readonly site: Site;
  readonly reply: FastifyReply;
}): Promise<FastifyReply> => sendGone(platform, site, reply);

/**
 * The links of the mail. Opening one changes nothing, since mail servers open links: a button takes up the cart, which
 * is copied into the visitor's own, with what can still be bought. Unsubscribing works without a session (RFC 8058).
 */
export const returnRoutes: readonly Route[] = [
  pageRoute({
    method: 'GET',
    path: RETURN,
    auth: 'visitor',
    query,
    limit,
    invalid,
    handler: async ({ platform, request, reply, site, query: { token } }) => {
      const reminder = await openReminder(platform, site, token);
      if (reminder === null) return sendGone(platform, site, reply);
      if (hasItAlready(reminder, request)) return reply.redirect('/cart', 303);
      const text = cartRemindersText(site.locale);
      const words = {
        title: text.returnTitle,
        sentence: text.returnSentence,
        formHtml: formTo(returnPath(token), text.returnButton),
      };
      return sendOneButtonPage(platform, site, reply, words, 200);
    },
  }),
  pageRoute({
    method: 'POST',
    path: RETURN,
    auth: 'visitor',
    query,
    crumb: 'handler',
    limit,
    invalid,
    handler: async ({ platform, request, reply, site, query: { token } }) => {
      const reminder = await openReminder(platform, site, token);
      if (reminder === null) return sendGone(platform, site, reply);
      if (hasItAlready(reminder, request)) return reply.redirect('/cart', 303);
      const taken = await takeUp(platform, site, reminder.cartId, cartSecretOf(request));
      if (taken === null) return sendGone(platform, site, reply);
      await noteReturn(platform.db, reminder, taken.cartId, new Date(platform.clock.now()));
      setCartCookies(reply, platform.config, taken.secret);
      return reply.redirect('/cart', 303);
    },
  }),
  pageRoute({
    method: 'GET',
    path: UNSUBSCRIBE,
    auth: 'visitor',
    query,
    limit,
    invalid: ({ platform, site, reply }) => sendEnded(platform, site, reply),
    handler: async ({ platform, reply, site, query: { token } }) => {
      if ((await findReminder(platform.db, site.websiteId, token)) === null)
        return sendEnded(platform, site, reply);
      const text = cartRemindersText(site.locale);
      const words = {
        title: text.unsubscribeTitle,
        sentence: fillText(text.unsubscribeSentence, { shop: site.title }),
        formHtml: formTo(unsubscribePath(token), text.unsubscribeButton),
      };
      return sendOneButtonPage(platform, site, reply, words, 200);
    },
  }),
  pageRoute({
    method: 'POST',
    path: UNSUBSCRIBE,
    auth: 'visitor',
    query,
    crumb: 'handler',
    limit,
    invalid: ({ platform, site, reply }) => sendEnded(platform, site, reply),
    handler: async ({ platform, reply, site, query: { token } }) => {
      const reminder = await findReminder(platform.db, site.websiteId, token);
      if (reminder === null) return sendEnded(platform, site, reply);
      await insertOptOut(platform.db, site.websiteId, reminder.email, new Date(platform.clock.now()));
      const text = cartRemindersText(site.locale);
      const words = {
        title: text.unsubscribedTitle,
        sentence: fillText(text.unsubscribedSentence, { shop: site.title }),
        formHtml: linkToShop(text.toShop),
      };
      return sendOneButtonPage(platform, site, reply, words, 200);
    },
  }),
];

function sendEnded(platform: Platform, site: Site, reply: FastifyReply): Promise<FastifyReply> {
  const text = cartRemindersText(site.locale);
  const sentence = fillText(text.endedSentence, { shop: site.title });
  const words = { title: text.endedTitle, sentence, formHtml: linkToShop(text.toShop) };
  return sendOneButtonPage(platform, site, reply, words, 404);
}
