import { cartTokenQuery } from '@vitrine/contracts/gift-cards.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { paymentLinksText } from '@vitrine/domain/text/payment-links.ts';
import { longDay } from '@vitrine/domain/time/long-day.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendFailure, wantsJson } from '../../platform/http/failures.ts';
import { parseQuery } from '../../platform/http/parse.ts';
import { pageRoute, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { cartIdOfSecret, readCart } from '../cart/index.ts';
import { type CheckoutPlace, checkoutLimit, postCheckoutFor, sendCheckoutFor } from '../checkout/index.ts';
import { renderSystemPage, sendSystemPage } from '../pages/index.ts';
import { cardFields } from '../payments/index.ts';
import type { Site } from '../websites/index.ts';
import { payPath } from './draft-view.ts';
import { noteOfCart } from './repository.ts';

/** Page type code of the checkout. spec: site-platform 1 */
const CHECKOUT = 201;

/** A checkout that is open, or when the link to it ended (epoch milliseconds); null: it leads nowhere. */
type Opened =
  | { readonly kind: 'open'; readonly place: CheckoutPlace }
  | { readonly kind: 'expired'; readonly on: number }
  | null;

async function openLink(platform: Platform, request: FastifyRequest): Promise<Opened> {
  const query = parseQuery(cartTokenQuery, request);
  if (!query.ok) return null;
  const { websiteId, locale } = request.site;
  const { cartToken } = query.value;
  const cartId = cartIdOfSecret(cartToken);
  const cart = await readCart(platform.db, websiteId, cartId, locale);
  if (cart === null || cart.purpose !== 'payment-link') return null;
  const { expiresOn, isPurchased, lines, paymentId } = cart;
  // What is paid leads to its order, and what is being paid goes on.
  const isOpen = isPurchased || paymentId !== null;
  if (!isOpen && typeof expiresOn === 'number' && expiresOn <= platform.clock.now())
    return { kind: 'expired', on: expiresOn };
  if (!isPurchased && lines.length === 0) return null;
  const shopNote = (await noteOfCart(platform.db, websiteId, cartId)) ?? '';
  return {
    kind: 'open',
    place: { cartId, action: payPath(cartToken), isSecret: true, shopNote },
  };
}

/** The link is a secret: not for search engines, and not for the Referer of outgoing links. */
const keepSecret = (reply: FastifyReply): FastifyReply =>
  reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'same-origin');

/** What a link says that leads nowhere any more, and whom to ask. */
async function sendEnded(
  platform: Platform,
  site: Site,
  reply: FastifyReply,
  expiredOn: number | null,
): Promise<FastifyReply> {
  const text = paymentLinksText(site.locale);
  const { contactEmail } = site.settings;
  // It ended with a day: the last moment of it names the day.
  const date = longDay((expiredOn ?? 0) - 1, site.settings);
  const title = expiredOn === null ? text.invalidTitle : text.expiredTitle;
  const sentences = [
    fillText(expiredOn === null ? text.invalid : text.expired, { shop: site.title, date }),
    ...(contactEmail === '' ? [] : [fillText(text.contact, { email: contactEmail })]),
  ];
  const html = await renderSystemPage(platform, site, {
    name: 'sentence',
    title,
    pageType: CHECKOUT,
    context: { sentence: { title, text: sentences.join(' ') } },
  });
  return sendSystemPage(reply, html, expiredOn === null ? 404 : 410);
}

/** The checkout of a draft order, and of what a payment link sells. Never cached. */
export const payPageRoutes: readonly Route[] = [
  pageRoute({
    method: 'GET',
    path: '/checkout/pay',
    auth: 'visitor',
    csp: cardFields,
    handler: async ({ platform, request, reply, site }) => {
      keepSecret(reply);
      const opened = await openLink(platform, request);
      return opened?.kind === 'open'
        ? sendCheckoutFor(platform, request, reply, opened.place)
        : sendEnded(platform, site, reply, opened?.on ?? null);
    },
  }),
  pageRoute({
    method: 'POST',
    path: '/checkout/pay',
    auth: 'visitor',
    crumb: 'handler',
    limit: checkoutLimit,
    csp: cardFields,
    handler: async ({ platform, request, reply, site }) => {
      keepSecret(reply);
      const opened = await openLink(platform, request);
      if (opened?.kind === 'open') return postCheckoutFor(platform, request, reply, opened.place);
      return wantsJson(request)
        ? sendFailure(reply, { code: 'PAYMENT_LINK_INVALID' })
        : sendEnded(platform, site, reply, opened?.on ?? null);
    },
  }),
];
