import { quoteCheckout } from '@vitrine/contracts/checkout.ts';
import { fail, ok } from '@vitrine/domain/result.ts';
import { describeTotalChange } from '@vitrine/domain/order/total-change.ts';
import * as z from 'zod';
import { otherWrites } from '../../platform/http/limits.ts';
import { pageRoute, type Route, route } from '../../platform/http/route.ts';
import { cartIdOfRequest, cartIdOfSecret, hasCartCookie } from '../cart/index.ts';
import { cardFields } from '../payments/index.ts';
import { resumePayment } from './await-payment.ts';
import { failureOf } from './charge-reservation.ts';
import {
  answerPaid,
  openCart,
  postCheckoutFor,
  sendCheckoutFor,
  type CheckoutPlace,
} from './checkout-page.ts';
import { quoteCart } from './checkout-view.ts';
import { checkoutLimit } from './limits.ts';
import { rememberedPlace } from './order-cookie.ts';
import { orderLookupRoutes } from './order-lookup.ts';
import { sendOrder, sendOrderReceived, sendPurchaseRefused } from './order-pages.ts';

const returnParams = z.object({ paymentId: z.uuid() });

/** The checkout of the visitor's own cart. */
const checkoutOf = (request: Parameters<typeof cartIdOfRequest>[0]): CheckoutPlace => ({
  cartId: cartIdOfRequest(request),
  action: '/checkout',
});

/** The checkout page and its form, the live totals, and the order's own pages. Nothing here is ever cached. */
export const checkoutRoutes: readonly Route[] = [
  pageRoute({
    method: 'GET',
    path: '/checkout',
    auth: 'visitor',
    csp: cardFields,
    handler: ({ platform, request, reply }) => sendCheckoutFor(platform, request, reply, checkoutOf(request)),
  }),
  pageRoute({
    method: 'POST',
    path: '/checkout',
    auth: 'visitor',
    crumb: 'handler',
    limit: checkoutLimit,
    csp: cardFields,
    handler: ({ platform, request, reply }) => postCheckoutFor(platform, request, reply, checkoutOf(request)),
  }),

  // The target of express checkout; a browser without cookies has nothing to pay. spec: storefront-commerce 2, 5
  pageRoute({
    method: 'GET',
    path: '/commerce/goto-checkout',
    auth: 'visitor',
    handler: ({ platform, request, reply }) =>
      hasCartCookie(request)
        ? reply.header('cache-control', 'no-store').redirect('/checkout', 303)
        : sendPurchaseRefused(platform, request, reply),
  }),

  route(quoteCheckout, {
    limit: checkoutLimit,
    handler: async ({ platform, request, site, body }) => {
      const { cartToken, shown } = body;
      const cartId = cartToken === '' ? cartIdOfRequest(request) : cartIdOfSecret(cartToken);
      const cart = await openCart(platform, request, cartId);
      if (cart === null) return fail(cartToken === '' ? 'CART_EMPTY' : 'PAYMENT_LINK_INVALID');
      const quote = quoteCart(site, cart, body, platform.clock.now());
      const { amountDueMinor, grandTotalMinor } = quote.totals;
      const changes =
        shown === null
          ? ''
          : describeTotalChange(shown, quote, amountDueMinor ?? grandTotalMinor, site.locale);
      return ok({ ...quote, changes });
    },
  }),

  // Where a buyer returns from their bank. The payment may have ended long before.
  pageRoute({
    method: 'GET',
    path: '/checkout/return/:paymentId',
    auth: 'visitor',
    params: returnParams,
    handler: async ({ platform, request, reply, site, params }) => {
      const payment = await resumePayment(platform, null, site.websiteId, params.paymentId);
      if (payment === null) {
        reply.callNotFound();
        return reply;
      }
      if (payment.order !== null) return answerPaid(platform, request, reply, payment.order);
      if (payment.status === 'pending') return sendOrderReceived(platform, request, reply);
      const failure = failureOf(payment);
      const action = rememberedPlace(request, platform.config);
      const code = failure.ok ? 'PAYMENT_ABANDONED' : failure.error.code;
      return reply
        .header('cache-control', 'no-store')
        .redirect(`${action}${action.includes('?') ? '&' : '?'}notice=${code}`, 303);
    },
  }),

  ...['order-confirmed', 'subscription-confirmed', 'contribution-confirmed'].map((name) =>
    pageRoute({
      method: 'GET',
      path: `/checkout/${name}/:accessToken`,
      auth: 'visitor',
      handler: ({ platform, request, reply }) => sendOrder(platform, request, reply, true),
    }),
  ),
  pageRoute({
    method: 'GET',
    path: '/order-status/:accessToken',
    auth: 'visitor',
    handler: ({ platform, request, reply }) => sendOrder(platform, request, reply, false),
  }),
  pageRoute({
    method: 'POST',
    path: '/order-status/:accessToken',
    auth: 'visitor',
    crumb: 'handler',
    limit: otherWrites,
    handler: ({ platform, request, reply }) => sendOrder(platform, request, reply, false),
  }),
  ...orderLookupRoutes,
];
