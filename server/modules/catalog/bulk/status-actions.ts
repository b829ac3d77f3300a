import { itemStatusOf, type ProductStatus, productStatusOf } from '@vitrine/domain/product/product-status.ts';
import type { BulkAction, RowOutcome, UndoOutcome } from '../../bulk/index.ts';
import {
  type ChangedStatus,
  changeStatusesIn,
  eraseFromBinIn,
  moveToBinIn,
  restoreFromBinIn,
  restoreStatusesIn,
} from '../../content/index.ts';
import { bumpRevision } from '../../websites/index.ts';
import { lockProducts } from './repository.ts';

type StatusKept = Pick<ChangedStatus, 'from' | 'to' | 'publishedOn'>;

/** Gives products a status. */
export function statusAction(status: Exclude<ProductStatus, 'scheduled'>): BulkAction<unknown, StatusKept> {
  const to = itemStatusOf(status);
  if (to === 'scheduled') throw new Error('a day is needed');
  return {
    async change(tx, { platform, site, actorId }, _change, ids) {
      const products = await lockProducts(tx, site.websiteId, ids);
      const others = products.filter((one) => !one.isDeleted && productStatusOf(one.status) !== status);
      const changed = await changeStatusesIn(tx, platform, site.websiteId, {
        itemIds: others.map(({ id }) => id),
        to,
        actorId,
      });
      if (changed.length > 0) await bumpRevision(tx, site.websiteId);
      const kept = new Map(changed.map(({ id, ...one }) => [id, one]));
      return products.map(({ id, isDeleted }): RowOutcome => {
        if (isDeleted) return { id, outcome: 'refused', reason: 'in-bin' };
        const before = kept.get(id);
        return before === undefined ? { id, outcome: 'unchanged' } : { id, outcome: 'changed', kept: before };
      });
    },
    async undo(tx, { platform, site, actorId }, _change, rows) {
      const changes = rows.map(({ id, kept }) => ({ ...kept, id }));
      const restored = await restoreStatusesIn(tx, platform, site.websiteId, changes, actorId);
      if (restored.size > 0) await bumpRevision(tx, site.websiteId);
      return rows.map(({ id }) => undone(id, restored));
    },
  };
}

/** Moves products to the bin. */
export const deleteAction: BulkAction<unknown> = {
  async change(tx, { platform, site, actorId }, _change, ids) {
    const products = await lockProducts(tx, site.websiteId, ids);
    const moved = await moveToBinIn(tx, platform, site.websiteId, {
      itemIds: products.map(({ id }) => id),
      actorId,
    });
    if (moved.size > 0) await bumpRevision(tx, site.websiteId);
    return products.map(({ id }) => changedOrNot(id, moved));
  },
  async undo(tx, { platform, site, actorId }, _change, rows) {
    const itemIds = rows.map(({ id }) => id);
    const restored = await restoreFromBinIn(tx, platform, site.websiteId, { itemIds, actorId });
    if (restored.size > 0) await bumpRevision(tx, site.websiteId);
    return rows.map(({ id }) => undone(id, restored));
  },
};

/** Restores products from the bin. */
export const restoreAction: BulkAction<unknown> = {
  async change(tx, { platform, site, actorId }, _change, ids) {
    const products = await lockProducts(tx, site.websiteId, ids);
    const restored = await restoreFromBinIn(tx, platform, site.websiteId, {
      itemIds: products.map(({ id }) => id),
      actorId,
    });
    if (restored.size > 0) await bumpRevision(tx, site.websiteId);
    return products.map(({ id }) => changedOrNot(id, restored));
  },
  async undo(tx, { platform, site, actorId }, _change, rows) {
    const itemIds = rows.map(({ id }) => id);
    const moved = await moveToBinIn(tx, platform, site.websiteId, { itemIds, actorId });
    if (moved.size > 0) await bumpRevision(tx, site.websiteId);
    return rows.map(({ id }) => undone(id, moved));
  },
};

/** Erases products in the bin for good; others are left as they were. */
export const eraseAction: BulkAction<unknown> = {
  async change(tx, { platform, site }, _change, ids) {
    const products = await lockProducts(tx, site.websiteId, ids);
    const erased = await eraseFromBinIn(
      tx,
      platform,
      site.websiteId,
      products.map(({ id }) => id),
    );
    return products.map(({ id }): RowOutcome =>
      erased.has(id)
        ? { id, outcome: 'changed', kept: null }
        : { id, outcome: 'refused', reason: 'not-in-bin' },
    );
  },
  // Never called: it is final.
  undo: async (_tx, _context, _change, rows) =>
    rows.map(({ id }): UndoOutcome => ({ id, outcome: 'refused', reason: 'gone' })),
};

const changedOrNot = (id: string, changed: ReadonlySet<string>): RowOutcome =>
  changed.has(id) ? { id, outcome: 'changed', kept: null } : { id, outcome: 'unchanged' };

const undone = (id: string, restored: ReadonlySet<string>): UndoOutcome =>
  restored.has(id) ? { id, outcome: 'restored' } : { id, outcome: 'refused', reason: 'changed-since' };
