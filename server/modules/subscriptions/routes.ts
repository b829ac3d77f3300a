import {
  listSubscriptionsQuery,
  subscribeQuery,
  subscriptionCartBody,
  SUBSCRIPTIONS_PER_PAGE,
  type SubscriptionCartAnswer,
  type SubscriptionList,
} from '@vitrine/contracts/subscriptions.ts';
import * as text from '@vitrine/domain/text/en/subscriptions.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireCrumb } from '../../platform/http/crumb.ts';
import { sendFailure } from '../../platform/http/failures.ts';
import { parseBody, parseQuery } from '../../platform/http/parse.ts';
import type { Platform } from '../../platform/platform.ts';
import { requireOwner } from '../accounts/index.ts';
import { cartIdOfSecret, openPurposeCart, readCart } from '../cart/index.ts';
import { onDuty, postCheckoutFor, sendCheckoutFor, type CheckoutPlace } from '../checkout/index.ts';
import { renderSystemPage, sendSystemPage } from '../pages/index.ts';
import { customerPageRoutes } from './customer-page.ts';
import { listSubscriptions, type SubscriptionRecord } from './repository.ts';
import { fulfilSubscriptionDuty } from './start-subscription.ts';

/** Page type code of the checkout. spec: site-platform 1 */
const CHECKOUT = 201;

/** Subscribing, the checkout of a subscription, the customer's page, and the owner's list. */
export function subscriptionsRoutes(app: FastifyInstance, platform: Platform): void {
  onDuty(platform, 'subscription', (job) => fulfilSubscriptionDuty(platform, job));

  app.post(
    '/api/3/commerce/cart/subscription',
    { preHandler: requireCrumb(platform.config) },
    async (request, reply) => {
      const body = parseBody(subscriptionCartBody, request);
      if (!body.ok) return sendFailure(reply, body.error);
      const { itemId, sku, quantity, additionalFields } = body.value;
      const opened = await openPurposeCart(platform, request.site, {
        purpose: 'subscription',
        itemId,
        sku,
        quantity,
        additionalFields,
      });
      if (!opened.ok) return sendFailure(reply, opened.error);
      const answer: SubscriptionCartAnswer = { cartToken: opened.value.secret };
      return reply.header('cache-control', 'no-store').send(answer);
    },
  );

  app.get('/checkout/subscribe', async (request, reply) => {
    const place = await placeOf(platform, request);
    return place === null
      ? sendUselessLink(platform, request, reply)
      : sendCheckoutFor(platform, request, reply, place);
  });

  app.post('/checkout/subscribe', async (request, reply) => {
    const place = await placeOf(platform, request);
    return place === null
      ? sendUselessLink(platform, request, reply)
      : postCheckoutFor(platform, request, reply, place);
  });

  customerPageRoutes(app, platform);

  app.get('/api/admin/subscriptions', { preHandler: requireOwner(platform) }, async (request, reply) => {
    const query = parseQuery(listSubscriptionsQuery, request);
    if (!query.ok) return sendFailure(reply, query.error);
    const found = await listSubscriptions(platform.db, request.site.websiteId, {
      status: query.value.status,
      before: query.value.before,
      most: SUBSCRIPTIONS_PER_PAGE + 1,
    });
    const shown = found.slice(0, SUBSCRIPTIONS_PER_PAGE);
    const answer: SubscriptionList = {
      subscriptions: shown.map(rowOf),
      nextBefore: found.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
    };
    return reply.header('cache-control', 'no-store').send(answer);
  });
}

/** The checkout a link leads to; null when its token is not that of a subscription's cart. */
async function placeOf(platform: Platform, request: FastifyRequest): Promise<CheckoutPlace | null> {
  const query = parseQuery(subscribeQuery, request);
  if (!query.ok) return null;
  const { cartToken } = query.value;
  const cartId = cartIdOfSecret(cartToken);
  const cart = await readCart(platform.db, request.site.websiteId, cartId);
  if (cart === null || cart.purpose !== 'subscription') return null;
  return { cartId, action: `/checkout/subscribe?cartToken=${cartToken}` };
}

async function sendUselessLink(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const html = await renderSystemPage(platform, request.site, {
    name: 'sentence',
    title: text.linkInvalidTitle,
    pageType: CHECKOUT,
    context: { sentence: { title: text.linkInvalidTitle, text: text.linkInvalid } },
  });
  return sendSystemPage(reply, html, 404);
}

function rowOf(record: SubscriptionRecord): SubscriptionList['subscriptions'][number] {
  return {
    id: record.id,
    status: record.status,
    productName: record.productName,
    sku: record.sku,
    quantity: record.quantity,
    unitPriceMinor: record.unitPriceMinor,
    currency: record.currency,
    email: record.details.email,
    startedOn: record.startedOn.toISOString(),
    cyclesPaid: record.cyclesPaid,
    nextChargeOn: record.nextChargeOn?.toISOString() ?? null,
    failedTries: record.failedTries,
    cancelAtPeriodEnd: record.cancelAtPeriodEnd,
    endedOn: record.endedOn?.toISOString() ?? null,
  };
}
