import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import type { cancelOrder as cancelCall, refundOrder as refundCall } from '@vitrine/contracts/orders.ts';
import { formatMoney } from '@vitrine/domain/money/format-money.ts';
import { checkRefund, refundableMinor, splitRefund } from '@vitrine/domain/order/refund-order.ts';
import { chooseUnits } from '@vitrine/domain/order/fulfilment.ts';
import {
  deliveryToRefund,
  paidForRefunded,
  type RefundedUnits,
  unitsToRefund,
} from '@vitrine/domain/order/refund-units.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { providerOfPayment, type PaymentProvider, type RefundOutcome } from '../payments/index.ts';
import { bookRefund } from './book-refund.ts';
import { canCancel } from './order-detail.ts';
import { goodsOf, type OrderGoods, statesAfter } from './order-units.ts';
import { reverseOrder } from './order-reversed.ts';
import { refundableAmountOf } from './refundable-amount.ts';
import {
  claimDueRefunds,
  findRefundByKey,
  insertRefund,
  insertRefundLines,
  postponeRefund,
  type RefundRecord,
} from './refund-repository.ts';
import { findOrder, paymentOf, updateOrder, type OrderRecord } from './repository.ts';
import { returnOrderToStock } from './return-to-stock.ts';
import { record, viewOrder, websiteOf, type StoredWebsite } from './service.ts';

/** Milliseconds a pending refund belongs to the request that made it. */
const GRACE = 20_000;
/** Milliseconds until a refund the bank has not decided is checked again; usually the provider reports it earlier. */
const BANK_TIMEOUT = 60 * 60_000;
const BATCH = 50;

export interface RefundRequest {
  readonly orderId: string;
  readonly amountMinor: number;
  readonly reason: string;
  /** The units it is for; none by default. */
  readonly units?: readonly RefundedUnits[];
  /** Whether what it returns besides these is for delivery, as far as that was paid for and not refunded yet. */
  readonly withDelivery?: boolean;
  /** Whether these go back into stock; without any, all of the order's, with a refund of all that is left. */
  readonly returnToStock: boolean;
  /** Whether subscriptions that the order started end once nothing is left of it; by default they do. */
  readonly endSubscription?: boolean;
  readonly idempotencyKey: string;
  readonly revision: number;
  /** The owner's account id, or 'system'. */
  readonly accountId: string;
}

/**
 * Refunds money: records the refund, requests it from the provider, then books it with its event and mail; to the card
 * first, the rest to gift cards. The same key never refunds twice, and all refunds together never exceed what was paid.
 * A refund the bank has not decided stays pending and is no failure. The units it names are off the order at once, and
 * on it again if it is refused.
 *
 * Failures: ORDER_NOT_FOUND, STALE_REVISION, ORDER_TRANSITION, ORDER_LINE_UNKNOWN, UNITS_TOO_MANY,
 * REFUND_UNITS_MISSING, REFUND_TOO_LARGE, REFUND_REFUSED, REFUND_UNDER_WAY (recorded; recovery will make it).
 */
export async function refundOrder(
  platform: Platform,
  websiteId: string,
  input: RefundRequest,
  provider: PaymentProvider | null = null,
): Promise<Result<OrderDetail, FailureOf<typeof refundCall>>> {
  const noted = await noteRefund(platform, websiteId, { ...input, cancels: false });
  if (!noted.ok) return noted;
  return makeRefund(platform, websiteId, noted.value, provider);
}

/**
 * Cancels an order that was not sent: all its money is refunded, and its units return to stock if requested. Failures
 * as of `refundOrder`.
 */
export async function cancelOrder(
  platform: Platform,
  websiteId: string,
  input: Omit<RefundRequest, 'amountMinor' | 'units'>,
  provider: PaymentProvider | null = null,
): Promise<Result<OrderDetail, FailureOf<typeof cancelCall>>> {
  const noted = await noteRefund(platform, websiteId, { ...input, amountMinor: null, cancels: true });
  if (!noted.ok) {
    const { code, ...details } = noted.error;
    if (isAboutUnits(code)) throw new Error(`a cancellation names no units, but failed with ${code}`);
    return fail(code, details);
  }
  if (noted.value === null) return viewOrder(platform, websiteId, input.orderId);
  return makeRefund(platform, websiteId, noted.value, provider);
}

type UnitsFailure = 'REFUND_UNITS_MISSING' | 'ORDER_LINE_UNKNOWN' | 'UNITS_TOO_MANY';

const isAboutUnits = (code: string): code is UnitsFailure =>
  code === 'REFUND_UNITS_MISSING' || code === 'ORDER_LINE_UNKNOWN' || code === 'UNITS_TOO_MANY';

async function makeRefund(
  platform: Platform,
  websiteId: string,
  refund: RefundRecord,
  provider: PaymentProvider | null,
): Promise<Result<OrderDetail, 'ORDER_NOT_FOUND' | 'REFUND_REFUSED' | 'REFUND_UNDER_WAY'>> {
  if (refund.status === 'failed') return fail('REFUND_REFUSED');
  if (refund.status === 'pending') {
    let outcome: RefundOutcome;
    try {
      outcome = await askForRefund(platform, refund, provider);
    } catch (error) {
      platform.log.warn(
        { err: error, refundId: refund.id },
        'the payment provider gave no answer to a refund',
      );
      return fail('REFUND_UNDER_WAY');
    }
    await bookRefund(platform, refund, outcome);
    if (outcome.status === 'refused') return fail('REFUND_REFUSED');
    if (outcome.status === 'pending') await waitForBank(platform, refund);
  }
  return viewOrder(platform, websiteId, refund.orderId);
}

interface RefundOrCancel extends Omit<RefundRequest, 'amountMinor'> {
  /** Null: everything that is left. */
  readonly amountMinor: number | null;
  readonly cancels: boolean;
}

function noteRefund(
  platform: Platform,
  websiteId: string,
  input: RefundOrCancel & { readonly cancels: false; readonly amountMinor: number },
): Promise<Result<RefundRecord, FailureOf<typeof refundCall>>>;
/** Null: there was nothing to refund, and the order has ended. */
function noteRefund(
  platform: Platform,
  websiteId: string,
  input: RefundOrCancel,
): Promise<Result<RefundRecord | null, FailureOf<typeof refundCall>>>;
async function noteRefund(
  platform: Platform,
  websiteId: string,
  input: RefundOrCancel,
): Promise<Result<RefundRecord | null, FailureOf<typeof refundCall>>> {
  const website = await websiteOf(platform, websiteId);
  return platform.db.transaction(
    async (tx): Promise<Result<RefundRecord | null, FailureOf<typeof refundCall>>> => {
      const order = await findOrder(tx, websiteId, input.orderId, { lock: true });
      if (order === null) return fail('ORDER_NOT_FOUND');
      // A repeated request names the revision it saw before its first attempt: the key decides.
      const present = await findRefundByKey(tx, websiteId, order.id, input.idempotencyKey);
      if (present !== null) return ok(present);
      if (order.revision !== input.revision) return fail('STALE_REVISION');
      const { refundable, given, money } = await refundableAmountOf(tx, websiteId, order);
      if (input.cancels && (!canCancel(order) || given.isBeingCanceled)) {
        const state = order.fulfilment === 'partially-fulfilled' ? 'partly fulfilled' : order.status;
        return fail('ORDER_TRANSITION', { params: { status: state, action: 'canceled' } });
      }
      const amountMinor = input.amountMinor ?? refundableMinor(money);
      if (input.cancels && amountMinor === 0) {
        await endFreeOrder(platform, tx, website, order, input);
        return ok(null);
      }
      const allowed = checkRefund(money, amountMinor);
      if (!allowed.ok) {
        if (allowed.error.code === 'ORDER_TRANSITION') return allowed;
        const amount = formatMoney({ minor: refundableMinor(money), currency: order.currency }, 'en');
        return fail('REFUND_TOO_LARGE', { params: { amount } });
      }
      const wanted = input.units ?? [];
      if (input.returnToStock && wanted.length === 0 && allowed.value !== 'refund-rest')
        return fail('REFUND_UNITS_MISSING');
      const goods = await goodsOf(tx, websiteId, order);
      const units = chooseRefunded(goods, wanted);
      if (!units.ok) return units;
      const itemsMinor = Math.min(amountMinor, paidForRefunded(order.totals, goods, units.value));
      const isForDelivery = input.withDelivery === true && units.value.length > 0;
      const now = platform.clock.now();
      const refund: RefundRecord = {
        websiteId,
        id: newId(now),
        paymentId: order.paymentId,
        orderId: order.id,
        amountMinor,
        giftCardMinor: splitRefund(refundable, amountMinor).giftCardMinor,
        status: 'pending',
        bouncedOn: null,
        bounceId: null,
        reason: input.reason,
        itemsMinor,
        deliveryMinor: isForDelivery
          ? Math.min(amountMinor - itemsMinor, deliveryToRefund(order.totals, goods.lines, given))
          : 0,
        returnToStock: input.returnToStock,
        cancels: input.cancels,
        keepsSubscriptions: input.endSubscription === false,
        actor: input.accountId,
        createdOn: new Date(now),
      };
      await insertRefund(tx, {
        ...refund,
        idempotencyKey: input.idempotencyKey,
        nextCheckOn: new Date(now + GRACE),
      });
      await insertRefundLines(tx, websiteId, refund.id, units.value);
      const removed = units.value.filter(({ isSent }) => !isSent);
      const after = { ...goods, removed: [...goods.removed, ...removed] };
      await updateOrder(
        tx,
        websiteId,
        order.id,
        removed.length === 0 ? {} : statesAfter(order, after, new Date(now)),
      );
      return ok(refund);
    },
  );
}

/** The units that a refund names, those of one line together, if the order has them to refund. */
function chooseRefunded(
  goods: OrderGoods,
  wanted: readonly RefundedUnits[],
): Result<readonly RefundedUnits[], 'ORDER_LINE_UNKNOWN' | 'UNITS_TOO_MANY'> {
  const available = unitsToRefund(goods);
  const chosen: RefundedUnits[] = [];
  for (const isSent of [false, true]) {
    const of = (units: readonly RefundedUnits[]) => units.filter((one) => one.isSent === isSent);
    const found = chooseUnits(goods.lines, of(available), of(wanted));
    if (!found.ok) return found;
    chosen.push(...found.value.map((units) => ({ ...units, isSent })));
  }
  return ok(chosen);
}

/** Cancels an order that cost nothing. */
async function endFreeOrder(
  platform: Platform,
  tx: Queryable,
  website: StoredWebsite,
  order: OrderRecord,
  input: RefundOrCancel,
): Promise<void> {
  const { websiteId } = website;
  const returnedToStock =
    input.returnToStock &&
    (await returnOrderToStock(tx, { websiteId, orderId: order.id, now: new Date(platform.clock.now()) }));
  await updateOrder(tx, websiteId, order.id, { status: 'canceled' });
  await record(platform, tx, websiteId, order, {
    type: 'canceled',
    actor: input.accountId,
    data: { reason: input.reason, returnedToStock },
    mail: null,
  });
  await reverseOrder(platform, tx, {
    website,
    orderId: order.id,
    number: order.number,
    status: 'canceled',
    actor: input.accountId,
    keepsSubscriptions: input.endSubscription === false,
  });
}

async function askForRefund(
  platform: Platform,
  refund: RefundRecord,
  given: PaymentProvider | null,
): Promise<RefundOutcome> {
  const toCardMinor = refund.amountMinor - refund.giftCardMinor;
  if (toCardMinor === 0) return { status: 'succeeded' };
  const payment = await paymentOf(platform.db, refund.websiteId, refund.paymentId);
  // The provider that took the payment, which may differ from today's.
  const provider = given ?? (await providerOfPayment(platform, { ...payment, websiteId: refund.websiteId }));
  if (provider === null) throw new Error(`this server has no access to ${payment.provider}`);
  return provider.refund({
    websiteId: refund.websiteId,
    reference: refund.paymentId,
    refundReference: refund.id,
    amountMinor: toCardMinor,
  });
}

const waitForBank = (platform: Platform, refund: RefundRecord): Promise<void> =>
  postponeRefund(platform.db, refund, new Date(platform.clock.now() + BANK_TIMEOUT));

/** Finishes refunds whose requests are gone. Returns how many were finished. */
export async function recoverRefunds(
  platform: Platform,
  provider: PaymentProvider | null = null,
): Promise<number> {
  const now = platform.clock.now();
  const due = await claimDueRefunds(platform.db, {
    now: new Date(now),
    nextCheckOn: new Date(now + 3 * GRACE),
    limit: BATCH,
  });
  let finished = 0;
  for (const refund of due) {
    try {
      const outcome = await askForRefund(platform, refund, provider);
      if (outcome.status === 'pending') {
        await waitForBank(platform, refund);
        continue;
      }
      await bookRefund(platform, refund, outcome);
      finished += 1;
    } catch (error) {
      platform.log.warn({ err: error, refundId: refund.id }, 'a pending refund stays pending');
    }
  }
  return finished;
}
