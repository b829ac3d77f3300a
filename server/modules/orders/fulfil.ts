import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import {
  type cancelFulfilment as cancelCall,
  FULFIL_UNDO_MS,
  type FulfilmentMailPreview,
  type fulfilOrder as fulfilCall,
  type previewFulfilment as previewCall,
  type undoFulfilment as undoCall,
} from '@vitrine/contracts/fulfilments.ts';
import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import { chooseUnits, type LineUnits, unitsToSend } from '@vitrine/domain/order/fulfilment.ts';
import { isEnoughSent } from '@vitrine/domain/order/returns.ts';
import { readTracking, type Tracking } from '@vitrine/domain/order/tracking.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { fulfilledMail, renderFor, withdrawMail } from '../mail/index.ts';
import { type Change, changeFulfilment, goodsWithout, withdrawTrackingMail } from './change-fulfilment.ts';
import {
  deleteFulfilment,
  type FulfilmentRecord,
  insertFulfilment,
  updateFulfilment,
} from './fulfilment-repository.ts';
import { UNDO_LATENCY_MS } from './order-detail.ts';
import { canFulfil, goodsOf, mayUnfulfil, type OrderGoods, statesAfter } from './order-units.ts';
import { eventData, parcelOf } from './parcel.ts';
import { refundedAmountsOf } from './refund-repository.ts';
import { findOrder, type OrderPayment, type OrderRecord, paymentOf, updateOrder } from './repository.ts';
import { mailSubject, mailSubjectFrom, record, shopOf, viewOrder, websiteOf } from './service.ts';

interface FulfilInput extends Tracking {
  readonly orderId: string;
  readonly lines: readonly LineUnits[];
}

/**
 * Marks units of an order as sent: fulfilment, status, event and mail together. The mail is held back while this can be
 * undone, and is then sent by the server, even if the browser is closed.
 */
export async function fulfilOrder(
  platform: Platform,
  websiteId: string,
  input: FulfilInput & Change & { readonly notify: boolean },
): Promise<Result<OrderDetail, FailureOf<typeof fulfilCall>>> {
  const shop = shopOf(await websiteOf(platform, websiteId));
  const done = await platform.db.transaction(
    async (tx): Promise<Result<null, FailureOf<typeof fulfilCall>>> => {
      const order = await findOrder(tx, websiteId, input.orderId, { lock: true });
      if (order === null) return fail('ORDER_NOT_FOUND');
      if (order.revision !== input.revision) return fail('STALE_REVISION');
      const open = await openOrder(tx, websiteId, order);
      if (open === null) {
        const present = order.fulfilment === 'fulfilled' ? 'fulfilled' : order.status;
        return fail('ORDER_TRANSITION', { params: { status: present, action: 'marked fulfilled' } });
      }
      const chosen = chooseUnits(open.goods.lines, unitsToSend(open.goods), input.lines);
      if (!chosen.ok) return chosen;
      await sendUnits(platform, tx, websiteId, shop, open, {
        units: chosen.value,
        tracking: readTracking(input),
        notify: input.notify,
        undoMs: FULFIL_UNDO_MS,
        accountId: input.accountId,
      });
      return ok(null);
    },
  );
  return done.ok ? viewOrder(platform, websiteId, input.orderId) : done;
}

/** An order of which units can be sent, with all that is read for it. */
interface OpenOrder {
  readonly order: OrderRecord;
  readonly goods: OrderGoods;
  readonly payment: OrderPayment;
}

/** Null when nothing of the order can be sent now. The caller has locked it. */
export async function openOrder(
  tx: Queryable,
  websiteId: string,
  order: OrderRecord,
): Promise<OpenOrder | null> {
  const goods = await goodsOf(tx, websiteId, order);
  if (!canFulfil(order, goods)) return null;
  const { isBeingCanceled } = await refundedAmountsOf(tx, websiteId, order.id);
  return isBeingCanceled ? null : { order, goods, payment: await paymentOf(tx, websiteId, order.paymentId) };
}

/**
 * Writes the fulfilment of units of an order whose row the caller has locked, with status, event and mail. Returns its
 * id. A buyer without an address, since it was erased, gets no mail.
 */
export async function sendUnits(
  platform: Platform,
  tx: Queryable,
  websiteId: string,
  shop: ReturnType<typeof shopOf>,
  { order, goods, payment }: OpenOrder,
  sent: {
    readonly units: readonly LineUnits[];
    readonly tracking: Tracking;
    readonly notify: boolean;
    /** Milliseconds in which it can be undone. */
    readonly undoMs: number;
    readonly accountId: string;
  },
): Promise<string> {
  const time = platform.clock.now();
  const now = new Date(time);
  const parcel = parcelOf(goods, sent.units, sent.tracking);
  const fulfilment: FulfilmentRecord = {
    ...sent.tracking,
    id: newId(time),
    number: Math.max(0, ...goods.fulfilments.map(({ number }) => number)) + 1,
    mailId: null,
    trackingMailId: null,
    trackingBefore: null,
    createdOn: now,
    canceledOn: null,
    lines: sent.units,
  };
  await insertFulfilment(tx, websiteId, order.id, fulfilment);
  const after = { ...goods, fulfilled: [...goods.fulfilled, ...sent.units] };
  await updateOrder(tx, websiteId, order.id, statesAfter(order, after, now));
  const mailId = await record(platform, tx, websiteId, order, {
    type: 'fulfilled',
    actor: sent.accountId,
    data: eventData(fulfilment),
    mail:
      sent.notify && order.email !== ''
        ? {
            kind: 'order-fulfilled',
            plan: fulfilledMail(mailSubjectFrom(order, goods.lines, payment, shop), parcel),
            dueOn: new Date(time + sent.undoMs + UNDO_LATENCY_MS),
          }
        : null,
  });
  await updateFulfilment(tx, websiteId, fulfilment.id, { mailId });
  return fulfilment.id;
}

/**
 * Takes back a fulfilment with its mail, while that is held back; one without a mail for `undoMs`. The caller has locked
 * the order.
 */
export async function withdrawFulfilment(
  platform: Platform,
  tx: Queryable,
  websiteId: string,
  order: OrderRecord,
  goods: OrderGoods,
  fulfilment: FulfilmentRecord,
  { undoMs, accountId }: { readonly undoMs: number; readonly accountId: string },
): Promise<'done' | 'changed' | 'returned' | 'too-late'> {
  const now = new Date(platform.clock.now());
  if (fulfilment.canceledOn !== null || !mayUnfulfil(order)) return 'changed';
  const others = goodsWithout(goods, fulfilment);
  if (!isEnoughSent(others)) return 'returned';
  const isTaken =
    fulfilment.mailId === null
      ? now.getTime() <= fulfilment.createdOn.getTime() + undoMs
      : await withdrawMail(tx, websiteId, fulfilment.mailId, now);
  if (!isTaken) return 'too-late';
  await withdrawTrackingMail(tx, websiteId, fulfilment, now);
  await deleteFulfilment(tx, websiteId, fulfilment.id);
  await updateOrder(tx, websiteId, order.id, statesAfter(order, others, now));
  await record(platform, tx, websiteId, order, {
    type: 'fulfilment-undone',
    actor: accountId,
    data: eventData(fulfilment),
    mail: null,
  });
  return 'done';
}

/** The mail that `fulfilOrder` would send. */
export async function previewFulfilment(
  platform: Platform,
  websiteId: string,
  input: FulfilInput,
): Promise<Result<FulfilmentMailPreview, FailureOf<typeof previewCall>>> {
  const order = await findOrder(platform.db, websiteId, input.orderId);
  if (order === null) return fail('ORDER_NOT_FOUND');
  const goods = await goodsOf(platform.db, websiteId, order);
  const chosen = chooseUnits(goods.lines, unitsToSend(goods), input.lines);
  if (!chosen.ok) return chosen;
  const shop = shopOf(await websiteOf(platform, websiteId));
  const subject = await mailSubject(platform.db, websiteId, order, shop);
  const parcel = parcelOf(goods, chosen.value, readTracking(input));
  const mail = await renderFor(platform, platform.db, websiteId, fulfilledMail(subject, parcel));
  return ok({ recipient: order.email, ...mail });
}

/** Takes back a fulfilment while its mail is held back, with the mail. UNDO_TOO_LATE afterwards. */
export function undoFulfilment(
  platform: Platform,
  websiteId: string,
  input: Change & { readonly fulfilmentId: string },
): Promise<Result<OrderDetail, FailureOf<typeof undoCall>>> {
  return changeFulfilment(platform, websiteId, input, async (tx, order, goods, fulfilment) => {
    const undone = await withdrawFulfilment(platform, tx, websiteId, order, goods, fulfilment, {
      undoMs: FULFIL_UNDO_MS + UNDO_LATENCY_MS,
      accountId: input.accountId,
    });
    switch (undone) {
      case 'done':
        return ok(null);
      case 'changed':
        return refused(order, 'marked unfulfilled');
      case 'returned':
        return fail('FULFILMENT_RETURNED');
      case 'too-late':
        return fail('UNDO_TOO_LATE');
    }
  });
}

/** Cancels a fulfilment: its units are to be sent again. A mail that is still held back is withdrawn. */
export function cancelFulfilment(
  platform: Platform,
  websiteId: string,
  input: Change & { readonly fulfilmentId: string },
): Promise<Result<OrderDetail, FailureOf<typeof cancelCall>>> {
  return changeFulfilment(platform, websiteId, input, async (tx, order, goods, fulfilment) => {
    if (fulfilment.canceledOn !== null) return fail('FULFILMENT_CANCELED');
    if (!mayUnfulfil(order)) return refused(order, 'marked unfulfilled');
    const others = goodsWithout(goods, fulfilment);
    if (!isEnoughSent(others)) return fail('FULFILMENT_RETURNED');
    const now = new Date(platform.clock.now());
    if (fulfilment.mailId !== null) await withdrawMail(tx, websiteId, fulfilment.mailId, now);
    await withdrawTrackingMail(tx, websiteId, fulfilment, now);
    await updateFulfilment(tx, websiteId, fulfilment.id, { canceledOn: now });
    await updateOrder(tx, websiteId, order.id, statesAfter(order, others, now));
    await record(platform, tx, websiteId, order, {
      type: 'fulfilment-canceled',
      actor: input.accountId,
      data: eventData(fulfilment),
      mail: null,
    });
    return ok(null);
  });
}

const refused = ({ status }: OrderRecord, action: string) =>
  fail('ORDER_TRANSITION', { params: { status, action } });
