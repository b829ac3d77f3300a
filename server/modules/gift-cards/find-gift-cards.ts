import { FOUND_PER_KIND, type FoundResult } from '@vitrine/contracts/find.ts';
import { maskedCode } from '@vitrine/domain/gift-card/gift-card-state.ts';
import { readPage } from '../../platform/lists/index.ts';
import type { Finder } from '../find/index.ts';
import { giftCardSource, wantedCards } from './gift-card-list.ts';
import { cardsByIds, type OwnedCard } from './owner-repository.ts';

const view = ({ id, last4, recipientName, recipientEmail }: OwnedCard): FoundResult => ({
  id,
  title: maskedCode(last4),
  detail: recipientName || recipientEmail,
  path: `/gift-cards/${id}`,
});

/** The gift cards that the list's search finds, newest first. Four characters that end a code are exact. */
export const findGiftCards: Finder = {
  kind: 'gift-cards',
  roles: ['admin'],
  async find(db, site, query) {
    const page = await readPage(db, giftCardSource, wantedCards(site, { search: query }), {
      sort: '-created',
      after: undefined,
      limit: FOUND_PER_KIND,
    });
    if (!page.ok) return { results: [], isExact: false };
    const found = await cardsByIds(db, site.websiteId, page.value.ids);
    const isExact = found.some(({ last4 }) => last4 === query.toUpperCase());
    return { results: found.map(view), isExact };
  },
};
