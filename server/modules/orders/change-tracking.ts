import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import {
  type changeTracking as trackingCall,
  FULFIL_UNDO_MS,
  type FulfilmentMailPreview,
  type previewTracking as previewCall,
  type undoTracking as undoCall,
} from '@vitrine/contracts/fulfilments.ts';
import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import { readTracking, type Tracking } from '@vitrine/domain/order/tracking.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  delayedMailsOfOrder,
  fulfilledMail,
  renderFor,
  replaceHeldMail,
  trackingMail,
} from '../mail/index.ts';
import { type Change, changeFulfilment, goodsWithout, withdrawTrackingMail } from './change-fulfilment.ts';
import { updateFulfilment } from './fulfilment-repository.ts';
import { UNDO_LATENCY_MS } from './order-detail.ts';
import { goodsOf } from './order-units.ts';
import { eventData, parcelOf } from './parcel.ts';
import { findOrder, updateOrder } from './repository.ts';
import { mailSubject, record, shopOf, websiteOf } from './service.ts';

interface OfFulfilment {
  readonly fulfilmentId: string;
}

/**
 * Changes how a fulfilment travels. A mail about it that is still held back says the new tracking. Otherwise `notify`
 * writes one, which is held back while the change can be undone. With `notify` ten seconds begin again.
 */
export async function changeTracking(
  platform: Platform,
  websiteId: string,
  input: Change & Tracking & OfFulfilment & { readonly notify: boolean },
): Promise<Result<OrderDetail, FailureOf<typeof trackingCall>>> {
  const shop = shopOf(await websiteOf(platform, websiteId));
  return changeFulfilment(platform, websiteId, input, async (tx, order, goods, fulfilment) => {
    if (fulfilment.canceledOn !== null) return fail('FULFILMENT_CANCELED');
    const time = platform.clock.now();
    const now = new Date(time);
    const dueOn = new Date(time + FULFIL_UNDO_MS + UNDO_LATENCY_MS);
    const { mailId, trackingMailId } = fulfilment;
    const tracking = readTracking(input);
    const subject = await mailSubject(tx, websiteId, order, shop);
    const parcel = parcelOf(goodsWithout(goods, fulfilment), fulfilment.lines, tracking);
    const replacement = { now, earliestOn: input.notify ? dueOn : now };
    const replace = async (id: string | null, write: typeof trackingMail): Promise<boolean> =>
      id !== null &&
      (await replaceHeldMail(platform, tx, websiteId, id, write(subject, parcel), replacement));
    const isHeld = (await replace(mailId, fulfilledMail)) || (await replace(trackingMailId, trackingMail));
    const isNew = input.notify && !isHeld && order.email !== '';
    const newMailId = await record(platform, tx, websiteId, order, {
      type: 'tracking-changed',
      actor: input.accountId,
      data: eventData({ ...fulfilment, ...tracking }),
      mail: isNew ? { kind: 'order-tracking', plan: trackingMail(subject, parcel), dueOn } : null,
    });
    const { carrier, carrierName, trackingNumber, trackingUrl } = fulfilment;
    await updateFulfilment(tx, websiteId, fulfilment.id, {
      ...tracking,
      ...(isNew
        ? {
            trackingMailId: newMailId,
            trackingBefore: { carrier, carrierName, trackingNumber, trackingUrl },
          }
        : {}),
    });
    await updateOrder(tx, websiteId, order.id, {});
    return ok(null);
  });
}

/** The mail that `changeTracking` with `notify` would send. */
export async function previewTracking(
  platform: Platform,
  websiteId: string,
  input: Tracking & OfFulfilment & { readonly orderId: string },
): Promise<Result<FulfilmentMailPreview, FailureOf<typeof previewCall>>> {
  const { db } = platform;
  const order = await findOrder(db, websiteId, input.orderId);
  if (order === null) return fail('FULFILMENT_NOT_FOUND');
  const goods = await goodsOf(db, websiteId, order);
  const fulfilment = goods.fulfilments.find(({ id }) => id === input.fulfilmentId);
  if (fulfilment === undefined) return fail('FULFILMENT_NOT_FOUND');
  const delayed = await delayedMailsOfOrder(db, websiteId, order.id);
  const dueOn = delayed.get(fulfilment.mailId ?? '')?.getTime() ?? 0;
  const write = dueOn > platform.clock.now() ? fulfilledMail : trackingMail;
  const subject = await mailSubject(db, websiteId, order, shopOf(await websiteOf(platform, websiteId)));
  const parcel = parcelOf(goodsWithout(goods, fulfilment), fulfilment.lines, readTracking(input));
  const mail = await renderFor(platform, db, websiteId, write(subject, parcel));
  return ok({ recipient: order.email, ...mail });
}

/** Takes back the mail about changed tracking while it is held back, with the change. UNDO_TOO_LATE afterwards. */
export function undoTracking(
  platform: Platform,
  websiteId: string,
  input: Change & OfFulfilment,
): Promise<Result<OrderDetail, FailureOf<typeof undoCall>>> {
  return changeFulfilment(platform, websiteId, input, async (tx, order, _goods, fulfilment) => {
    if (fulfilment.canceledOn !== null) return fail('FULFILMENT_CANCELED');
    const now = new Date(platform.clock.now());
    const before = fulfilment.trackingBefore;
    if (before === null || !(await withdrawTrackingMail(tx, websiteId, fulfilment, now))) {
      return fail('UNDO_TOO_LATE');
    }
    await updateFulfilment(tx, websiteId, fulfilment.id, {
      ...before,
      trackingMailId: null,
      trackingBefore: null,
    });
    await updateOrder(tx, websiteId, order.id, {});
    await record(platform, tx, websiteId, order, {
      type: 'tracking-undone',
      actor: input.accountId,
      data: eventData({ ...fulfilment, ...before }),
      mail: null,
    });
    return ok(null);
  });
}
