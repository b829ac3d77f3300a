import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import {
  FULFIL_UNDO_MS,
  type fulfilOrder as fulfilCall,
  type OrderDetail,
  type undoFulfilOrder as undoCall,
} from '@vitrine/contracts/orders.ts';
import { nextOrderStatus } from '@vitrine/domain/order/order-states.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Platform } from '../../platform/platform.ts';
import { fulfilledMail, withdrawMail } from '../mail/index.ts';
import { canFulfil, UNDO_LATENCY_MS } from './order-detail.ts';
import { refundedAmountsOf } from './refund-repository.ts';
import { findOrder, updateOrder } from './repository.ts';
import { mailSubject, record, shopOf, viewOrder, websiteOf } from './service.ts';

interface FulfilInput {
  readonly orderId: string;
  readonly revision: number;
  readonly accountId: string;
}

/**
 * Marks an order's goods as sent: status, event and mail together. The mail is held back while this can be undone, and
 * is then sent by the server, even if the browser is closed.
 */
export async function fulfilOrder(
  platform: Platform,
  websiteId: string,
  input: FulfilInput,
): Promise<Result<OrderDetail, FailureOf<typeof fulfilCall>>> {
  const shop = shopOf(await websiteOf(platform, websiteId));
  const done = await platform.db.transaction(
    async (tx): Promise<Result<null, FailureOf<typeof fulfilCall>>> => {
      const order = await findOrder(tx, websiteId, input.orderId, { lock: true });
      if (order === null) return fail('ORDER_NOT_FOUND');
      if (order.revision !== input.revision) return fail('STALE_REVISION');
      const status = nextOrderStatus(order.status, 'fulfil');
      const { isBeingCanceled } = await refundedAmountsOf(tx, websiteId, order.id);
      if (status === null || !canFulfil(order) || isBeingCanceled) {
        const present = order.fulfilledOn === null ? order.status : 'fulfilled';
        return fail('ORDER_TRANSITION', { params: { status: present, action: 'marked fulfilled' } });
      }
      const now = platform.clock.now();
      await updateOrder(tx, websiteId, order.id, { status, fulfilledOn: new Date(now) });
      const content = fulfilledMail(await mailSubject(tx, websiteId, order, shop));
      const dueOn = new Date(now + FULFIL_UNDO_MS + UNDO_LATENCY_MS);
      await record(platform, tx, websiteId, order, {
        type: 'fulfilled',
        actor: input.accountId,
        data: {},
        mail: { kind: 'order-fulfilled', content, dueOn },
      });
      return ok(null);
    },
  );
  return done.ok ? viewOrder(platform, websiteId, input.orderId) : done;
}

/** Undoes a fulfilment while its mail is held back, and cancels the mail. UNDO_TOO_LATE afterwards. */
export async function undoFulfilment(
  platform: Platform,
  websiteId: string,
  input: FulfilInput,
): Promise<Result<OrderDetail, FailureOf<typeof undoCall>>> {
  const done = await platform.db.transaction(
    async (tx): Promise<Result<null, FailureOf<typeof undoCall>>> => {
      const order = await findOrder(tx, websiteId, input.orderId, { lock: true });
      if (order === null) return fail('ORDER_NOT_FOUND');
      if (order.revision !== input.revision) return fail('STALE_REVISION');
      const status = nextOrderStatus(order.status, 'undo-fulfil');
      if (order.fulfilledOn === null || status === null) {
        return fail('ORDER_TRANSITION', { params: { status: order.status, action: 'marked unfulfilled' } });
      }
      const now = new Date(platform.clock.now());
      if (!(await withdrawMail(tx, websiteId, order.id, 'order-fulfilled', now)))
        return fail('UNDO_TOO_LATE');
      await updateOrder(tx, websiteId, order.id, { status, fulfilledOn: null });
      await record(platform, tx, websiteId, order, {
        type: 'fulfilment-undone',
        actor: input.accountId,
        data: {},
        mail: null,
      });
      return ok(null);
    },
  );
  return done.ok ? viewOrder(platform, websiteId, input.orderId) : done;
}
