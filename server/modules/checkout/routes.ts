import { checkoutForm, checkoutQuoteBody, type CheckoutForm } from '@vitrine/contracts/checkout.ts';
import { errorCatalogue, errorMessage, type ErrorCode } from '@vitrine/contracts/errors.ts';
import * as titles from '@vitrine/domain/text/en/checkout-pages.ts';
import { tidyDetails } from '@vitrine/domain/order/validate-checkout.ts';
import type { Failure } from '@vitrine/domain/result.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { crumbProblem, issueCrumb, requireCrumb } from '../../platform/http/crumb.ts';
import { sendFailure } from '../../platform/http/failures.ts';
import { parseBody, parseParams } from '../../platform/http/parse.ts';
import { newToken } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { cartIdOfRequest, clearCartCookies, readCart, type CartRecord } from '../cart/index.ts';
import { viewOrderByToken } from '../orders/index.ts';
import { renderSystemPage, sendSystemPage } from '../pages/index.ts';
import { paymentProvider } from '../payments/index.ts';
import { checkoutView, detailsOf, keptValues, orderProps, quoteCart } from './checkout-view.ts';
import { rememberedOrder, rememberOrder } from './order-cookie.ts';
import { placeOrder } from './place-order.ts';
import { keepDetails, readCartPayments, type PlacedOrder } from './repository.ts';

const orderParams = z.object({ accessToken: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/) });
/** Page type codes. spec: site-platform 1 */
const pageTypes = { checkout: 201, orderConfirmed: 202, orderStatus: 211 } as const;

/** The checkout page and its form, the live totals, and the order's own pages. Nothing here is ever cached. */
export function checkoutRoutes(app: FastifyInstance, platform: Platform): void {
  app.get('/checkout', async (request, reply) => {
    const cart = await openCart(platform, request);
    if (cart === null) return answerWithoutCart(platform, request, reply);
    return sendCheckout(platform, request, reply, cart, { form: null, failure: null });
  });

  app.post('/checkout', async (request, reply) => {
    const problem = crumbProblem(request, platform.config);
    const body = parseBody(checkoutForm, request);
    const cart = await openCart(platform, request);
    const form = body.ok ? body.value : null;
    // Nothing was changed by a forged or stale form: its sender sees the checkout again, with a crumb that counts.
    const failure: Failure<ErrorCode> | null =
      problem === null ? (body.ok ? null : body.error) : { code: problem };
    if (cart === null) {
      return failure === null ? answerWithoutCart(platform, request, reply) : sendFailure(reply, failure);
    }
    if (failure !== null || form === null) {
      return sendCheckout(platform, request, reply, cart, { form, failure });
    }
    if (form.action === 'update') {
      const details = tidyDetails(detailsOf(form));
      await keepDetails(platform.db, request.site.websiteId, cart.id, details);
      return sendCheckout(platform, request, reply, cart, { form, failure: null });
    }
    const placed = await placeOrder(platform, request.site, {
      cartId: cart.id,
      idempotencyKey: form.idempotencyKey === '' ? newToken() : form.idempotencyKey,
      expectedTotalMinor: /^\d{1,15}$/.test(form.expectedTotal) ? Number(form.expectedTotal) : -1,
      details: detailsOf(form),
      card: { number: form.cardNumber, expiry: form.cardExpiry, cvc: form.cardCvc },
    });
    if (placed.ok) return answerPaid(platform, reply, placed.value);
    if (placed.error.code === 'CART_EMPTY') return answerWithoutCart(platform, request, reply);
    // What the buyer typed is kept with the cart, whatever went wrong.
    await keepDetails(platform.db, request.site.websiteId, cart.id, tidyDetails(detailsOf(form)));
    const present = (await openCart(platform, request)) ?? cart;
    return sendCheckout(platform, request, reply, present, { form, failure: placed.error });
  });

  app.post(
    '/api/commerce/checkout/quote',
    { preHandler: requireCrumb(platform.config) },
    async (request, reply) => {
      const body = parseBody(checkoutQuoteBody, request);
      if (!body.ok) return sendFailure(reply, body.error);
      const cart = await openCart(platform, request);
      if (cart === null) return sendFailure(reply, { code: 'CART_EMPTY' });
      return reply.header('cache-control', 'no-store').send(quoteCart(request.site, cart, body.value));
    },
  );

  app.get('/checkout/order-confirmed/:accessToken', (request, reply) =>
    sendOrder(platform, request, reply, true),
  );
  app.get('/order-status/:accessToken', (request, reply) => sendOrder(platform, request, reply, false));
}

/** The visitor's cart when there is something in it, paid or not. */
async function openCart(platform: Platform, request: FastifyRequest): Promise<CartRecord | null> {
  const cartId = cartIdOfRequest(request);
  if (cartId === null) return null;
  const cart = await readCart(platform.db, request.site.websiteId, cartId);
  // A paid cart is still posted when the answer to its payment was lost: then its order is the answer.
  if (cart === null || (cart.lines.length === 0 && !cart.isPurchased)) return null;
  return cart;
}

/** Without anything to pay: the order paid a moment ago, or the cart page. */
async function answerWithoutCart(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const token = rememberedOrder(request);
  const path = token === null ? '/cart' : `/checkout/order-confirmed/${token}`;
  if (token !== null) {
    const order = await viewOrderByToken(platform, request.site.websiteId, token, true);
    if (order === null) return reply.header('cache-control', 'no-store').redirect('/cart', 303);
  }
  return reply.header('cache-control', 'no-store').redirect(path, 303);
}

/** After payment the cart is over, and going back shows the order. */
function answerPaid(platform: Platform, reply: FastifyReply, order: PlacedOrder): FastifyReply {
  clearCartCookies(reply);
  rememberOrder(reply, platform.config, order.accessToken);
  return reply
    .header('cache-control', 'no-store')
    .redirect(`/checkout/order-confirmed/${order.accessToken}`, 303);
}

async function sendCheckout(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  cart: CartRecord,
  state: { readonly form: CheckoutForm | null; readonly failure: Failure<ErrorCode> | null },
): Promise<FastifyReply> {
  const { site } = request;
  const { form, failure } = state;
  if (cart.isPurchased) {
    const made = await readCartPayments(platform.db, site.websiteId, cart.id, '');
    if (made !== null && made.order !== null) return answerPaid(platform, reply, made.order);
  }
  const view = checkoutView(site, cart, {
    values: form === null ? keptValues(site, cart.details) : detailsOf(form),
    crumb: issueCrumb(request, reply, platform.config),
    // A new key for each form: trying again after a decline is a payment of its own.
    idempotencyKey: newToken(),
    testMode: paymentProvider(platform).testMode,
    notice: failure === null ? null : errorMessage(failure),
    fieldErrors: failure?.fields ?? {},
  });
  const html = await renderSystemPage(platform, site, {
    name: 'checkout',
    title: titles.checkoutTitle,
    pageType: pageTypes.checkout,
    context: { checkout: view },
  });
  return sendSystemPage(reply, html, failure === null ? 200 : errorCatalogue[failure.code].status);
}

async function sendOrder(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  justPlaced: boolean,
): Promise<FastifyReply> {
  const { site } = request;
  const params = parseParams(orderParams, request);
  const order = params.ok
    ? await viewOrderByToken(platform, site.websiteId, params.value.accessToken, justPlaced)
    : null;
  if (order === null) {
    reply.callNotFound();
    return reply;
  }
  // A link that opens an order is nobody else's: not for search engines, and not for the sites it links to.
  reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'same-origin');
  issueCrumb(request, reply, platform.config);
  const html = await renderSystemPage(platform, site, {
    name: justPlaced ? 'order-confirmed' : 'order-status',
    title: justPlaced ? titles.orderConfirmedTitle : titles.orderStatusTitle,
    pageType: justPlaced ? pageTypes.orderConfirmed : pageTypes.orderStatus,
    context: { order: orderProps(site, order) },
  });
  return sendSystemPage(reply, html);
}
