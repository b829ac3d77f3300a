import { listText } from '@vitrine/domain/text/list-text.ts';
import { cartChangesText } from '@vitrine/domain/text/cart-changes.ts';
import { type Locale, plural } from '@vitrine/domain/text/locale.ts';
import type { ErrorCode } from '@vitrine/contracts/errors.ts';
import { type CartTotals, hasOwnPrice } from '@vitrine/domain/cart/cart.ts';
import {
  findDeliveryOption,
  isPickup,
  needsDelivery,
  offeredDelivery,
  parcelOf,
} from '@vitrine/domain/cart/delivery.ts';
import { orderMinimumProblem } from '@vitrine/domain/cart/order-minimum.ts';
import { priceCart } from '@vitrine/domain/cart/price-cart.ts';
import { deliveryOptionsAt } from '@vitrine/domain/delivery/delivery-at.ts';
import { whyNotDelivered } from '@vitrine/domain/delivery/why-not-delivered.ts';
import { describeAnswers } from '@vitrine/domain/custom-form/describe-answers.ts';
import { formatMoney } from '@vitrine/domain/money/format-money.ts';
import { readCard, type CardProblems, type TypedCard } from '@vitrine/domain/order/card.ts';
import type { CheckoutDetails } from '@vitrine/domain/order/checkout-details.ts';
import {
  agreeManually,
  type ManualMethod,
  manualPaymentOf,
  offeredManually,
} from '@vitrine/domain/payment/manual-payment.ts';
import { checkoutText } from '@vitrine/domain/text/checkout.ts';
import { agreedConsents, offeredConsents } from '@vitrine/domain/order/offered-consents.ts';
import { draftOrder } from '@vitrine/domain/order/draft-order.ts';
import type { OrderDraft } from '@vitrine/domain/order/order.ts';
import { cardErrors, validateCheckout } from '@vitrine/domain/order/validate-checkout.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { commerceSettingsOf } from '@vitrine/domain/store/commerce-settings.ts';
import { termsAt } from '@vitrine/domain/store/store-settings.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { newId } from '../../platform/ids.ts';
import { choiceOf, priceChanges, type CartRecord } from '../cart/index.ts';
import type { PaymentProvider, PaymentSource } from '../payments/index.ts';
import type { Site } from '../websites/index.ts';
import { countriesFor } from './checkout-view.ts';
import { PAYMENT_GRACE } from './payment-timeouts.ts';
import type { Reservation } from './reserve.ts';

/** A card as typed; it is validated per field, together with the rest of the form. */
export interface TypedSource {
  readonly kind: 'typed';
  readonly card: TypedCard;
}

/** Payment by hand: nothing is charged now. */
export interface ManualSource {
  readonly kind: 'manual';
  readonly method: ManualMethod;
}

/** What a buyer submits. */
export interface OrderPlacement {
  readonly cartId: string;
  /** The cart, where it was already read for this form; left out: it is read. */
  readonly cart?: CartRecord;
  /** Generated per rendered form; the same key on the same cart never pays twice. */
  readonly idempotencyKey: string;
  /** The amount due the buyer was shown (`amountDueMinor`), minor units; no other amount is ever charged. */
  readonly expectedTotalMinor: number;
  readonly details: CheckoutDetails;
  /** Null when nothing is due. */
  readonly source: PaymentSource | TypedSource | ManualSource | null;
  /** Whether the card is saved for later charges. */
  readonly save: boolean;
  /** The revision of the cart the buyer was shown, where the shop can change it; no other is paid. */
  readonly shownRevision?: number;
  /** Codes that counted when the total was shown; left out: unknown. */
  readonly shownCodes?: readonly string[];
}

export interface PreparedOrder {
  readonly draft: OrderDraft;
  /** Null when nothing is due. */
  readonly source: PaymentSource | ManualSource | null;
}

/**
 * Validates and prices a purchase. `refused` are ids of discounts that turned out not to count any more. Details must
 * be normalized.
 */
export function prepareOrder(
  site: Site,
  cart: CartRecord,
  input: OrderPlacement,
  now: number,
  refused: ReadonlySet<string>,
): Result<PreparedOrder, ErrorCode> {
  if (cart.lines.length === 0) return fail('CART_EMPTY');
  if (input.shownRevision !== undefined && input.shownRevision !== cart.revision)
    return fail('PAYMENT_LINK_CHANGED');
  const gone = cart.lines.find((line) => !line.isAvailable);
  if (gone !== undefined) return fail('ITEM_UNAVAILABLE', { params: { item: gone.title } });
  const { store } = site.settings;
  const details = needsDelivery(cart.lines) ? withoutPlace(input.details, site) : input.details;
  const { country, region, postalCode } = details.address;
  const destination = country === '' ? null : { country, region, postalCode };
  const terms = termsAt(store, destination, site.locale);
  const choice = choiceOf({ ...cart, details }, now);
  const counting = {
    ...choice,
    destination,
    discounts: (choice.discounts ?? []).filter(
      ({ discount }) => discount === null || !refused.has(discount.id),
    ),
  };
  const totals = priceCart(cart.lines, terms, counting);
  const goodsMinor =
    totals.subtotalMinor - (totals.lineDiscountsMinor ?? []).reduce((sum, minor) => sum + minor, 0);
  const options = offeredDelivery(cart.lines, terms, counting, goodsMinor).map(({ option }) => ({
    id: option.id,
    isPickup: isPickup(option),
  }));
  const card = totals.amountDueMinor === 0 ? null : readSource(input.source, now);
  const manual = card !== null && card.ok && card.source.kind === 'manual' ? card.source : null;
  const taken = manualPaymentOf(site.settings);
  const offered = offeredManually(taken, {
    purpose: cart.purpose,
    isPickup: totals.requiresDelivery && isPickup(findDeliveryOption(terms, details.deliveryOptionId)),
  });
  const consents = offeredConsents(commerceSettingsOf(site.settings).legal, site.locale);
  const fields = {
    ...validateCheckout(
      details,
      {
        requiresDelivery: totals.requiresDelivery,
        countries: countriesFor(site, totals.requiresDelivery),
        options,
        deliveryProblem: totals.requiresDelivery
          ? whyNotDelivered(store, terms, parcelOf(cart.lines, goodsMinor), destination, site.locale)
          : null,
        consents,
      },
      site.locale,
    ),
    ...(card === null || card.ok ? {} : cardErrors(card.problems, site.locale)),
    ...(manual === null || offered.includes(manual.method)
      ? {}
      : { payWith: checkoutText(site.locale).payWithUnavailable }),
  };
  if (Object.keys(fields).length > 0) return fail(codeFor(fields), { fields });
  const minimum = cart.purpose === 'shopping' ? orderMinimumProblem(terms, totals, site.locale) : null;
  if (minimum !== null) return fail('ORDER_MINIMUM', { params: { sentence: minimum } });
  if (totals.amountDueMinor !== input.expectedTotalMinor) {
    return fail('TOTAL_CHANGED', {
      params: {
        because: [
          ...priceChanges(site, cart),
          ...endedCodes(totals, input.shownCodes ?? [], site.locale),
          ...disabledCards(cart, site.locale),
        ]
          .map((sentence) => `${sentence} `)
          .join(''),
        total: formatMoney({ minor: totals.amountDueMinor, currency: terms.currency }, site.locale),
        totalMinor: totals.amountDueMinor,
      },
    });
  }
  const { purpose } = cart;
  const lines = cart.lines.map((line) =>
    line.additionalFields === ''
      ? line
      : { ...line, answers: describeAnswers(line.customForm, line.additionalFields, site.locale) },
  );
  const { consents: ticked = [], ...typed } = details;
  const agreed = { ...typed, ...agreedConsents(consents, ticked, new Date(now).toISOString()) };
  const drafted = draftOrder({ cartId: input.cartId, purpose, terms, details: agreed, lines, totals });
  // A box that is not required may be that of a mailing list.
  const mayJoin = consents.some((box) => !box.isRequired && ticked.some(({ text }) => text === box.text));
  const priced: OrderDraft = mayJoin
    ? { ...drafted, tasks: [...(drafted.tasks ?? []), 'mailing-list'] }
    : drafted;
  const draft =
    manual === null ? priced : { ...priced, manualPayment: agreeManually(taken, manual.method, now) };
  return ok({ draft, source: card !== null && card.ok ? card.source : null });
}

/** Pickup needs no address, whatever the hidden fields contained. */
function withoutPlace(details: CheckoutDetails, { settings, locale }: Site): CheckoutDetails {
  const deliveryOptions = deliveryOptionsAt(settings.store.delivery, null, locale);
  if (!isPickup(findDeliveryOption({ deliveryOptions }, details.deliveryOptionId))) return details;
  const nowhere = { line1: '', line2: '', city: '', region: '', postalCode: '', country: '' };
  return { ...details, address: { ...details.address, ...nowhere } };
}

/** The sentence about codes that counted when the total was shown, and do not any more; none when all do. */
function endedCodes(totals: CartTotals, shown: readonly string[], locale: Locale): readonly string[] {
  const text = cartChangesText(locale);
  const counting = new Set(totals.discounts.map(({ code }) => code));
  const ended = shown.filter((code) => !counting.has(code));
  if (ended.length === 0) return [];
  return [fillText(plural(locale, ended.length, text.codesEnded), { codes: listText(ended, locale) })];
}

/** A sentence about each gift card on the cart that the shop has disabled. */
function disabledCards({ giftCards }: CartRecord, locale: Locale): readonly string[] {
  const { giftCardDisabled } = cartChangesText(locale);
  return giftCards
    .filter(({ isDisabled = false }) => isDisabled)
    .map(({ last4 }) => fillText(giftCardDisabled, { last4 }));
}

function readSource(
  source: OrderPlacement['source'],
  now: number,
):
  | { readonly ok: true; readonly source: PaymentSource | ManualSource }
  | { readonly ok: false; readonly problems: CardProblems } {
  if (source !== null && source.kind !== 'typed') return { ok: true, source };
  const read = readCard(source?.card ?? { number: '', expiry: '', cvc: '' }, now);
  return read.ok ? { ok: true, source: { kind: 'card', card: read.card } } : read;
}

/** A fault of the card alone has its own codes. */
function codeFor(fields: Readonly<Record<string, string>>): ErrorCode {
  const names = Object.keys(fields);
  if (names.length === 1 && names[0] === 'cardNumber') return 'CARD_NUMBER_INVALID';
  return 'CHECKOUT_DETAILS_INVALID';
}

/** The provider of a payment with nothing due. */
const NO_PROVIDER = 'none';

export interface ReservationInput {
  readonly websiteId: string;
  readonly origin: string;
  readonly cartId: string;
  readonly cartRevision: number;
  readonly idempotencyKey: string;
  readonly draft: OrderDraft;
  readonly provider: PaymentProvider;
  readonly wanted: readonly Reservation['wanted'][number][];
  readonly mustBeSold: boolean;
  readonly now: number;
}

/** What a draft takes out of the shop when it is paid. */
export function reservationOf(input: ReservationInput): Reservation {
  const { draft, provider, now } = input;
  const { totals } = draft;
  const isDue = totals.amountDueMinor > 0;
  const paymentId = newId(now);
  return {
    websiteId: input.websiteId,
    cartId: input.cartId,
    cartRevision: input.cartRevision,
    paymentId,
    idempotencyKey: input.idempotencyKey,
    provider: isDue ? provider.name : NO_PROVIDER,
    accountId: isDue ? (provider.accountId ?? null) : null,
    testMode: provider.testMode,
    draft,
    origin: input.origin,
    now: new Date(now),
    flushedByCharge: isDue && provider.booksInOurDatabase,
    expiresOn: new Date(now + PAYMENT_GRACE),
    mustBeSold: input.mustBeSold,
    wanted: input.wanted,
    // One that the shop agreed has no uses.
    discounts: totals.discounts
      .filter(({ id }) => id !== '')
      .map(({ id, code, amountMinor, oncePerCustomer }) => ({
        id,
        code: code === '' ? null : code,
        amountMinor,
        onceKey: oncePerCustomer ? draft.details.email.toLowerCase() : paymentId,
      })),
    giftCards: totals.giftCards
      .filter((card) => card.amountMinor > 0)
      .map(({ id, amountMinor }) => ({ id, amountMinor, entryIds: [newId(now), newId(now)] })),
  };
}

/** The units a cart's lines need, one entry per variant, in lock order; none of what is no product. */
export function requiredUnitsOf(cart: CartRecord): Reservation['wanted'] {
  const wanted = new Map<string, Reservation['wanted'][number]>();
  for (const line of cart.lines) {
    if (line.isCustom === true) continue;
    const { variantId, quantity, unitPriceMinor, unlimited } = line;
    const sum = (wanted.get(variantId)?.quantity ?? 0) + quantity;
    wanted.set(variantId, {
      variantId,
      quantity: sum,
      unitPriceMinor: hasOwnPrice(line) ? null : unitPriceMinor,
      counted: !unlimited,
    });
  }
  return [...wanted.values()].toSorted((a, b) => (a.variantId < b.variantId ? -1 : 1));
}
