import { FULFIL_MANY_UNDO_MS, type OrdersChange, ordersChange } from '@vitrine/contracts/orders-bulk.ts';
import { unitsToSend } from '@vitrine/domain/order/fulfilment.ts';
import { MAX_ORDER_TAGS } from '@vitrine/domain/order/order-notes.ts';
import { noTracking } from '@vitrine/domain/order/tracking.ts';
import { type BulkAction, bulkList, type RowOutcome, tagActions, type UndoOutcome } from '../bulk/index.ts';
import { openOrder, sendUnits, withdrawFulfilment } from './fulfil.ts';
import { UNDO_LATENCY_MS } from './order-detail.ts';
import { goodsOf } from './order-units.ts';
import { lockOrders, updateOrderTags } from './repository.ts';
import { shopOf } from './service.ts';

/** Marks all that is left of each order as sent, in one fulfilment without tracking. */
const fulfil: BulkAction<{ readonly notify: boolean }, string> = {
  async change(tx, { platform, site: { websiteId }, website, actorId }, { notify }, ids) {
    const shop = shopOf(website);
    const outcomes: RowOutcome[] = [];
    for (const order of await lockOrders(tx, websiteId, ids)) {
      const { id } = order;
      if (order.fulfilment === 'fulfilled') {
        outcomes.push({ id, outcome: 'unchanged' });
        continue;
      }
      const open = await openOrder(tx, websiteId, order);
      if (open === null) {
        outcomes.push({ id, outcome: 'refused', reason: 'not-open' });
        continue;
      }
      const kept = await sendUnits(platform, tx, websiteId, shop, open, {
        units: unitsToSend(open.goods),
        tracking: noTracking,
        notify,
        undoMs: FULFIL_MANY_UNDO_MS,
        accountId: actorId,
      });
      outcomes.push({ id, outcome: 'changed', kept });
    }
    return outcomes;
  },
  async undo(tx, { platform, site: { websiteId }, actorId }, _change, rows) {
    const kept = new Map(rows.map((row) => [row.id, row.kept]));
    const outcomes: UndoOutcome[] = [];
    for (const order of await lockOrders(tx, websiteId, [...kept.keys()])) {
      const { id } = order;
      const goods = await goodsOf(tx, websiteId, order);
      const fulfilment = goods.fulfilments.find((one) => one.id === kept.get(id));
      const undone =
        fulfilment === undefined
          ? 'gone'
          : await withdrawFulfilment(platform, tx, websiteId, order, goods, fulfilment, {
              undoMs: FULFIL_MANY_UNDO_MS + UNDO_LATENCY_MS,
              accountId: actorId,
            });
      outcomes.push(
        undone === 'done'
          ? { id, outcome: 'restored' }
          : { id, outcome: 'refused', reason: undone === 'too-late' ? 'mailed' : 'changed-since' },
      );
    }
    return outcomes;
  },
};

/** What owners can do with many orders at once. */
export const ordersBulk = bulkList<OrdersChange>({
  list: 'orders',
  noun: 'orders',
  batch: 100,
  schema: ordersChange,
  undoMs: { fulfil: FULFIL_MANY_UNDO_MS },
  actions: {
    ...tagActions({
      most: MAX_ORDER_TAGS,
      lock: lockOrders,
      write: updateOrderTags,
      // Erasing a customer empties these.
      refusal: ({ email }) => (email === '' ? 'erased' : null),
    }),
    fulfil,
  },
});
