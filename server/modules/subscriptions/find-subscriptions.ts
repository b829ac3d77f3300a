import { FOUND_PER_KIND, type FoundResult } from '@vitrine/contracts/find.ts';
import { readPage } from '../../platform/lists/index.ts';
import type { Finder } from '../find/index.ts';
import { rowOf } from './owner-view.ts';
import { subscriptionsByIds, type SubscriptionRecord } from './repository.ts';
import { subscriptionSource, wantedSubscriptions } from './subscription-list.ts';

function view(record: SubscriptionRecord): FoundResult {
  const { id, customerName, email, productName } = rowOf(record);
  return {
    id,
    title: customerName || email || productName,
    detail: productName,
    path: `/subscriptions/${id}`,
  };
}

/** The subscriptions that the list's search finds, the newest first. */
export const findSubscriptions: Finder = {
  kind: 'subscriptions',
  roles: ['admin'],
  async find(db, site, query) {
    const page = await readPage(db, subscriptionSource, wantedSubscriptions(site, { search: query }), {
      sort: '-started',
      after: undefined,
      limit: FOUND_PER_KIND,
    });
    if (!page.ok) return { results: [], isExact: false };
    const found = await subscriptionsByIds(db, site.websiteId, page.value.ids);
    return { results: found.map(view), isExact: false };
  },
};
