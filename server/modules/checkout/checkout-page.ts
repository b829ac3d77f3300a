import { checkoutText } from '@vitrine/domain/text/checkout.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import { checkoutPagesText } from '@vitrine/domain/text/checkout-pages.ts';
import {
  checkoutForm,
  type CheckoutForm,
  type CheckoutValues,
  type PlaceOrderAnswer,
} from '@vitrine/contracts/checkout.ts';
import { errorBody, errorCatalogue, errorMessage, type ErrorCode } from '@vitrine/contracts/errors.ts';
import type { CheckoutPageProps } from '@vitrine/blocks/views/checkout/checkout-form.props.ts';
import { confirmationPath } from '@vitrine/domain/order/confirmation-path.ts';
import {
  manualMethods,
  manualPaymentOf,
  type ManualPaymentSettings,
} from '@vitrine/domain/payment/manual-payment.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { normalizeDetails } from '@vitrine/domain/order/validate-checkout.ts';
import { storeCountries } from '@vitrine/domain/store/store-countries.ts';
import type { Failure } from '@vitrine/domain/result.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { crumbProblem, crumbProblemOfLink, issueCrumb } from '../../platform/http/crumb.ts';
import { sendFailure, wantsJson } from '../../platform/http/failures.ts';
import { parseBody } from '../../platform/http/parse.ts';
import { newToken } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  addCode,
  clearCartCookies,
  notePricesShown,
  priceChanges,
  readCart,
  removeCode,
  type CartRecord,
} from '../cart/index.ts';
import { readSavedForm, redirectToForm } from '../../platform/saved-forms/index.ts';
import { renderSystemPage, sendSystemPage } from '../pages/index.ts';
import { providerOf, providerView } from '../payments/index.ts';
import type { Site } from '../websites/index.ts';
import { checkoutView, detailsOf, storedValues } from './checkout-view.ts';
import { grantOrderAccess } from './order-access.ts';
import { rememberedOrder, rememberOrder, rememberPlace } from './order-cookie.ts';
import { purposeOfOrder } from './order-repository.ts';
import { placeOrder } from './place-order.ts';
import type { OrderPlacement } from './prepare-order.ts';
import { saveDetails, readCartPayments, type PlacedOrder } from './repository.ts';

/** Page type code. spec: site-platform 1 */
const PAGE_TYPE = 201;

/** The cart a checkout is for, and the checkout's URL. */
export interface CheckoutPlace {
  /** Null: no cart. */
  readonly cartId: string | null;
  /** Path (and query) of the page. */
  readonly action: string;
  /** Terms the buyer accepts by paying besides the total, one sentence each. */
  readonly terms?: readonly string[];
  /** True where the URL itself is the cart's secret: then it works with cookies off. */
  readonly isSecret?: boolean;
  /** What the shop wrote to the buyer; '' or left out for nothing. */
  readonly shopNote?: string;
}

/** What the page shows besides the cart. */
export interface CheckoutState {
  readonly failure: Failure<ErrorCode> | null;
  /** Why the entered code is refused. */
  readonly codeProblem?: string | null;
  /** The entered values, where the cart could not store them. */
  readonly values?: CheckoutValues;
}

// Only the catalogue's own sentences about paying are shown: a link cannot put words on the page.
const noticeQuery = z.object({
  notice: z.string().max(100).catch('').default(''),
  /** The way to pay that was chosen before the totals were updated. */
  payWith: z.enum(manualMethods).optional().catch(undefined),
});
const notices: ReadonlySet<string> = new Set<ErrorCode>([
  'CARD_DECLINED',
  'CARD_INSUFFICIENT_FUNDS',
  'CARD_AUTHENTICATION_FAILED',
  'CARD_AUTHENTICATION_NEEDED',
  'PAYMENT_ABANDONED',
  'PAYMENT_LINK_CHANGED',
]);
const isNotice = (code: string): code is ErrorCode => notices.has(code);

/**
 * Shows the checkout of a cart; without one, the order paid a moment ago or the cart page. `notice` in the query names
 * why the last payment failed. Never cached.
 */
export async function sendCheckoutFor(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  place: CheckoutPlace,
): Promise<FastifyReply> {
  const cart = await openCart(platform, request, place.cartId);
  if (cart === null) return answerWithoutCart(platform, request, reply, null);
  const kept = await readSavedForm<CheckoutState>(platform, request);
  if (kept !== null) return sendCheckout(platform, request, reply, { place, cart, state: kept });
  const { notice, payWith } = noticeQuery.parse(request.query);
  const failure = isNotice(notice) ? { code: notice } : null;
  const state = {
    failure,
    ...(payWith === undefined ? {} : { values: { ...storedValues(request.site, cart.details), payWith } }),
  };
  return sendCheckout(platform, request, reply, { place, cart, state });
}

/** Whether the shop can change the cart while its buyer is at the checkout: then a form pays the revision it shows. */
const isShops = ({ purpose }: CartRecord): boolean => purpose === 'payment-link';

// Left out or not a number, it matches none.
const revisionQuery = z.object({ revision: z.coerce.number().int().catch(-1) });

/**
 * Handles a posted checkout form: changes the codes and the totals, or places the order. A form always ends in a
 * redirect; a script that asks for JSON gets the order's address or the failure.
 */
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
  // A forged or stale form changed nothing: the checkout is shown again, with a valid crumb.
  const failure: Failure<ErrorCode> | null =
    problem === null ? (body.ok ? null : body.error) : { code: problem };
  if (cart === null) {
    return failure === null
      ? answerWithoutCart(platform, request, reply, place)
      : sendFailure(reply, failure);
  }
  if (failure !== null || form === null) {
    return refuse(platform, request, reply, { place, cart, state: { failure, ...typedIn(form) } });
  }
  const { websiteId } = request.site;
  if (form.action === 'update' || form.action === 'add-code' || form.action.startsWith('remove-code:')) {
    const codeProblem = await changeCodes(platform, request, cart, form);
    await saveDetails(
      platform.db,
      websiteId,
      cart.id,
      normalizeDetails(detailsOf(form), storeCountries(request.site.settings.store, request.site.locale)),
    );
    if (codeProblem === null) return leadTo(request, reply, withPayWith(place.action, form.payWith));
    return refuse(platform, request, reply, {
      place,
      cart,
      state: { failure: null, codeProblem, ...typedIn(form) },
    });
  }
  const placed = await placeOrder(platform, request.site, {
    ...(await placementOf(platform, request.site, cart, form)),
    ...(isShops(cart) ? { shownRevision: revisionQuery.parse(request.query).revision } : {}),
  });
  if (placed.ok) {
    if (placed.value.kind === 'placed') return answerPaid(platform, request, reply, placed.value.order);
    rememberPlace(reply, platform.config, place.action);
    return leadTo(request, reply, placed.value.url);
  }
  if (placed.error.code === 'CART_EMPTY') return answerWithoutCart(platform, request, reply, place);
  // The buyer's details are stored with the cart, even after a failure.
  await saveDetails(
    platform.db,
    websiteId,
    cart.id,
    normalizeDetails(detailsOf(form), storeCountries(request.site.settings.store, request.site.locale)),
  );
  // A script shows what it has; the page shows what the shop has changed.
  if (placed.error.code === 'PAYMENT_LINK_CHANGED' && wantsJson(request)) {
    return leadTo(request, reply, withQuery(place.action, `notice=${placed.error.code}`));
  }
  return refuse(platform, request, reply, {
    place,
    cart,
    state: { failure: placed.error, ...typedIn(form) },
  });
}

/** A press on "Deliver" or "Pick up": the form with that option, to be priced and shown again. */
function withWayChosen(form: CheckoutForm): CheckoutForm {
  const [, deliveryOptionId] = form.action.split('deliver:');
  return deliveryOptionId === undefined ? form : { ...form, action: 'update', deliveryOptionId };
}

/**
 * Shows a refused form again on its own page, or returns the failure to the script that sent it. Nothing was charged.
 */
async function refuse(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  page: { readonly place: CheckoutPlace; readonly cart: CartRecord; readonly state: CheckoutState },
): Promise<FastifyReply> {
  const { place, cart, state } = page;
  const { failure } = state;
  if (failure !== null && wantsJson(request)) {
    const body = errorBody(
      { ...failure, fields: fieldErrorsOf(failure, request.site.locale) },
      request.site.locale,
    );
    return reply
      .code(errorCatalogue[failure.code].status)
      .header('cache-control', 'no-store')
      .send({ ...body, message: noticeOf(failure, request.site.locale) });
  }
  if (await redirectToForm(platform, request, reply, place.action, state)) return reply;
  const present = (await openCart(platform, request, cart.id)) ?? cart;
  return sendCheckout(platform, request, reply, { place, cart: present, state });
}

/** Leads the buyer on: a form by a redirect, a script by the URL. */
function leadTo(request: FastifyRequest, reply: FastifyReply, url: string): FastifyReply {
  reply.header('cache-control', 'no-store');
  return wantsJson(request) ? reply.send({ url } satisfies PlaceOrderAnswer) : reply.redirect(url, 303);
}

const typedIn = (form: CheckoutForm | null): Pick<CheckoutState, 'values'> =>
  form === null ? {} : { values: { ...detailsOf(form), payWith: form.payWith } };

/** The page with the way to pay that was chosen: the cart does not store it. */
const withPayWith = (page: string, payWith: string): string =>
  manualMethods.some((method) => method === payWith) ? withQuery(page, `payWith=${payWith}`) : page;

const withQuery = (page: string, parameter: string): string =>
  `${page}${page.includes('?') ? '&' : '?'}${parameter}`;

/** Applies a form's change of codes without JavaScript; returns the sentence that says why not, null on success. */
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
  return changed.ok ? null : errorMessage(changed.error, request.site.locale);
}

async function placementOf(
  platform: Platform,
  { websiteId }: Site,
  cart: CartRecord,
  form: CheckoutForm,
): Promise<OrderPlacement> {
  const { takesCards } = await providerOf(platform, websiteId);
  const byHand = manualMethods.find((method) => method === form.payWith);
  return {
    cartId: cart.id,
    cart,
    // Our own forms never send such a key.
    idempotencyKey: /^[\w.-]{1,100}$/.test(form.idempotencyKey) ? form.idempotencyKey : newToken(),
    expectedTotalMinor: /^\d{1,15}$/.test(form.expectedTotal) ? Number(form.expectedTotal) : -1,
    details: detailsOf(form),
    source:
      byHand !== undefined
        ? { kind: 'manual', method: byHand }
        : takesCards
          ? {
              kind: 'typed',
              card: { number: form.cardNumber, expiry: form.cardExpiry, cvc: form.cardCvc },
            }
          : { kind: 'method', method: form.paymentMethod },
    save: cart.purpose === 'subscription',
    shownCodes: form.shownCodes.split(',').filter((code) => code !== ''),
  };
}

/** Whether a cart can no longer be paid. A payment that began in time is finished. */
function isExpired({ expiresOn, isPurchased, paymentId }: CartRecord, now: number): boolean {
  return typeof expiresOn === 'number' && expiresOn <= now && !isPurchased && paymentId === null;
}

/** A cart when there is something in it, paid or not, and it has not expired. */
export async function openCart(
  platform: Platform,
  request: FastifyRequest,
  cartId: string | null,
): Promise<CartRecord | null> {
  if (cartId === null) return null;
  const cart = await readCart(platform.db, request.site.websiteId, cartId, request.site.locale);
  // A paid cart is submitted again when the response to its payment was lost: then its order is returned.
  if (cart === null || (cart.lines.length === 0 && !cart.isPurchased)) return null;
  return isExpired(cart, platform.clock.now()) ? null : cart;
}

/**
 * Without anything to pay: the order paid a moment ago, or the cart page. A secret address that leads nowhere any more
 * says so itself.
 */
async function answerWithoutCart(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  posted: CheckoutPlace | null,
): Promise<FastifyReply> {
  if (posted?.isSecret === true) return leadTo(request, reply, posted.action);
  const token = rememberedOrder(request, platform.config);
  const purpose = token === null ? null : await purposeOfOrder(platform.db, request.site.websiteId, token);
  return leadTo(
    request,
    reply,
    token === null || purpose === null ? '/cart' : confirmationPath(purpose, token),
  );
}

/** A paid cart is closed: going back shows the order. */
export function answerPaid(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  order: PlacedOrder,
): FastifyReply {
  if (order.purpose === 'shopping') clearCartCookies(reply);
  rememberOrder(reply, platform.config, order.accessToken);
  grantOrderAccess(request, reply, platform.config, order.orderId);
  return leadTo(request, reply, confirmationPath(order.purpose, order.accessToken));
}

async function sendCheckout(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  page: { readonly place: CheckoutPlace; readonly cart: CartRecord; readonly state: CheckoutState },
): Promise<FastifyReply> {
  const { site } = request;
  const titles = checkoutPagesText(site.locale);
  const { place, cart, state } = page;
  const { failure, values } = state;
  if (cart.isPurchased) {
    const made = await readCartPayments(platform.db, site.websiteId, cart.id, '');
    if (made !== null && made.order !== null) return answerPaid(platform, request, reply, made.order);
  }
  // The failure names the change already.
  const changes = failure?.code === 'TOTAL_CHANGED' ? [] : priceChanges(site, cart);
  const view = checkoutView(site, cart, {
    now: platform.clock.now(),
    action: postAddress(place, cart),
    ...(place.terms === undefined ? {} : { terms: place.terms }),
    provider: await providerView(platform, site.websiteId),
    manualPayment: withoutInstructions(manualPaymentOf(site.settings)),
    testMode: (await providerOf(platform, site.websiteId)).testMode,
    values: values ?? storedValues(site, cart.details),
    crumb: issueCrumb(request, reply, platform.config),
    // A new key per form: a retry after a decline is a new payment.
    idempotencyKey: newToken(),
    notice: failure === null ? null : noticeOf(failure, site.locale),
    changes,
    codeProblem: state.codeProblem ?? null,
    fieldErrors: failure === null ? {} : fieldErrorsOf(failure, site.locale),
  });
  const html = await renderSystemPage(platform, site, {
    name: 'checkout',
    title: titles.checkoutTitle,
    pageType: PAGE_TYPE,
    context: {
      checkout: {
        ...view,
        ...(place.shopNote === undefined || place.shopNote === ''
          ? {}
          : { shopNote: { shop: site.title, text: place.shopNote } }),
      } satisfies CheckoutPageProps,
    },
    checkout: { request, back: backFrom(cart, site) },
  });
  if (request.method === 'GET') await notePricesShown(platform, site, cart);
  return sendSystemPage(reply, html, failure === null ? 200 : errorCatalogue[failure.code].status);
}

/** Bank details are for those who order. */
const withoutInstructions = (settings: ManualPaymentSettings): ManualPaymentSettings => ({
  ...settings,
  bankTransfer: { ...settings.bankTransfer, instructions: '' },
  onCollection: { ...settings.onCollection, instructions: '' },
});

/**
 * Where a checkout's form is posted to. Not the page's own URL: the post would replace the page in the browser's
 * history, and when its response is lost nothing would lead back to the entered values.
 */
function postAddress({ action }: CheckoutPlace, cart: CartRecord): string {
  const address = withQuery(action, 'pay');
  return isShops(cart) ? withQuery(address, `revision=${cart.revision}`) : address;
}

/** Where the buyer came from: the cart, or the product of a direct-checkout cart; the shop for a link of its own. */
function backFrom(
  cart: CartRecord,
  { title, locale }: Site,
): { readonly url: string; readonly label: string } {
  const text = checkoutText(locale);
  const titles = checkoutPagesText(locale);
  const [line] = cart.lines;
  if (cart.purpose === 'payment-link') return { url: '/', label: fillText(titles.backTo, { title }) };
  return cart.purpose === 'shopping' || line === undefined
    ? { url: '/cart', label: text.backToCart }
    : { url: line.fullUrl, label: fillText(titles.backTo, { title: line.title }) };
}

/** Sentences by field. A decline is shown at the card, which is what has to change. */
function fieldErrorsOf(failure: Failure<ErrorCode>, locale: Locale): Readonly<Record<string, string>> {
  if (failure.fields !== undefined) return failure.fields;
  return failure.code.startsWith('CARD_') ? { cardNumber: errorMessage(failure, locale) } : {};
}

/** The sentence above the form; where one line is at fault, it is named. */
function noticeOf(failure: Failure<ErrorCode>, locale: Locale): string {
  const item = failure.params?.['item'];
  const sentence = errorMessage(failure, locale);
  return item === undefined ? sentence : `${item}: ${sentence}`;
}
