import { FOUND_PER_KIND, type FoundResult } from '@vitrine/contracts/find.ts';
import { readPage } from '../../platform/lists/index.ts';
import type { Finder } from '../find/index.ts';
import { orderSource, wantedOrders } from './order-list.ts';
import { type OrderRecord, ordersByIds, rowOf } from './repository.ts';

function view(order: OrderRecord): FoundResult {
  const { id, number, buyerName, email } = rowOf(order);
  return { id, title: `#${number}`, detail: buyerName === '' ? email : buyerName, path: `/orders/${id}` };
}

/** The order with the number that is typed, with or without `#`, then those the list's search finds, newest first. */
export const findOrders: Finder = {
  kind: 'orders',
  roles: ['admin'],
  async find(db, site, query) {
    const page = await readPage(db, orderSource, wantedOrders(site, { search: query }), {
      sort: '-placed',
      after: undefined,
      limit: FOUND_PER_KIND,
    });
    if (!page.ok) return { results: [], isExact: false };
    const found = await ordersByIds(db, site.websiteId, page.value.ids);
    const isExact = found[0] !== undefined && query.replace(/^#/, '') === String(found[0].number);
    return { results: found.map(view), isExact };
  },
};
