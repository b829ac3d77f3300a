import type { BulkAction, RowOutcome, UndoOutcome } from '../../bulk/index.ts';
import { lockOrder, moveBackIn, type MovedItem, moveToCollectionIn } from '../../content/index.ts';
import { bumpRevision } from '../../websites/index.ts';
import { selectStorePages } from '../lifecycle-repository.ts';
import { lockProducts } from './repository.ts';

/** Moves products to another store page, behind those it has. */
export const movePageAction: BulkAction<{ readonly page: string }, MovedItem> = {
  async change(tx, { platform, site }, { page }, ids) {
    const { websiteId } = site;
    const isPage = (await selectStorePages(tx, websiteId)).some(({ id }) => id === page);
    if (isPage) await lockOrder(tx, websiteId, page);
    const products = await lockProducts(tx, websiteId, ids);
    if (!isPage)
      return products.map(({ id }): RowOutcome => ({ id, outcome: 'refused', reason: 'page-gone' }));
    const itemIds = products.map(({ id }) => id);
    const moved = await moveToCollectionIn(tx, platform, websiteId, { itemIds, collectionId: page });
    if (moved.size > 0) await bumpRevision(tx, websiteId);
    return products.map(({ id, pageId, isDeleted }): RowOutcome => {
      const kept = moved.get(id);
      if (kept !== undefined) return { id, outcome: 'changed', kept };
      if (isDeleted) return { id, outcome: 'refused', reason: 'in-bin' };
      return pageId === page
        ? { id, outcome: 'unchanged' }
        : { id, outcome: 'refused', reason: 'address-taken' };
    });
  },
  async undo(tx, { platform, site }, { page }, rows) {
    const { websiteId } = site;
    for (const id of new Set(rows.map(({ kept }) => kept.from).toSorted()))
      await lockOrder(tx, websiteId, id);
    await lockProducts(
      tx,
      websiteId,
      rows.map(({ id }) => id),
    );
    const items = rows.map(({ id, kept }) => ({ ...kept, id }));
    const restored = await moveBackIn(tx, platform, websiteId, page, items);
    if (restored.size > 0) await bumpRevision(tx, websiteId);
    return rows.map(({ id }): UndoOutcome =>
      restored.has(id) ? { id, outcome: 'restored' } : { id, outcome: 'refused', reason: 'changed-since' },
    );
  },
};
