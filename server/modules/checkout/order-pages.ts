import { checkoutText } from '@vitrine/domain/text/checkout.ts';
import { checkoutPagesText } from '@vitrine/domain/text/checkout-pages.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import { commerceText } from '@vitrine/domain/text/commerce.ts';
import type { PurchaseEventView } from '@vitrine/contracts/checkout.ts';
import type { CartPurpose } from '@vitrine/domain/cart/cart.ts';
import { toDecimalShape } from '@vitrine/domain/money/parse-money.ts';
import { confirmationPath } from '@vitrine/domain/order/confirmation-path.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { issueCrumb } from '../../platform/http/crumb.ts';
import { parseParams } from '../../platform/http/parse.ts';
import type { Platform } from '../../platform/platform.ts';
import { viewOrderByToken } from '../orders/index.ts';
import { renderSystemPage, sendSystemPage } from '../pages/index.ts';
import { orderProps } from './checkout-view.ts';
import { mayShowOrder } from './order-access.ts';
import { openOrderGate, sendOrderGate } from './order-lookup.ts';
import { orderSections } from './order-sections.ts';
import { findPlacedOrder, type OrderPageData } from './order-repository.ts';

const orderParams = z.object({ accessToken: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/) });
/** Seconds after which the page of an order that is being confirmed reloads. */
const RECEIVED_REFRESH = 4;

/** Page type codes. spec: site-platform 1 */
const ERROR = 101;
const ORDER_RECEIVED = 207;
const ORDER_STATUS = 211;
function confirmations(
  locale: Locale,
): Readonly<Record<CartPurpose, { readonly pageType: number; readonly title: string }>> {
  const titles = checkoutPagesText(locale);
  return {
    shopping: { pageType: 202, title: titles.orderConfirmedTitle },
    'gift-card': { pageType: 202, title: titles.orderConfirmedTitle },
    renewal: { pageType: 202, title: titles.orderConfirmedTitle },
    'payment-link': { pageType: 202, title: titles.orderConfirmedTitle },
    donation: { pageType: 204, title: titles.contributionConfirmedTitle },
    subscription: { pageType: 206, title: titles.subscriptionConfirmedTitle },
  };
}

/**
 * An order's own page: right after paying (`justPlaced`), and the permanent one. A browser that did not place it has to
 * confirm the buyer's details first.
 */
export async function sendOrder(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  justPlaced: boolean,
): Promise<FastifyReply> {
  const { site } = request;
  const titles = checkoutPagesText(site.locale);
  const { websiteId } = site;
  const params = parseParams(orderParams, request);
  const accessToken = params.ok ? params.value.accessToken : '';
  const facts = params.ok ? await findPlacedOrder(platform.db, websiteId, accessToken) : null;
  if (facts === null) {
    reply.callNotFound();
    return reply;
  }
  const { orderId, purpose } = facts;
  const path = confirmationPath(purpose, accessToken);
  reply.header('cache-control', 'no-store');
  if (request.method === 'POST') {
    const opened = await openOrderGate(platform, request, reply, facts);
    if (opened !== true) return opened;
    // With cookies off nothing is remembered, so the response itself is the order.
    if (request.headers.cookie !== undefined) return reply.redirect(`/order-status/${accessToken}`, 303);
  } else {
    if (justPlaced && !request.url.startsWith(path)) return reply.redirect(path, 303);
    if (!(await mayShowOrder(platform, request, facts))) {
      return sendOrderGate(platform, request, reply, accessToken);
    }
  }
  const order = await viewOrderByToken(platform, websiteId, accessToken, justPlaced);
  if (order === null) throw new Error(`no order ${orderId}`);
  // An order's link is secret: not for search engines, and not for the Referer of outgoing links.
  reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'same-origin');
  issueCrumb(request, reply, platform.config);
  const parts = await orderSections(platform, { websiteId, orderId });
  const confirmation = confirmations(site.locale)[purpose];
  const html = await renderSystemPage(platform, site, {
    name: justPlaced ? 'order-confirmed' : 'order-status',
    title: justPlaced ? confirmation.title : titles.orderStatusTitle,
    pageType: justPlaced ? confirmation.pageType : ORDER_STATUS,
    context: {
      order: {
        ...orderProps(site, order),
        lines: order.lines.map((line, position) => ({
          ...line,
          answers: facts.lines[position]?.answers ?? [],
        })),
        purpose,
        parts,
        purchase: justPlaced ? purchaseOf(facts) : null,
      },
    },
  });
  return sendSystemPage(reply, html);
}

/** The payload of the 'purchase' event. spec: storefront-commerce 3 "Order (for analytics)", 7 */
function purchaseOf(facts: OrderPageData): PurchaseEventView {
  const { currency } = facts;
  const money = (minor: number): string => toDecimalShape({ minor, currency }).decimalValue;
  return {
    transaction_id: facts.orderId,
    value: money(facts.totals.grandTotalMinor),
    shipping: money(facts.totals.deliveryMinor),
    tax: money(facts.totals.taxMinor),
    currency,
    cart_id: facts.cartId,
    test_mode: facts.testMode,
    items: facts.lines.map((line) => ({
      sku: line.sku,
      productName: line.productName,
      quantity: line.quantity,
      unitPrice: money(line.unitPriceMinor),
    })),
  };
}

/** While a payment is being confirmed: the page reloads automatically, and says that nothing has to be done. */
export async function sendOrderReceived(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const text = checkoutText(request.site.locale);
  const titles = checkoutPagesText(request.site.locale);
  reply
    .header('x-robots-tag', 'noindex')
    .header('referrer-policy', 'same-origin')
    .header('refresh', String(RECEIVED_REFRESH));
  issueCrumb(request, reply, platform.config);
  const html = await renderSystemPage(platform, request.site, {
    name: 'order-received',
    title: titles.orderReceivedTitle,
    pageType: ORDER_RECEIVED,
    context: {
      received: { title: text.receivedHeading, sentence: text.receivedSentence, hint: text.receivedHint },
    },
  });
  return sendSystemPage(reply, html);
}

/** Express checkout without a cart cookie. spec: storefront-commerce 5, 8 */
export async function sendPurchaseRefused(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const text = checkoutText(request.site.locale);
  issueCrumb(request, reply, platform.config);
  const html = await renderSystemPage(platform, request.site, {
    name: 'purchase-refused',
    title: commerceText(request.site.locale).unableToPurchase,
    pageType: ERROR,
    context: {
      refused: {
        title: commerceText(request.site.locale).unableToPurchase,
        sentence: commerceText(request.site.locale).checkoutNeedsCookies,
        back: text.backToCart,
      },
    },
  });
  return sendSystemPage(reply.header('x-robots-tag', 'noindex'), html, 403);
}
