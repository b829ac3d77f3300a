import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import type {
  deleteReturn as deleteCall,
  returnUnits as returnCall,
  settleRefundDue as settleCall,
} from '@vitrine/contracts/returns.ts';
import { chooseUnits, type LineUnits } from '@vitrine/domain/order/fulfilment.ts';
import { refundDueAfter, refundDueWithoutReturn } from '@vitrine/domain/order/refund-due.ts';
import { asReturned, madeDueBy, type RecordedReturn } from '@vitrine/domain/order/returns.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { goodsOf, returnableUnits } from './order-units.ts';
import { findOrder, updateOrder } from './repository.ts';
import { returnUnitsToStock, takeReturnFromStock } from './return-to-stock.ts';
import { deleteReturnRows, hasReturn, insertReturn, settledSince } from './returns-repository.ts';
import { record, viewOrder } from './service.ts';

interface ReturnInput {
  readonly orderId: string;
  readonly lines: readonly LineUnits[];
  readonly returnToStock: boolean;
  readonly isRefundDue: boolean;
  readonly note: string;
  readonly idempotencyKey: string;
  readonly revision: number;
  readonly accountId: string;
}

/**
 * Records that units came back: at most those that were sent. They go back to stock if requested, unless all units of
 * the order did already. No money moves; what was paid for them is due to be refunded if requested.
 */
export async function returnUnits(
  platform: Platform,
  websiteId: string,
  input: ReturnInput,
): Promise<Result<OrderDetail, FailureOf<typeof returnCall>>> {
  const done = await platform.db.transaction(
    async (tx): Promise<Result<null, FailureOf<typeof returnCall>>> => {
      const order = await findOrder(tx, websiteId, input.orderId, { lock: true });
      if (order === null) return fail('ORDER_NOT_FOUND');
      // A repeated request names the revision it saw before its first attempt: the key decides.
      if (await hasReturn(tx, websiteId, order.id, input.idempotencyKey)) return ok(null);
      if (order.revision !== input.revision) return fail('STALE_REVISION');
      const goods = await goodsOf(tx, websiteId, order);
      const chosen = chooseUnits(goods.lines, returnableUnits(order, goods), input.lines);
      if (!chosen.ok) return chosen;
      const back = asReturned(goods, chosen.value);
      const time = platform.clock.now();
      const now = new Date(time);
      const returnedToStock = input.returnToStock && order.returnedToStockOn === null;
      if (returnedToStock) {
        await returnUnitsToStock(tx, { websiteId, orderId: order.id, units: chosen.value, now });
      }
      await insertReturn(tx, websiteId, order.id, {
        id: newId(time),
        number: Math.max(0, ...goods.returns.map(({ number }) => number)) + 1,
        note: input.note,
        returnedToStock,
        isRefundDue: input.isRefundDue,
        idempotencyKey: input.idempotencyKey,
        createdOn: now,
        lines: back,
      });
      const due = (returns: readonly RecordedReturn[]) => madeDueBy(order.totals, goods.lines, returns);
      const { isRefundDue } = input;
      const amountMinor = due([...goods.returns, { lines: back, isRefundDue: true }]) - due(goods.returns);
      const keptMinor = order.grandTotalMinor - order.refundedMinor;
      const refundDueMinor = isRefundDue
        ? refundDueAfter({ ...order, keptMinor }, { kind: 'returned', amountMinor })
        : order.refundDueMinor;
      await updateOrder(tx, websiteId, order.id, { refundDueMinor });
      const quantity = chosen.value.reduce((sum, units) => sum + units.quantity, 0);
      await record(platform, tx, websiteId, order, {
        type: 'returned',
        actor: input.accountId,
        data: { quantity, returnedToStock },
        mail: null,
      });
      return ok(null);
    },
  );
  return done.ok ? viewOrder(platform, websiteId, input.orderId) : done;
}

/**
 * Deletes a return that was recorded by mistake: its units count as not having come back, what it put into stock is
 * taken out again, and what it made due is no longer to be refunded. Refused once its money may have been refunded.
 */
export async function deleteReturn(
  platform: Platform,
  websiteId: string,
  input: Pick<ReturnInput, 'orderId' | 'revision' | 'accountId'> & { readonly returnId: string },
): Promise<Result<OrderDetail, FailureOf<typeof deleteCall>>> {
  const { orderId } = input;
  const done = await platform.db.transaction(
    async (tx): Promise<Result<null, FailureOf<typeof deleteCall>>> => {
      const order = await findOrder(tx, websiteId, orderId, { lock: true });
      if (order === null) return fail('RETURN_NOT_FOUND');
      const goods = await goodsOf(tx, websiteId, order);
      const one = goods.returns.find(({ id }) => id === input.returnId);
      if (one === undefined) return fail('RETURN_NOT_FOUND');
      if (order.revision !== input.revision) return fail('STALE_REVISION');
      // The rest of its units went back then, as far as they had not come back: this one's would be lost.
      if (order.returnedToStockOn !== null) return fail('RETURN_OF_REVERSED_ORDER');
      const rest = goods.returns.filter(({ id }) => id !== one.id);
      const amountMinor =
        madeDueBy(order.totals, goods.lines, goods.returns) - madeDueBy(order.totals, goods.lines, rest);
      const refundDueMinor = refundDueWithoutReturn(
        { ...order, keptMinor: order.grandTotalMinor - order.refundedMinor },
        { amountMinor, isRefundDue: one.isRefundDue },
        await settledSince(tx, websiteId, orderId, one.createdOn),
      );
      if (refundDueMinor === null) return fail('RETURN_REFUNDED');
      const now = new Date(platform.clock.now());
      if (one.returnedToStock) {
        const { lines: units, createdOn: returnedOn } = one;
        const short = await takeReturnFromStock(tx, { websiteId, orderId, units, returnedOn, now });
        const product = goods.lines.find(({ variantId }) => variantId === short)?.productName;
        if (product !== undefined) return fail('RETURN_SOLD_AGAIN', { params: { product } });
      }
      await deleteReturnRows(tx, websiteId, one.id);
      await updateOrder(tx, websiteId, orderId, { refundDueMinor });
      await record(platform, tx, websiteId, order, {
        type: 'return-deleted',
        actor: input.accountId,
        data: {
          quantity: one.lines.reduce((sum, units) => sum + units.quantity, 0),
          takenFromStock: one.returnedToStock,
        },
        mail: null,
      });
      return ok(null);
    },
  );
  if (!done.ok) return done;
  const view = await viewOrder(platform, websiteId, orderId);
  return view.ok ? view : fail('RETURN_NOT_FOUND');
}

/** Records that nothing is to be refunded any more, because it was settled in another way. */
export async function settleRefundDue(
  platform: Platform,
  websiteId: string,
  { orderId, revision, accountId }: Pick<ReturnInput, 'orderId' | 'revision' | 'accountId'>,
): Promise<Result<OrderDetail, FailureOf<typeof settleCall>>> {
  const done = await platform.db.transaction(
    async (tx): Promise<Result<null, FailureOf<typeof settleCall>>> => {
      const order = await findOrder(tx, websiteId, orderId, { lock: true });
      if (order === null) return fail('ORDER_NOT_FOUND');
      if (order.refundDueMinor === 0) return ok(null);
      if (order.revision !== revision) return fail('STALE_REVISION');
      await updateOrder(tx, websiteId, orderId, { refundDueMinor: 0 });
      await record(platform, tx, websiteId, order, {
        type: 'refund-settled',
        actor: accountId,
        data: { amountMinor: order.refundDueMinor },
        mail: null,
      });
      return ok(null);
    },
  );
  return done.ok ? viewOrder(platform, websiteId, orderId) : done;
}
