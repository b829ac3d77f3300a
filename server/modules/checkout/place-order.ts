import { normalizeDetails } from '@vitrine/domain/order/validate-checkout.ts';
import { storeCountries } from '@vitrine/domain/store/store-countries.ts';
import { fail } from '@vitrine/domain/result.ts';
import { perPlatform } from '../../platform/per-platform.ts';
import type { Platform } from '../../platform/platform.ts';
import { readCart, type CartRecord } from '../cart/index.ts';
import { manualProvider, providerOf, type PaymentProvider } from '../payments/index.ts';
import type { Site } from '../websites/index.ts';
import { outcomeOfPayments } from './await-payment.ts';
import { chargeReservation, type Placed } from './charge-reservation.ts';
import { prepareOrder, reservationOf, requiredUnitsOf, type OrderPlacement } from './prepare-order.ts';
import { removeInvalidCodes } from './repository.ts';
import { reserve } from './reserve.ts';

/** Attempts while the cart or a price changes between reading and reserving. */
const MAX_TRIES = 4;

/** Placements in flight in this process, by website and cart. */
const underwayOf = perPlatform(
  () => new Map<string, { readonly key: string; readonly result: Promise<Placed> }>(),
);

/**
 * Turns a cart of any purpose into a paid order: reserves, charges, settles. However often and from wherever a cart is
 * submitted, it is paid once and every submission gets that order. 'action': the buyer must visit `url` first (their
 * bank's page, or the page that waits for a lost response) and returns to /checkout/return/{payment}.
 *
 * Failures: CART_EMPTY, CHECKOUT_DETAILS_INVALID and CARD_* (with fields), ORDER_MINIMUM, ITEM_UNAVAILABLE and
 * OUT_OF_STOCK (`item`), TOTAL_CHANGED (`because`, `total` formatted, `totalMinor`), CARD_DECLINED,
 * CARD_INSUFFICIENT_FUNDS, PAYMENT_UNAVAILABLE, PAYMENT_ABANDONED, CART_BUSY. Nothing is charged in any of them.
 */
export async function placeOrder(
  platform: Platform,
  site: Site,
  input: OrderPlacement,
  given: PaymentProvider | null = null,
): Promise<Placed> {
  const underway = underwayOf(platform);
  const name = `${site.websiteId}:${input.cartId}`;
  let cart = input.cart ?? null;
  for (let turn = 0; turn < MAX_TRIES; turn += 1) {
    const present = underway.get(name);
    if (present === undefined) {
      const result = place(platform, site, input, given, cart);
      const entry = { key: input.idempotencyKey, result };
      underway.set(name, entry);
      try {
        return await result;
      } finally {
        if (underway.get(name) === entry) underway.delete(name);
      }
    }
    const result = await present.result;
    // The failure or bank redirect of another form is not the result of this submission: it may pay now.
    if (present.key === input.idempotencyKey || (result.ok && result.value.kind === 'placed')) return result;
    cart = null;
  }
  return fail('CART_BUSY');
}

async function place(
  platform: Platform,
  site: Site,
  input: OrderPlacement,
  given: PaymentProvider | null,
  known: CartRecord | null,
): Promise<Placed> {
  const { websiteId } = site;
  const isManual = input.source?.kind === 'manual';
  const provider = given ?? (isManual ? manualProvider : await providerOf(platform, websiteId));
  const details = normalizeDetails(input.details, storeCountries(site.settings.store, site.locale));
  const refused = new Set<string>();
  for (let turn = 0; turn < MAX_TRIES; turn += 1) {
    // The cart read a moment ago is enough: `reserve` refuses one that has changed since, and it is read again.
    const cart =
      turn === 0 && known !== null
        ? known
        : await readCart(platform.db, websiteId, input.cartId, site.locale);
    if (cart === null) return fail('CART_EMPTY');
    // The first attempt does not check earlier payments: `reserve` refuses where there is one.
    if (turn > 0 || cart.isPurchased || cart.paymentId !== null) {
      const answer = await outcomeOfPayments(platform, given, { ...input, websiteId });
      if (answer !== null) return answer;
    }
    const now = platform.clock.now();
    const prepared = prepareOrder(site, cart, { ...input, details }, now, refused);
    if (!prepared.ok) {
      // A cart that may be outdated is not refused: it may be valid by now.
      if (cart === known) continue;
      await forgetCodes(platform, websiteId, cart, refused);
      return prepared;
    }
    const { draft, source } = prepared.value;
    const reservation = reservationOf({
      websiteId,
      origin: site.origin,
      cartId: input.cartId,
      cartRevision: cart.revision,
      idempotencyKey: input.idempotencyKey,
      draft,
      provider,
      wanted: requiredUnitsOf(cart),
      mustBeSold: true,
      now,
    });
    const outcome = await reserve(platform.db, reservation);
    if (outcome.kind === 'reserved') {
      const { address, contactEmail, language, timeZone } = site.settings;
      return await chargeReservation(platform, provider, reservation, {
        source,
        save: input.save,
        shop: { title: site.title, address, contactEmail, language, timeZone },
      });
    }
    if (outcome.kind === 'out-of-stock') return fail('OUT_OF_STOCK', shortOf(cart, outcome.variantIds));
    if (outcome.kind === 'codes-refused') for (const id of outcome.discountIds) refused.add(id);
    // The cart or a price changed in between: read it again, and report it if that changes the amount due.
  }
  return fail('CART_BUSY');
}

function shortOf(cart: CartRecord, variantIds: readonly string[]): { params?: { item: string } } {
  const line = cart.lines.find(({ variantId }) => variantIds.includes(variantId));
  return line === undefined ? {} : { params: { item: line.title } };
}

/** Removes codes that were refused under the lock, so that the next form shows the total without them. */
async function forgetCodes(
  platform: Platform,
  websiteId: string,
  cart: CartRecord,
  refused: ReadonlySet<string>,
): Promise<void> {
  const codes = cart.discounts
    .filter(({ discount }) => discount !== null && refused.has(discount.id))
    .map(({ code }) => code);
  if (codes.length === 0) return;
  await removeInvalidCodes(platform.db, websiteId, cart.id, codes, new Date(platform.clock.now()));
}
