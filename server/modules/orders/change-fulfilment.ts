import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import { fail, type Result } from '@vitrine/domain/result.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { withdrawMail } from '../mail/index.ts';
import type { FulfilmentRecord } from './fulfilment-repository.ts';
import { goodsOf, type OrderGoods } from './order-units.ts';
import { findOrder, type OrderRecord } from './repository.ts';
import { viewOrder } from './service.ts';

/** Who changes an order, and as of which of its revisions. */
export interface Change {
  readonly orderId: string;
  readonly revision: number;
  readonly accountId: string;
}

/** Changes one fulfilment of an order under the order's lock. */
export async function changeFulfilment<Code extends string>(
  platform: Platform,
  websiteId: string,
  input: Change & { readonly fulfilmentId: string },
  change: (
    tx: Queryable,
    order: OrderRecord,
    goods: OrderGoods,
    fulfilment: FulfilmentRecord,
  ) => Promise<Result<null, Code>>,
): Promise<Result<OrderDetail, Code | 'FULFILMENT_NOT_FOUND' | 'STALE_REVISION'>> {
  const done = await platform.db.transaction(
    async (tx): Promise<Result<null, Code | 'FULFILMENT_NOT_FOUND' | 'STALE_REVISION'>> => {
      const order = await findOrder(tx, websiteId, input.orderId, { lock: true });
      if (order === null) return fail('FULFILMENT_NOT_FOUND');
      const goods = await goodsOf(tx, websiteId, order);
      const fulfilment = goods.fulfilments.find(({ id }) => id === input.fulfilmentId);
      if (fulfilment === undefined) return fail('FULFILMENT_NOT_FOUND');
      if (order.revision !== input.revision) return fail('STALE_REVISION');
      return change(tx, order, goods, fulfilment);
    },
  );
  if (!done.ok) return done;
  const view = await viewOrder(platform, websiteId, input.orderId);
  return view.ok ? view : fail('FULFILMENT_NOT_FOUND');
}

/** The goods of an order as if one of its fulfilments had never been. */
export function goodsWithout(goods: OrderGoods, { id }: FulfilmentRecord): OrderGoods {
  const others = goods.fulfilments.filter((one) => one.id !== id);
  return {
    ...goods,
    fulfilments: others,
    fulfilled: others.filter(({ canceledOn }) => canceledOn === null).flatMap(({ lines }) => lines),
  };
}

/** Withdraws the mail about a later change of the tracking. False when none is held back. */
export async function withdrawTrackingMail(
  tx: Queryable,
  websiteId: string,
  { trackingMailId }: FulfilmentRecord,
  now: Date,
): Promise<boolean> {
  return trackingMailId !== null && withdrawMail(tx, websiteId, trackingMailId, now);
}
