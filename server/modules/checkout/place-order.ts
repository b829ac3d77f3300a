import type { ErrorCode } from '@vitrine/contracts/errors.ts';
import { priceCart } from '@vitrine/domain/cart/price-cart.ts';
import { formatMoney } from '@vitrine/domain/money/format-money.ts';
import { readCard, type Card, type TypedCard } from '@vitrine/domain/order/card.ts';
import type { CheckoutDetails } from '@vitrine/domain/order/checkout-details.ts';
import { draftOrder } from '@vitrine/domain/order/draft-order.ts';
import type { OrderDraft } from '@vitrine/domain/order/order.ts';
import { cardErrors, tidyDetails, validateCheckout } from '@vitrine/domain/order/validate-checkout.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { paymentProvider, type ChargeOutcome, type PaymentProvider } from '../payments/index.ts';
import { readCart, type CartRecord } from '../cart/index.ts';
import type { Site } from '../websites/index.ts';
import { finishPayment, recoverPayment } from './finish-payment.ts';
import { giveBackOrderNumber, takeOrderNumber } from './order-numbers.ts';
import {
  readCartPayments,
  readPaymentEnd,
  readUnsettled,
  reserve,
  type PaymentEnd,
  type PaymentState,
  type PlacedOrder,
  type Reservation,
} from './repository.ts';

/** Milliseconds a pending payment belongs to the request that made it; then anyone may finish it. */
export const PAYMENT_GRACE = 20_000;
/** Longest wait for a payment of the same cart that another request has under way, milliseconds. */
const LONGEST_WAIT = 8_000;
/** Tries while the cart or a price changes between reading and reserving. */
const MOST_TRIES = 4;

export interface OrderPlacement {
  readonly cartId: string;
  /** Made for each rendered form; the same key on the same cart never pays twice. */
  readonly idempotencyKey: string;
  /** The total the buyer was shown, minor units; another sum is never charged. */
  readonly expectedTotalMinor: number;
  readonly details: CheckoutDetails;
  readonly card: TypedCard;
}

type Placed = Result<PlacedOrder, ErrorCode>;

/** Placements under way in this process, by website and cart. */
const underwayOf = new WeakMap<
  Platform,
  Map<string, { readonly key: string; readonly result: Promise<Placed> }>
>();

/**
 * Turns a cart into a paid order: reserves, charges, settles. However often and from wherever a cart is submitted,
 * it is paid once and every submission is answered with that order.
 *
 * Failures: CART_EMPTY, CHECKOUT_DETAILS_INVALID and CARD_* (with fields), ITEM_UNAVAILABLE, OUT_OF_STOCK,
 * TOTAL_CHANGED (`total` formatted, `totalMinor`), CARD_DECLINED, CARD_INSUFFICIENT_FUNDS, PAYMENT_UNAVAILABLE,
 * PAYMENT_ABANDONED, CART_BUSY. Nothing is charged in any of them.
 */
export async function placeOrder(
  platform: Platform,
  site: Site,
  input: OrderPlacement,
  provider: PaymentProvider = paymentProvider(platform),
): Promise<Placed> {
  const underway = underwayOf.get(platform) ?? new Map<string, { key: string; result: Promise<Placed> }>();
  underwayOf.set(platform, underway);
  const name = `${site.websiteId}:${input.cartId}`;
  for (let turn = 0; turn < MOST_TRIES; turn += 1) {
    const present = underway.get(name);
    if (present === undefined) {
      const result = place(platform, site, input, provider);
      const entry = { key: input.idempotencyKey, result };
      underway.set(name, entry);
      try {
        return await result;
      } finally {
        if (underway.get(name) === entry) underway.delete(name);
      }
    }
    const result = await present.result;
    // A different form's failed attempt is not this buyer's answer: it is their turn now.
    if (result.ok || present.key === input.idempotencyKey) return result;
  }
  return fail('CART_BUSY');
}

async function place(
  platform: Platform,
  site: Site,
  input: OrderPlacement,
  provider: PaymentProvider,
): Promise<Placed> {
  const details = tidyDetails(input.details);
  for (let turn = 0; turn < MOST_TRIES; turn += 1) {
    const cart = await readCart(platform.db, site.websiteId, input.cartId);
    if (cart === null) return fail('CART_EMPTY');
    // The straight way asks nothing about earlier payments: `reserve` refuses where there is one.
    if (turn > 0 || cart.isPurchased || cart.paymentId !== null) {
      const answer = await answerOfPayments(platform, provider, site.websiteId, input);
      if (answer !== null) return answer;
    }
    const prepared = prepare(platform, site, { ...input, details }, cart);
    if (!prepared.ok) return prepared;
    const { draft, card } = prepared.value;
    const reservation = reservationFor(platform, site, input, provider, cart, draft);
    const outcome = await reserve(platform.db, reservation);
    if (outcome === 'reserved') return await charge(platform, site, provider, reservation, card);
    if (outcome === 'out-of-stock') return fail('OUT_OF_STOCK');
    // The cart or a price changed in between: read it again, and say so if that changes what is owed.
  }
  return fail('CART_BUSY');
}

/**
 * What payments of this cart answer to this submission: the order, or how this very submission ended. Waits for
 * one under way. Null when the cart is free to be paid.
 */
async function answerOfPayments(
  platform: Platform,
  provider: PaymentProvider,
  websiteId: string,
  input: OrderPlacement,
): Promise<Placed | null> {
  const made = await readCartPayments(platform.db, websiteId, input.cartId, input.idempotencyKey);
  if (made === null) return fail('CART_EMPTY');
  if (made.order !== null) return ok(made.order);
  const payment = made.underway ?? made.earlier;
  if (payment === null) return null;
  const end = await awaitPayment(platform, provider, websiteId, payment);
  if (end === null) return fail('CART_BUSY');
  if (end.order !== null) return ok(end.order);
  return payment.idempotencyKey === input.idempotencyKey ? failureOf(end) : null;
}

/** Checks and prices what is to be bought. */
function prepare(
  platform: Platform,
  site: Site,
  input: OrderPlacement,
  cart: CartRecord,
): Result<{ draft: OrderDraft; card: Card }, ErrorCode> {
  if (cart.lines.length === 0) return fail('CART_EMPTY');
  if (cart.lines.some((line) => !line.isAvailable)) return fail('ITEM_UNAVAILABLE');
  const { details } = input;
  const terms = site.settings.store;
  const totals = priceCart(cart.lines, terms, {
    destination: details.address,
    deliveryOptionId: details.deliveryOptionId,
  });
  const card = readCard(input.card, platform.clock.now());
  const fields = {
    ...validateCheckout(details, { terms, requiresDelivery: totals.requiresDelivery }),
    ...(card.ok ? {} : cardErrors(card.problems)),
  };
  if (!card.ok || Object.keys(fields).length > 0) return fail(codeFor(fields), { fields });
  if (totals.grandTotalMinor !== input.expectedTotalMinor) {
    return fail('TOTAL_CHANGED', {
      params: {
        total: formatMoney({ minor: totals.grandTotalMinor, currency: terms.currency }),
        totalMinor: totals.grandTotalMinor,
      },
    });
  }
  const draft = draftOrder({ cartId: input.cartId, terms, details, lines: cart.lines, totals });
  return ok({ draft, card: card.card });
}

/** A card alone at fault has codes of its own. */
function codeFor(fields: Readonly<Record<string, string>>): ErrorCode {
  const names = Object.keys(fields);
  if (names.length === 1 && names[0] === 'cardNumber') return 'CARD_NUMBER_INVALID';
  return 'CHECKOUT_DETAILS_INVALID';
}

function reservationFor(
  platform: Platform,
  site: Site,
  input: OrderPlacement,
  provider: PaymentProvider,
  cart: CartRecord,
  draft: OrderDraft,
): Reservation {
  const now = platform.clock.now();
  const wanted = new Map<string, Reservation['wanted'][number]>();
  for (const { variantId, quantity, unitPriceMinor, unlimited } of cart.lines) {
    const sum = (wanted.get(variantId)?.quantity ?? 0) + quantity;
    wanted.set(variantId, { variantId, quantity: sum, unitPriceMinor, counted: !unlimited });
  }
  return {
    websiteId: site.websiteId,
    cartId: input.cartId,
    cartRevision: cart.revision,
    paymentId: newId(now),
    idempotencyKey: input.idempotencyKey,
    provider: provider.name,
    testMode: provider.testMode,
    draft,
    origin: site.origin,
    now: new Date(now),
    flushedByCharge: provider.booksInOurDatabase,
    expiresOn: new Date(now + PAYMENT_GRACE),
    wanted: [...wanted.values()].toSorted((a, b) => (a.variantId < b.variantId ? -1 : 1)),
  };
}

/** Asks for the money of a reservation and finishes the payment either way. */
async function charge(
  platform: Platform,
  site: Site,
  provider: PaymentProvider,
  reservation: Reservation,
  card: Card,
): Promise<Placed> {
  const { websiteId, paymentId, draft, origin, testMode } = reservation;
  const payment = { websiteId, paymentId, draft, origin, testMode };
  // Drawn while the provider works; kept for the next order when this one is not paid.
  const number = takeOrderNumber(platform, websiteId);
  number.catch(() => undefined);
  let outcome: ChargeOutcome;
  let unreachable = false;
  try {
    outcome = await provider.charge({
      websiteId,
      reference: paymentId,
      amountMinor: draft.totals.grandTotalMinor,
      currency: draft.currency,
      source: { kind: 'card', card },
      save: false,
      email: draft.details.email,
      returnUrl: `${origin}/checkout`,
    });
  } catch (error) {
    platform.log.warn({ err: error, paymentId }, 'the payment provider gave no answer');
    const called = await callOff(platform, provider, websiteId, paymentId);
    // Nothing is known and nobody answers: the payment stays pending and the recovery pass ends it.
    if (called === null) return fail('CART_BUSY');
    outcome = called;
    unreachable = true;
  }
  if (outcome.status !== 'captured') {
    number.then((drawn) => giveBackOrderNumber(platform, websiteId, drawn)).catch(() => undefined);
  }
  const { title, settings } = site;
  const end = await finishPayment(platform, payment, outcome, {
    number,
    shop: { title, address: settings.address, contactEmail: settings.contactEmail },
  });
  if (end.order !== null) return ok(end.order);
  return unreachable && end.status === 'abandoned' ? fail('PAYMENT_UNAVAILABLE') : failureOf(end);
}

async function callOff(
  platform: Platform,
  provider: PaymentProvider,
  websiteId: string,
  paymentId: string,
): Promise<ChargeOutcome | null> {
  try {
    return await provider.cancel({ websiteId, reference: paymentId });
  } catch (error) {
    platform.log.warn(
      { err: error, paymentId },
      'the payment provider could not be told to call a charge off',
    );
    return null;
  }
}

function failureOf(end: PaymentEnd): Placed {
  if (end.status === 'declined') return fail(end.declineCode ?? 'CARD_DECLINED');
  return fail(end.status === 'abandoned' ? 'PAYMENT_ABANDONED' : 'CART_BUSY');
}

/**
 * Waits for a payment that another request or process has under way, and finishes it here when its own has been
 * gone for too long. Null when it is still under way after the longest wait.
 */
async function awaitPayment(
  platform: Platform,
  provider: PaymentProvider,
  websiteId: string,
  payment: PaymentState,
): Promise<PaymentEnd | null> {
  const until = performance.now() + LONGEST_WAIT;
  for (let pause = 20; ; pause = Math.min(pause * 1.5, 250)) {
    const end = await readPaymentEnd(platform.db, websiteId, payment.id);
    if (end === null) throw new Error(`no payment ${payment.id}`);
    if (end.status !== 'pending') return end;
    if (platform.clock.now() - payment.createdOn.getTime() >= PAYMENT_GRACE) {
      const unsettled = await readUnsettled(platform.db, websiteId, payment.id);
      if (unsettled !== null) return await recoverPayment(platform, provider, unsettled);
    } else if (performance.now() >= until) {
      return null;
    } else {
      await new Promise((resolve) => {
        setTimeout(resolve, pause);
      });
    }
  }
}
