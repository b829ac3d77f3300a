import { FOUND_PER_KIND, type FoundResult } from '@vitrine/contracts/find.ts';
import { draftNumberIn, draftOrderName } from '@vitrine/domain/draft-order/draft-order-state.ts';
import { readPage } from '../../platform/lists/index.ts';
import type { Finder } from '../find/index.ts';
import { draftSource, wantedDrafts } from './draft-list.ts';
import { type DraftRecord, draftsByIds } from './repository.ts';

const view = ({ id, number, name, email, firstProduct }: DraftRecord): FoundResult => ({
  id,
  title: draftOrderName(number),
  detail: name || email || (firstProduct ?? ''),
  path: `/orders/drafts/${id}`,
});

/** The draft order with the number that is typed, then those the list's search finds, newest first. */
export const findDrafts: Finder = {
  kind: 'drafts',
  roles: ['admin'],
  async find(db, site, query) {
    // No state is asked for, so no time.
    const page = await readPage(db, draftSource, wantedDrafts(site, { search: query }, 0), {
      sort: '-created',
      after: undefined,
      limit: FOUND_PER_KIND,
    });
    if (!page.ok) return { results: [], isExact: false };
    const found = await draftsByIds(db, site.websiteId, page.value.ids);
    const isExact = found[0] !== undefined && found[0].number === draftNumberIn(query);
    return { results: found.map(view), isExact };
  },
};
