import type { OrderDraft } from '@vitrine/domain/order/order.ts';
import { fail } from '@vitrine/domain/result.ts';
import type { Platform } from '../../platform/platform.ts';
import { providerOf, type PaymentProvider } from '../payments/index.ts';
import { outcomeOfPayments } from './await-payment.ts';
import { chargeReservation, type Placed } from './charge-reservation.ts';
import { reservationOf } from './prepare-order.ts';
import { countedVariants, insertRenewalCart } from './renewal-repository.ts';
import { reserve, type Reservation } from './reserve.ts';

const MAX_TRIES = 3;

export interface Renewal {
  readonly websiteId: string;
  /** Derived from the renewed subscription and its cycle: at most one order per cycle. */
  readonly cartId: string;
  /** As agreed; purpose 'renewal'. */
  readonly draft: OrderDraft;
  /** Origin of the site it was bought on; mails link to it. */
  readonly origin: string;
  /** One per attempt: the same key on the same cart never charges twice. */
  readonly idempotencyKey: string;
  readonly saved: { readonly customer: string; readonly method: string };
}

/**
 * Charges a saved card without the buyer present and creates an order, through the same steps as any order. Units are
 * taken where the product counts them; current prices and whether it is still sold are ignored.
 *
 * Failures: CARD_DECLINED, CARD_INSUFFICIENT_FUNDS, OUT_OF_STOCK, PAYMENT_UNAVAILABLE, PAYMENT_ABANDONED, CART_BUSY.
 * Nothing is charged in any of them. 'action' means that the provider did not respond: retry later with the same key.
 */
export async function placeRenewal(
  platform: Platform,
  renewal: Renewal,
  given: PaymentProvider | null = null,
): Promise<Placed> {
  const { websiteId, cartId, draft, idempotencyKey } = renewal;
  const provider = given ?? (await providerOf(platform, websiteId));
  const now = platform.clock.now();
  for (let turn = 0; turn < MAX_TRIES; turn += 1) {
    const cart = await insertRenewalCart(platform.db, { websiteId, cartId, now: new Date(now) });
    if (turn > 0 || !cart.isFree) {
      const answer = await outcomeOfPayments(platform, given, { websiteId, cartId, idempotencyKey });
      if (answer !== null) return answer;
    }
    const reservation = reservationOf({
      websiteId,
      origin: renewal.origin,
      cartId,
      cartRevision: cart.revision,
      idempotencyKey,
      draft,
      provider,
      wanted: await wantedBy(platform, websiteId, draft),
      mustBeSold: false,
      now,
    });
    const outcome = await reserve(platform.db, reservation);
    if (outcome.kind === 'reserved') {
      const { saved } = renewal;
      const source = draft.totals.amountDueMinor === 0 ? null : ({ kind: 'saved', ...saved } as const);
      return await chargeReservation(platform, provider, reservation, { source, save: false });
    }
    if (outcome.kind === 'out-of-stock') return fail('OUT_OF_STOCK');
  }
  return fail('CART_BUSY');
}

async function wantedBy(
  platform: Platform,
  websiteId: string,
  draft: OrderDraft,
): Promise<Reservation['wanted']> {
  const units = new Map<string, number>();
  for (const { variantId, quantity } of draft.lines) {
    units.set(variantId, (units.get(variantId) ?? 0) + quantity);
  }
  const counted = await countedVariants(platform.db, websiteId, [...units.keys()]);
  return [...units]
    .filter(([variantId]) => counted.has(variantId))
    .map(([variantId, quantity]) => ({ variantId, quantity, unitPriceMinor: null, counted: true }))
    .toSorted((a, b) => (a.variantId < b.variantId ? -1 : 1));
}
