import { checkoutQuoteBody } from '@vitrine/contracts/checkout.ts';
import { describeTotalChange } from '@vitrine/domain/order/total-change.ts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { requireCrumb } from '../../platform/http/crumb.ts';
import { sendFailure } from '../../platform/http/failures.ts';
import { parseBody, parseParams } from '../../platform/http/parse.ts';
import type { Platform } from '../../platform/platform.ts';
import { cartIdOfRequest, cartIdOfSecret, hasCartCookie } from '../cart/index.ts';
import { paymentProvider } from '../payments/index.ts';
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
export function checkoutRoutes(app: FastifyInstance, platform: Platform): void {
  app.get('/checkout', (request, reply) => sendCheckoutFor(platform, request, reply, checkoutOf(request)));
  app.post('/checkout', (request, reply) => postCheckoutFor(platform, request, reply, checkoutOf(request)));

  // The target of express checkout; a browser without cookies has nothing to pay. spec: storefront-commerce 2, 5
  app.get('/commerce/goto-checkout', (request, reply) =>
    hasCartCookie(request)
      ? reply.header('cache-control', 'no-store').redirect('/checkout', 303)
      : sendPurchaseRefused(platform, request, reply),
  );

  app.post(
    '/api/commerce/checkout/quote',
    { preHandler: requireCrumb(platform.config) },
    async (request, reply) => {
      const body = parseBody(checkoutQuoteBody, request);
      if (!body.ok) return sendFailure(reply, body.error);
      const { cartToken } = body.value;
      const cartId = cartToken === '' ? cartIdOfRequest(request) : cartIdOfSecret(cartToken);
      const cart = await openCart(platform, request, cartId);
      if (cart === null) return sendFailure(reply, { code: 'CART_EMPTY' });
      const quote = quoteCart(request.site, cart, body.value, platform.clock.now());
      const { shown } = body.value;
      const { amountDueMinor, grandTotalMinor } = quote.totals;
      const changes =
        shown === null
          ? ''
          : describeTotalChange(shown, quote, amountDueMinor ?? grandTotalMinor, request.site.locale);
      return reply.header('cache-control', 'no-store').send({ ...quote, changes });
    },
  );

  // Where a buyer returns from their bank. The payment may have ended long before.
  app.get('/checkout/return/:paymentId', async (request, reply) => {
    const params = parseParams(returnParams, request);
    const payment = params.ok
      ? await resumePayment(
          platform,
          paymentProvider(platform),
          request.site.websiteId,
          params.value.paymentId,
        )
      : null;
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
  });

  for (const page of ['order-confirmed', 'subscription-confirmed', 'contribution-confirmed']) {
    app.get(`/checkout/${page}/:accessToken`, (request, reply) => sendOrder(platform, request, reply, true));
  }
  app.get('/order-status/:accessToken', (request, reply) => sendOrder(platform, request, reply, false));
  app.post('/order-status/:accessToken', (request, reply) => sendOrder(platform, request, reply, false));
  orderLookupRoutes(app, platform);
}
