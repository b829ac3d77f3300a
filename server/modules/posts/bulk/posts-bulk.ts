import { type PostsChange, postsChange } from '@vitrine/contracts/posts-bulk.ts';
import { type BulkAction, bulkList, type RowOutcome, type UndoOutcome } from '../../bulk/index.ts';
import { authorExists, setAuthorsIn } from '../../content/index.ts';
import { bumpRevision, lockWebsite } from '../../websites/index.ts';
import { lockPosts } from '../repository.ts';
import { labelActions } from './label-actions.ts';
import { deleteAction, hideAction, publishAction, restoreAction } from './status-actions.ts';

/** Gives posts another author, or none. */
const authorAction: BulkAction<{ readonly author: string | null }, { readonly author: string | null }> = {
  async change(tx, { platform, site: { websiteId } }, { author }, ids) {
    await lockWebsite(tx, websiteId);
    const isThere = author === null || (await authorExists(tx, websiteId, author));
    const posts = await lockPosts(tx, websiteId, ids);
    const outcomes = posts.map(({ id, isDeleted, authorId }): RowOutcome => {
      if (!isThere) return { id, outcome: 'refused', reason: 'author-gone' };
      if (isDeleted) return { id, outcome: 'refused', reason: 'in-bin' };
      return authorId === author
        ? { id, outcome: 'unchanged' }
        : { id, outcome: 'changed', kept: { author: authorId } };
    });
    const changed = outcomes.filter(({ outcome }) => outcome === 'changed');
    const changes = changed.map(({ id }) => ({ id, authorId: author }));
    await setAuthorsIn(tx, platform, websiteId, changes);
    if (changes.length > 0) await bumpRevision(tx, websiteId);
    return outcomes;
  },
  async undo(tx, { platform, site: { websiteId } }, { author }, rows) {
    await lockWebsite(tx, websiteId);
    const kept = new Map(rows.map((row) => [row.id, row.kept.author]));
    const posts = await lockPosts(tx, websiteId, [...kept.keys()]);
    const own = posts.filter(({ authorId }) => authorId === author);
    const changes = own.map(({ id }) => ({ id, authorId: kept.get(id) ?? null }));
    await setAuthorsIn(tx, platform, websiteId, changes);
    if (changes.length > 0) await bumpRevision(tx, websiteId);
    return posts.map(({ id, authorId }): UndoOutcome =>
      authorId === author ? { id, outcome: 'restored' } : { id, outcome: 'refused', reason: 'changed-since' },
    );
  },
};

const tags = labelActions<{ readonly tag: string }>('tags', ({ tag }) => tag);
const categories = labelActions<{ readonly category: string }>('categories', ({ category }) => category);

/** What owners can do with many posts at once. */
export const postsBulk = bulkList<PostsChange>({
  list: 'posts',
  noun: 'posts',
  batch: 100,
  schema: postsChange,
  actions: {
    publish: publishAction,
    hide: hideAction,
    delete: deleteAction,
    restore: restoreAction,
    'add-tag': tags.add,
    'remove-tag': tags.remove,
    'add-category': categories.add,
    'remove-category': categories.remove,
    'set-author': authorAction,
  },
});
