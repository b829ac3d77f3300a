import { checkoutForm, type CheckoutForm, type CheckoutProviderView } from '@vitrine/contracts/checkout.ts';
import { errorCatalogue, errorMessage, type ErrorCode } from '@vitrine/contracts/errors.ts';
import { confirmationPath } from '@vitrine/domain/order/confirmation-path.ts';
import * as text from '@vitrine/domain/text/en/checkout.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import * as titles from '@vitrine/domain/text/en/checkout-pages.ts';
import { tidyDetails } from '@vitrine/domain/order/validate-checkout.ts';
import type { Failure } from '@vitrine/domain/result.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { crumbProblem, crumbProblemOfLink, issueCrumb } from '../../platform/http/crumb.ts';
import { sendFailure } from '../../platform/http/failures.ts';
import { parseBody } from '../../platform/http/parse.ts';
import { newToken } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { addCode, clearCartCookies, readCart, removeCode, type CartRecord } from '../cart/index.ts';
import { renderSystemPage, sendSystemPage } from '../pages/index.ts';
import { paymentProvider, providerCardView } from '../payments/index.ts';
import { checkoutView, detailsOf, keptValues } from './checkout-view.ts';
import { grantOrderAccess } from './order-access.ts';
import { rememberedOrder, rememberOrder, rememberPlace } from './order-cookie.ts';
import { purposeOfOrder } from './order-repository.ts';
import { placeOrder } from './place-order.ts';
import type { OrderPlacement } from './prepare-order.ts';
import { keepDetails, readCartPayments, type PlacedOrder } from './repository.ts';

/** Page type code. spec: site-platform 1 */
const PAGE_TYPE = 201;

/** Which cart a checkout is about, and where its form is posted to. */
export interface CheckoutPlace {
  /** Null: there is none. */
  readonly cartId: string | null;
  /** Path (and query) of the form. */
  readonly action: string;
  /** What is agreed on by paying besides the total, a sentence each. */
  readonly terms?: readonly string[];
  /** True where the address itself is the secret of the cart: then it works with cookies off. */
  readonly isSecret?: boolean;
}

/** What the page shows besides the cart. */
export interface CheckoutState {
  readonly form: CheckoutForm | null;
  readonly failure: Failure<ErrorCode> | null;
  /** Why the code just typed is not taken. */
  readonly codeProblem?: string | null;
}

// Only the catalogue's own sentences about paying are shown: a link cannot put words on the page.
const noticeQuery = z.object({ notice: z.string().max(100).catch('').default('') });
const notices: ReadonlySet<string> = new Set<ErrorCode>([
  'CARD_DECLINED',
  'CARD_INSUFFICIENT_FUNDS',
  'CARD_AUTHENTICATION_FAILED',
  'CARD_AUTHENTICATION_NEEDED',
  'PAYMENT_ABANDONED',
]);
const isNotice = (code: string): code is ErrorCode => notices.has(code);

/**
 * Shows the checkout of a cart (`notice` in the query tells why the last payment failed); without one, the order paid a moment ago or the cart page. Never cached. */
export async function sendCheckoutFor(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  place: CheckoutPlace,
): Promise<FastifyReply> {
  const cart = await openCart(platform, request, place.cartId);
  if (cart === null) return answerWithoutCart(platform, request, reply);
  const { notice } = noticeQuery.parse(request.query);
  const failure = isNotice(notice) ? { code: notice } : null;
  return sendCheckout(platform, request, reply, { place, cart, state: { form: null, failure } });
}

/** Takes a posted checkout form: shows it again with new totals, or places the order. */
export async function postCheckoutFor(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  place: CheckoutPlace,
): Promise<FastifyReply> {
  const problem = (place.isSecret === true ? crumbProblemOfLink : crumbProblem)(request, platform.config);
  const body = parseBody(checkoutForm, request);
  const cart = await openCart(platform, request, place.cartId);
  const form = body.ok ? withWayChosen(body.value) : null;
  // Nothing was changed by a forged or stale form: its sender sees the checkout again, with a crumb that counts.
  const failure: Failure<ErrorCode> | null =
    problem === null ? (body.ok ? null : body.error) : { code: problem };
  if (cart === null) {
    return failure === null ? answerWithoutCart(platform, request, reply) : sendFailure(reply, failure);
  }
  if (failure !== null || form === null) {
    return sendCheckout(platform, request, reply, { place, cart, state: { form, failure } });
  }
  const { websiteId } = request.site;
  if (form.action === 'update' || form.action === 'add-code' || form.action.startsWith('remove-code:')) {
    const codeProblem = await changeCodes(platform, request, cart, form);
    await keepDetails(platform.db, websiteId, cart.id, tidyDetails(detailsOf(form)));
    const present = (await openCart(platform, request, cart.id)) ?? cart;
    return sendCheckout(platform, request, reply, {
      place,
      cart: present,
      state: { form, failure: null, codeProblem },
    });
  }
  const placed = await placeOrder(platform, request.site, placementOf(platform, cart, form));
  if (placed.ok) {
    if (placed.value.kind === 'placed') return answerPaid(platform, request, reply, placed.value.order);
    rememberPlace(reply, platform.config, place.action);
    return reply.header('cache-control', 'no-store').redirect(placed.value.url, 303);
  }
  if (placed.error.code === 'CART_EMPTY') return answerWithoutCart(platform, request, reply);
  // What the buyer typed is kept with the cart, whatever went wrong.
  await keepDetails(platform.db, websiteId, cart.id, tidyDetails(detailsOf(form)));
  const present = (await openCart(platform, request, cart.id)) ?? cart;
  return sendCheckout(platform, request, reply, {
    place,
    cart: present,
    state: { form, failure: placed.error },
  });
}

/** A press on "Deliver" or "Pick up": the form with that option, to be priced and shown again. */
function withWayChosen(form: CheckoutForm): CheckoutForm {
  const [, deliveryOptionId] = form.action.split('deliver:');
  return deliveryOptionId === undefined ? form : { ...form, action: 'update', deliveryOptionId };
}

/** Does what a form without JavaScript asks of the codes; the sentence that says why not, null when it is done. */
async function changeCodes(
  platform: Platform,
  request: FastifyRequest,
  cart: CartRecord,
  form: CheckoutForm,
): Promise<string | null> {
  if (cart.purpose !== 'shopping') return null;
  const [, name] = form.action.split('remove-code:');
  if (name === undefined && form.code.trim() === '' && form.action === 'update') return null;
  const changed =
    name === undefined
      ? await addCode(platform, request.site, cart.id, form.code)
      : await removeCode(platform, request.site, cart.id, name);
  return changed.ok ? null : errorMessage(changed.error);
}

function placementOf(platform: Platform, cart: CartRecord, form: CheckoutForm): OrderPlacement {
  return {
    cartId: cart.id,
    cart,
    // What no form of ours has is no key.
    idempotencyKey: /^[\w.-]{1,100}$/.test(form.idempotencyKey) ? form.idempotencyKey : newToken(),
    expectedTotalMinor: /^\d{1,15}$/.test(form.expectedTotal) ? Number(form.expectedTotal) : -1,
    details: detailsOf(form),
    source: paymentProvider(platform).takesCards
      ? {
          kind: 'typed',
          card: { number: form.cardNumber, expiry: form.cardExpiry, cvc: form.cardCvc },
        }
      : { kind: 'method', method: form.paymentMethod },
    save: cart.purpose === 'subscription',
    shownCodes: form.shownCodes.split(',').filter((code) => code !== ''),
  };
}

/** A cart when there is something in it, paid or not. */
export async function openCart(
  platform: Platform,
  request: FastifyRequest,
  cartId: string | null,
): Promise<CartRecord | null> {
  if (cartId === null) return null;
  const cart = await readCart(platform.db, request.site.websiteId, cartId);
  // A paid cart is still posted when the answer to its payment was lost: then its order is the answer.
  if (cart === null || (cart.lines.length === 0 && !cart.isPurchased)) return null;
  return cart;
}

/** Without anything to pay: the order paid a moment ago, or the cart page. */
export async function answerWithoutCart(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const token = rememberedOrder(request, platform.config);
  reply.header('cache-control', 'no-store');
  const purpose = token === null ? null : await purposeOfOrder(platform.db, request.site.websiteId, token);
  if (token === null || purpose === null) return reply.redirect('/cart', 303);
  return reply.redirect(confirmationPath(purpose, token), 303);
}

/** After payment the cart is over, and going back shows the order. */
export function answerPaid(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  order: PlacedOrder,
): FastifyReply {
  if (order.purpose === 'shopping') clearCartCookies(reply);
  rememberOrder(reply, platform.config, order.accessToken);
  grantOrderAccess(request, reply, platform.config, order.orderId);
  return reply
    .header('cache-control', 'no-store')
    .redirect(confirmationPath(order.purpose, order.accessToken), 303);
}

export async function sendCheckout(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  page: { readonly place: CheckoutPlace; readonly cart: CartRecord; readonly state: CheckoutState },
): Promise<FastifyReply> {
  const { site } = request;
  const { place, cart, state } = page;
  const { form, failure } = state;
  if (cart.isPurchased) {
    const made = await readCartPayments(platform.db, site.websiteId, cart.id, '');
    if (made !== null && made.order !== null) return answerPaid(platform, request, reply, made.order);
  }
  const view = checkoutView(site, cart, {
    now: platform.clock.now(),
    action: place.action,
    ...(place.terms === undefined ? {} : { terms: place.terms }),
    provider: providerView(platform),
    testMode: paymentProvider(platform).testMode,
    values: form === null ? keptValues(site, cart.details) : detailsOf(form),
    crumb: issueCrumb(request, reply, platform.config),
    // A new key for each form: trying again after a decline is a payment of its own.
    idempotencyKey: newToken(),
    notice: failure === null ? null : noticeOf(failure),
    codeProblem: state.codeProblem ?? null,
    fieldErrors: failure?.fields ?? {},
  });
  const html = await renderSystemPage(platform, site, {
    name: 'checkout',
    title: titles.checkoutTitle,
    pageType: PAGE_TYPE,
    context: { checkout: view },
    checkout: { asked: request, back: backFrom(cart) },
  });
  return sendSystemPage(reply, html, failure === null ? 200 : errorCatalogue[failure.code].status);
}

/** Where a buyer came from: the cart, or the one thing a cart of another purpose is about. */
function backFrom(cart: CartRecord): { readonly url: string; readonly label: string } {
  const [line] = cart.lines;
  return cart.purpose === 'shopping' || line === undefined
    ? { url: '/cart', label: text.backToCart }
    : { url: line.fullUrl, label: fillText(titles.backTo, { title: line.title }) };
}

function providerView(platform: Platform): CheckoutProviderView {
  const { name, takesCards } = paymentProvider(platform);
  const view = providerCardView(platform);
  return {
    name,
    takesCards,
    publishableKey: view?.publishableKey ?? '',
    scriptUrl: view?.scriptUrl ?? '',
    wallets: [],
  };
}

/** The sentence above the form; where one line is at fault, it is named. */
function noticeOf(failure: Failure<ErrorCode>): string {
  const item = failure.params?.['item'];
  const sentence = errorMessage(failure);
  return item === undefined ? sentence : `${item}: ${sentence}`;
}
