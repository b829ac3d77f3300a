import { MAX_ITEM_LABELS } from '@vitrine/domain/content/labels.ts';
import { withoutTag, withTag } from '@vitrine/domain/list/change-tags.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { BulkAction, BulkContext, RowOutcome, UndoOutcome } from '../../bulk/index.ts';
import { lockLabels, spellLabelsIn, updateItemsIn } from '../../content/index.ts';
import { bumpRevision, lockWebsite } from '../../websites/index.ts';
import { type LockedPost, lockPosts } from '../repository.ts';

/** The name as it was written, and its place among the others. */
interface Removed {
  readonly name: string;
  readonly at: number;
}

interface LabelActions<Change> {
  readonly add: BulkAction<Change, { readonly name: string }>;
  readonly remove: BulkAction<Change, Removed>;
}

/** The actions that add a tag or a category to many posts, in the spelling of their blog, and take one off them. */
export function labelActions<Change>(
  field: 'tags' | 'categories',
  nameOf: (change: Change) => string,
): LabelActions<Change> {
  const kind = field === 'tags' ? 'tag' : 'category';
  const most = kind === 'tag' ? 'too-many-tags' : 'too-many-categories';

  const write = async (
    tx: Queryable,
    { platform, site: { websiteId } }: BulkContext,
    names: ReadonlyMap<string, readonly string[]>,
  ): Promise<void> => {
    if (names.size === 0) return;
    const changes = [...names].map(([id, changed]) => ({ id, [field]: changed }));
    await updateItemsIn(tx, platform, websiteId, changes);
    await bumpRevision(tx, websiteId);
  };

  /** The name as each blog of the posts spells it. */
  const spelledIn = async (
    tx: Queryable,
    { platform, site: { websiteId } }: BulkContext,
    name: string,
    posts: readonly LockedPost[],
  ): Promise<ReadonlyMap<string, string>> => {
    const spelled = new Map<string, string>();
    for (const collectionId of new Set(posts.map((post) => post.collectionId))) {
      const [known] = await spellLabelsIn(tx, platform, { websiteId, collectionId, kind }, [name]);
      spelled.set(collectionId, known ?? name);
    }
    return spelled;
  };

  return {
    add: {
      async change(tx, context, change, ids) {
        const { websiteId } = context.site;
        await lockWebsite(tx, websiteId);
        await lockLabels(tx, websiteId);
        const posts = await lockPosts(tx, websiteId, ids);
        const spelled = await spelledIn(tx, context, nameOf(change), posts);
        const names = new Map<string, readonly string[]>();
        const outcomes = posts.map((post): RowOutcome => {
          const { id } = post;
          if (post.isDeleted) return { id, outcome: 'refused', reason: 'in-bin' };
          const name = spelled.get(post.collectionId) ?? nameOf(change);
          const added = withTag(post[field], name, MAX_ITEM_LABELS);
          if (!added.ok) return { id, outcome: 'refused', reason: most };
          if (added.value === null) return { id, outcome: 'unchanged' };
          names.set(id, added.value);
          return { id, outcome: 'changed', kept: { name } };
        });
        await write(tx, context, names);
        return outcomes;
      },
      async undo(tx, context, change, rows) {
        await lockWebsite(tx, context.site.websiteId);
        const posts = await lockPosts(
          tx,
          context.site.websiteId,
          rows.map(({ id }) => id),
        );
        const names = new Map<string, readonly string[]>();
        const outcomes = posts.map(({ id, ...post }): UndoOutcome => {
          const without = withoutTag(post[field], nameOf(change));
          if (without === null) return { id, outcome: 'refused', reason: 'changed-since' };
          names.set(id, without.tags);
          return { id, outcome: 'restored' };
        });
        await write(tx, context, names);
        return outcomes;
      },
    },
    remove: {
      async change(tx, context, change, ids) {
        await lockWebsite(tx, context.site.websiteId);
        const posts = await lockPosts(tx, context.site.websiteId, ids);
        const names = new Map<string, readonly string[]>();
        const outcomes = posts.map((post): RowOutcome => {
          const { id } = post;
          if (post.isDeleted) return { id, outcome: 'refused', reason: 'in-bin' };
          const without = withoutTag(post[field], nameOf(change));
          if (without === null) return { id, outcome: 'unchanged' };
          names.set(id, without.tags);
          const kept: Removed = { name: without.removed, at: without.at };
          return { id, outcome: 'changed', kept };
        });
        await write(tx, context, names);
        return outcomes;
      },
      async undo(tx, context, change, rows) {
        const { websiteId } = context.site;
        const kept = new Map(rows.map((row) => [row.id, row.kept]));
        await lockWebsite(tx, websiteId);
        await lockLabels(tx, websiteId);
        const posts = await lockPosts(tx, websiteId, [...kept.keys()]);
        const spelled = await spelledIn(tx, context, nameOf(change), posts);
        const names = new Map<string, readonly string[]>();
        const outcomes = posts.map((post): UndoOutcome => {
          const { id, collectionId } = post;
          const name = spelled.get(collectionId) ?? nameOf(change);
          const added = withTag(post[field], name, MAX_ITEM_LABELS, kept.get(id)?.at);
          if (!added.ok) return { id, outcome: 'refused', reason: most };
          if (added.value === null) return { id, outcome: 'refused', reason: 'changed-since' };
          names.set(id, added.value);
          return { id, outcome: 'restored' };
        });
        await write(tx, context, names);
        return outcomes;
      },
    },
  };
}
