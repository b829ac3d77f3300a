import type { ErrorCode } from '@vitrine/contracts/errors.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ChargeOutcome, PaymentProvider, PaymentSource } from '../payments/index.ts';
import { finishPayment, nothingDue, type Shop } from './finish-payment.ts';
import { returnOrderNumber, allocateOrderNumber } from './order-numbers.ts';
import { BUYER_TIMEOUT } from './payment-timeouts.ts';
import { waitForBuyer, type PaymentEnd, type PlacedOrder, type UnsettledPayment } from './repository.ts';
import type { ManualSource } from './prepare-order.ts';
import type { Reservation } from './reserve.ts';

/** The outcome of placing an order. 'action': the buyer must visit `url` before anything is decided. */
export type PlacedOutcome =
  | { readonly kind: 'placed'; readonly order: PlacedOrder }
  | { readonly kind: 'action'; readonly url: string };

export type Placed = Result<PlacedOutcome, ErrorCode>;

/** Where a buyer returns from their bank. A payment's id cannot be guessed: 74 bits of it are random. */
const returnPath = (paymentId: string): string => `/checkout/return/${paymentId}`;

export interface ChargePlan {
  /** Null when nothing is due. */
  readonly source: PaymentSource | ManualSource | null;
  readonly save: boolean;
  /** Read when it is needed, when left out. */
  readonly shop?: Shop;
}

/** Charges a reservation and finishes the payment either way. */
export async function chargeReservation(
  platform: Platform,
  provider: PaymentProvider,
  reservation: Reservation,
  plan: ChargePlan,
): Promise<Placed> {
  const { websiteId, paymentId, draft, origin, testMode } = reservation;
  const payment: UnsettledPayment = {
    websiteId,
    paymentId,
    draft,
    origin,
    testMode,
    amountMinor: draft.totals.amountDueMinor,
    createdOn: reservation.now,
    provider: reservation.provider,
    accountId: reservation.accountId,
  };
  // Drawn while the provider works; reused for the next order when this one is not paid.
  const number = allocateOrderNumber(platform, websiteId);
  number.catch(() => undefined);
  const returnNumber = (): void => {
    number.then((drawn) => returnOrderNumber(platform, websiteId, drawn)).catch(() => undefined);
  };
  let outcome: ChargeOutcome;
  let unreachable = false;
  try {
    outcome = await decide(provider, reservation, plan);
  } catch (error) {
    platform.log.warn({ err: error, paymentId }, 'the payment provider gave no answer');
    const called = await callOff(platform, provider, websiteId, paymentId);
    if (called === null) {
      // The outcome is unknown and the provider does not respond: the payment stays pending until recovery ends it.
      returnNumber();
      return ok({ kind: 'action', url: returnPath(paymentId) });
    }
    outcome = called;
    unreachable = true;
  }
  if (outcome.status === 'action') {
    returnNumber();
    const until = new Date(reservation.now.getTime() + BUYER_TIMEOUT);
    await waitForBuyer(platform.db, websiteId, paymentId, until);
    return ok({ kind: 'action', url: outcome.url });
  }
  if (outcome.status !== 'captured' && outcome.status !== 'awaiting') returnNumber();
  const end = await finishPayment(platform, payment, outcome, {
    number,
    ...(plan.shop === undefined ? {} : { shop: plan.shop }),
  });
  if (end.order !== null) return ok({ kind: 'placed', order: end.order });
  return unreachable && end.status === 'abandoned' ? fail('PAYMENT_UNAVAILABLE') : failureOf(end);
}

function decide(
  provider: PaymentProvider,
  reservation: Reservation,
  { source, save }: ChargePlan,
): Promise<ChargeOutcome> {
  if (source === null) return Promise.resolve(nothingDue);
  if (source.kind === 'manual') return Promise.resolve({ status: 'awaiting' });
  return ask(provider, reservation, source, save);
}

function ask(
  provider: PaymentProvider,
  { websiteId, paymentId, draft, origin }: Reservation,
  source: PaymentSource,
  save: boolean,
): Promise<ChargeOutcome> {
  return provider.charge({
    websiteId,
    reference: paymentId,
    amountMinor: draft.totals.amountDueMinor,
    currency: draft.currency,
    source,
    save,
    email: draft.details.email,
    returnUrl: `${origin}${returnPath(paymentId)}`,
  });
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

/** The failure of a payment that ended without an order. */
export function failureOf(end: PaymentEnd): Placed {
  if (end.status === 'declined') return fail(end.declineCode ?? 'CARD_DECLINED');
  return fail(end.status === 'abandoned' ? 'PAYMENT_ABANDONED' : 'CART_BUSY');
}
