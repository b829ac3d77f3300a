import type { BulkReason } from '@vitrine/domain/list/bulk.ts';
import { withoutTag, withTag } from '@vitrine/domain/list/change-tags.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { BulkAction, RowOutcome, UndoOutcome } from './bulk-list.ts';

interface TagChange {
  readonly tag: string;
}

/** The tag as it was written, and its place among the others. */
interface RemovedTag {
  readonly tag: string;
  readonly at: number;
}

interface TaggedRow {
  readonly id: string;
  readonly tags: readonly string[];
}

/** How the rows of a list are tagged. */
interface TaggedRows<Row extends TaggedRow> {
  /** Most tags of a row. */
  readonly most: number;
  /** Reads and locks rows, in the order of their ids. */
  lock(tx: Queryable, websiteId: string, ids: readonly string[]): Promise<readonly Row[]>;
  /** Writes tags by id. */
  write(
    tx: Queryable,
    websiteId: string,
    rows: readonly Row[],
    tags: ReadonlyMap<string, readonly string[]>,
  ): Promise<void>;
  /** Why a row gets no tags; null where it does. */
  refusal(row: Row): BulkReason | null;
}

/** The actions that add a tag to many rows and remove one from them. */
export function tagActions<Row extends TaggedRow>({
  most,
  lock,
  write,
  refusal,
}: TaggedRows<Row>): {
  readonly 'add-tag': BulkAction<TagChange>;
  readonly 'remove-tag': BulkAction<TagChange, RemovedTag>;
} {
  return {
    'add-tag': {
      async change(tx, { site: { websiteId } }, { tag }, ids) {
        const rows = await lock(tx, websiteId, ids);
        const tags = new Map<string, readonly string[]>();
        const outcomes = rows.map((row): RowOutcome => {
          const { id } = row;
          const reason = refusal(row);
          if (reason !== null) return { id, outcome: 'refused', reason };
          const added = withTag(row.tags, tag, most);
          if (!added.ok) return { id, outcome: 'refused', reason: added.error.code };
          if (added.value === null) return { id, outcome: 'unchanged' };
          tags.set(id, added.value);
          return { id, outcome: 'changed', kept: null };
        });
        await write(tx, websiteId, rows, tags);
        return outcomes;
      },
      async undo(tx, { site: { websiteId } }, { tag }, changed) {
        const ids = changed.map(({ id }) => id);
        const rows = await lock(tx, websiteId, ids);
        const tags = new Map<string, readonly string[]>();
        const outcomes = rows.map((row): UndoOutcome => {
          const { id } = row;
          const without = withoutTag(row.tags, tag);
          if (without === null) return { id, outcome: 'refused', reason: 'changed-since' };
          tags.set(id, without.tags);
          return { id, outcome: 'restored' };
        });
        await write(tx, websiteId, rows, tags);
        return outcomes;
      },
    },
    'remove-tag': {
      async change(tx, { site: { websiteId } }, { tag }, ids) {
        const rows = await lock(tx, websiteId, ids);
        const tags = new Map<string, readonly string[]>();
        const outcomes = rows.map((row): RowOutcome => {
          const { id } = row;
          const without = withoutTag(row.tags, tag);
          if (without === null) return { id, outcome: 'unchanged' };
          tags.set(id, without.tags);
          const kept: RemovedTag = { tag: without.removed, at: without.at };
          return { id, outcome: 'changed', kept };
        });
        await write(tx, websiteId, rows, tags);
        return outcomes;
      },
      async undo(tx, { site: { websiteId } }, _change, changed) {
        const kept = new Map(changed.map((row) => [row.id, row.kept]));
        const rows = await lock(tx, websiteId, [...kept.keys()]);
        const tags = new Map<string, readonly string[]>();
        const outcomes = rows.map((row): UndoOutcome => {
          const { id } = row;
          // Nothing about an erased person comes back.
          const reason = refusal(row);
          if (reason !== null) return { id, outcome: 'refused', reason };
          const removed = kept.get(id) ?? { tag: '', at: 0 };
          const added = withTag(row.tags, removed.tag, most, removed.at);
          if (!added.ok) return { id, outcome: 'refused', reason: added.error.code };
          if (added.value === null) return { id, outcome: 'refused', reason: 'changed-since' };
          tags.set(id, added.value);
          return { id, outcome: 'restored' };
        });
        await write(tx, websiteId, rows, tags);
        return outcomes;
      },
    },
  };
}
