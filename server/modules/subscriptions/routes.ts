import { longDay } from '@vitrine/domain/time/long-day.ts';
import { subscriptionsText } from '@vitrine/domain/text/subscriptions.ts';
import * as calls from '@vitrine/contracts/subscriptions.ts';
import { subscribeQuery } from '@vitrine/contracts/subscriptions.ts';
import { addEntryForm } from '@vitrine/contracts/cart.ts';
import type { SubscriptionPlan } from '@vitrine/domain/product/product.ts';
import { isStillOffered } from '@vitrine/domain/product/subscription-options.ts';
import { ok } from '@vitrine/domain/result.ts';
import { isPaidUp, startSubscription } from '@vitrine/domain/subscription/subscription.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { traitsOf } from '@vitrine/domain/product/product-traits.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseBody, parseQuery } from '../../platform/http/parse.ts';
import type { Platform } from '../../platform/platform.ts';
import { pageRoute, type Route, route } from '../../platform/http/route.ts';
import {
  readPostedAnswers,
  cartLimit,
  cartIdOfSecret,
  findItemPath,
  openDirectCheckoutCart,
  readCart,
  skuChosen,
  type CartRecordLine,
} from '../cart/index.ts';
import { productsByItemIds } from '../catalog/index.ts';
import { postCheckoutFor, sendCheckoutFor, type CheckoutPlace, checkoutLimit } from '../checkout/index.ts';
import { cardFields } from '../payments/index.ts';
import { renderSystemPage, sendSystemPage } from '../pages/index.ts';
import type { Site } from '../websites/index.ts';
import { customerPageRoutes } from './customer-page.ts';
import { ownerRoutes } from './owner-routes.ts';
import { readChosenOption } from './repository.ts';
import { priceText } from './subscription-words.ts';

/** Page type code of the checkout. spec: site-platform 1 */
const CHECKOUT = 201;

/** Subscribing, the checkout of a subscription, the customer's page, and the owner's calls. */
export const subscriptionsRoutes: readonly Route[] = [
  route(calls.openSubscriptionCart, {
    limit: cartLimit,
    handler: async ({ platform, site, body }) => {
      const { itemId, sku, quantity, additionalFields, subscriptionOptionId } = body;
      const opened = await openDirectCheckoutCart(platform, site, {
        purpose: 'subscription',
        itemId,
        sku,
        quantity,
        additionalFields,
        subscriptionOptionId: subscriptionOptionId ?? '',
      });
      return opened.ok ? ok({ cartToken: opened.value.secret }) : opened;
    },
  }),

  // The same without JavaScript: the product's form posts, and the response redirects to the next page.
  pageRoute({
    method: 'POST',
    path: '/cart/subscription',
    auth: 'visitor',
    limit: cartLimit,
    handler: async ({ platform, request, reply }) => {
      reply.header('cache-control', 'no-store');
      const body = parseBody(addEntryForm, request);
      if (!body.ok) return reply.redirect('/cart?notice=MALFORMED_REQUEST', 303);
      const { itemId, quantity, additionalFields: given, subscriptionOptionId, ...posted } = body.value;
      const { websiteId } = request.site;
      const sku =
        posted.sku === ''
          ? await skuChosen(platform, websiteId, itemId, posted, request.site.locale)
          : ok(posted.sku);
      const additionalFields =
        given === '' ? await readPostedAnswers(platform, websiteId, itemId, posted) : given;
      const opened = sku.ok
        ? await openDirectCheckoutCart(platform, request.site, {
            purpose: 'subscription',
            itemId,
            sku: sku.value,
            quantity,
            additionalFields,
            subscriptionOptionId,
          })
        : sku;
      if (opened.ok) return reply.redirect(`/checkout/subscribe?cartToken=${opened.value.secret}`, 303);
      const path = (await findItemPath(platform.db, websiteId, itemId)) ?? '/cart';
      return reply.redirect(`${path}?notice=${opened.error.code}`, 303);
    },
  }),

  pageRoute({
    method: 'GET',
    path: '/checkout/subscribe',
    auth: 'visitor',
    csp: cardFields,
    handler: async ({ platform, request, reply }) => {
      const place = await placeOf(platform, request);
      return place === null
        ? sendUselessLink(platform, request, reply)
        : sendCheckoutFor(platform, request, reply, place);
    },
  }),

  pageRoute({
    method: 'POST',
    path: '/checkout/subscribe',
    auth: 'visitor',
    crumb: 'handler',
    limit: checkoutLimit,
    csp: cardFields,
    handler: async ({ platform, request, reply }) => {
      const place = await placeOf(platform, request);
      return place === null
        ? sendUselessLink(platform, request, reply)
        : postCheckoutFor(platform, request, reply, place);
    },
  }),

  ...customerPageRoutes,
  ...ownerRoutes,
];

/** The checkout of a link; null when its token is not that of a cart with a subscription that is still offered. */
async function placeOf(platform: Platform, request: FastifyRequest): Promise<CheckoutPlace | null> {
  const query = parseQuery(subscribeQuery, request);
  if (!query.ok) return null;
  const { cartToken } = query.value;
  const cartId = cartIdOfSecret(cartToken);
  const cart = await readCart(platform.db, request.site.websiteId, cartId, request.site.locale);
  const line = cart?.lines[0];
  if (cart === null || cart.purpose !== 'subscription' || line === undefined) return null;
  const { websiteId } = request.site;
  const [products, chosen] = await Promise.all([
    productsByItemIds(platform, websiteId, [line.itemId]),
    readChosenOption(platform.db, websiteId, cartId),
  ]);
  const product = products.get(line.itemId);
  const isOffered = product !== undefined && (chosen === null || isStillOffered(product, chosen));
  const plan = isOffered ? (chosen?.plan ?? product.subscriptionPlan) : null;
  if (plan === null && !cart.isPurchased) return null;
  return {
    cartId,
    action: `/checkout/subscribe?cartToken=${cartToken}`,
    isSecret: true,
    terms: plan === null ? [] : termsOf(request.site, plan, line, platform.clock.now()),
  };
}

/** What is charged later, beside the total that is charged now. */
function termsOf(site: Site, plan: SubscriptionPlan, line: CartRecordLine, now: number): readonly string[] {
  const text = subscriptionsText(site.locale);
  const { settings } = site;
  const { currency } = settings.store;
  const started = startSubscription(plan, now, settings.timeZone);
  const date = longDay(started.periodEndsOn, settings);
  const { quantity, unitPriceMinor } = line;
  const price = priceText({ plan, currency, quantity, unitPriceMinor }, site.locale);
  if (isPaidUp(started)) return [`${price}.`, fillText(text.runsUntil, { date })];
  return [
    fillText(traitsOf(line.productType).ships ? text.thenPriceAndMore : text.thenPrice, { price }),
    fillText(text.nextOn, { date }),
    text.cancelAnyTime,
  ];
}

async function sendUselessLink(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const text = subscriptionsText(request.site.locale);
  const html = await renderSystemPage(platform, request.site, {
    name: 'sentence',
    title: text.linkInvalidTitle,
    pageType: CHECKOUT,
    context: { sentence: { title: text.linkInvalidTitle, text: text.linkInvalid } },
  });
  return sendSystemPage(reply, html, 404);
}
