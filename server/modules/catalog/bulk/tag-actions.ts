import { MAX_PRODUCT_TAGS } from '@vitrine/contracts/products-bulk.ts';
import { withoutTag, withTag } from '@vitrine/domain/list/change-tags.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { BulkAction, BulkContext, RowOutcome, UndoOutcome } from '../../bulk/index.ts';
import { updateItemsIn } from '../../content/index.ts';
import { bumpRevision } from '../../websites/index.ts';
import { indexProducts } from '../index-products.ts';
import { lockProducts } from './repository.ts';

interface TagChange {
  readonly tag: string;
}

/** The tag as it was written, and its place among the others. */
interface RemovedTag {
  readonly tag: string;
  readonly at: number;
}

/** Adds a tag to products. */
export const addTagAction: BulkAction<TagChange> = {
  async change(tx, context, { tag }, ids) {
    const products = await lockProducts(tx, context.site.websiteId, ids);
    const tags = new Map<string, readonly string[]>();
    const outcomes = products.map((product): RowOutcome => {
      const { id } = product;
      if (product.isDeleted) return { id, outcome: 'refused', reason: 'in-bin' };
      const added = withTag(product.tags, tag, MAX_PRODUCT_TAGS);
      if (!added.ok) return { id, outcome: 'refused', reason: added.error.code };
      if (added.value === null) return { id, outcome: 'unchanged' };
      tags.set(id, added.value);
      return { id, outcome: 'changed', kept: null };
    });
    await writeTags(tx, context, tags);
    return outcomes;
  },
  async undo(tx, context, { tag }, rows) {
    const products = await lockProducts(
      tx,
      context.site.websiteId,
      rows.map(({ id }) => id),
    );
    const tags = new Map<string, readonly string[]>();
    const outcomes = products.map((product): UndoOutcome => {
      const { id } = product;
      const without = withoutTag(product.tags, tag);
      if (without === null) return { id, outcome: 'refused', reason: 'changed-since' };
      tags.set(id, without.tags);
      return { id, outcome: 'restored' };
    });
    await writeTags(tx, context, tags);
    return outcomes;
  },
};

/** Removes a tag from products. */
export const removeTagAction: BulkAction<TagChange, RemovedTag> = {
  async change(tx, context, { tag }, ids) {
    const products = await lockProducts(tx, context.site.websiteId, ids);
    const tags = new Map<string, readonly string[]>();
    const outcomes = products.map((product): RowOutcome => {
      const { id } = product;
      if (product.isDeleted) return { id, outcome: 'refused', reason: 'in-bin' };
      const without = withoutTag(product.tags, tag);
      if (without === null) return { id, outcome: 'unchanged' };
      tags.set(id, without.tags);
      const kept: RemovedTag = { tag: without.removed, at: without.at };
      return { id, outcome: 'changed', kept };
    });
    await writeTags(tx, context, tags);
    return outcomes;
  },
  async undo(tx, context, _change, rows) {
    const kept = new Map(rows.map((row) => [row.id, row.kept]));
    const products = await lockProducts(tx, context.site.websiteId, [...kept.keys()]);
    const tags = new Map<string, readonly string[]>();
    const outcomes = products.map((product): UndoOutcome => {
      const { id } = product;
      const removed = kept.get(id) ?? { tag: '', at: 0 };
      const added = withTag(product.tags, removed.tag, MAX_PRODUCT_TAGS, removed.at);
      if (!added.ok) return { id, outcome: 'refused', reason: added.error.code };
      if (added.value === null) return { id, outcome: 'refused', reason: 'changed-since' };
      tags.set(id, added.value);
      return { id, outcome: 'restored' };
    });
    await writeTags(tx, context, tags);
    return outcomes;
  },
};

async function writeTags(
  tx: Queryable,
  { platform, site: { websiteId } }: BulkContext,
  tags: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  if (tags.size === 0) return;
  const changes = [...tags].map(([id, changed]) => ({ id, tags: changed }));
  await updateItemsIn(tx, platform, websiteId, changes);
  await indexProducts(tx, websiteId, [...tags.keys()]);
  await bumpRevision(tx, websiteId);
}
