import type { BulkAction, RowOutcome, UndoOutcome } from '../../bulk/index.ts';
import {
  type ChangedStatus,
  changeStatusesIn,
  moveToBinIn,
  restoreFromBinIn,
  restoreStatusesIn,
  showLockedDraft,
} from '../../content/index.ts';
import { bumpRevision, lockWebsite } from '../../websites/index.ts';
import { lockPosts, selectPosts } from '../repository.ts';

type StatusKept = Pick<ChangedStatus, 'from' | 'to' | 'publishedOn'>;

const restoreStatuses: BulkAction<unknown, StatusKept>['undo'] = async (
  tx,
  { platform, site: { websiteId }, actorId },
  _change,
  rows,
) => {
  await lockWebsite(tx, websiteId);
  const changes = rows.map(({ id, kept }) => ({ ...kept, id }));
  const restored = await restoreStatusesIn(tx, platform, websiteId, changes, actorId);
  if (restored.size > 0) await bumpRevision(tx, websiteId);
  return rows.map(({ id }) => undone(id, restored));
};

/** Shows what is written of posts to visitors. Those that are half made are left as they are. */
export const publishAction: BulkAction<unknown, StatusKept> = {
  async change(tx, { platform, site: { websiteId }, actorId }, _change, ids) {
    // In the order in which publishing locks.
    await lockWebsite(tx, websiteId);
    const posts = await lockPosts(tx, websiteId, ids);
    const before = new Map((await selectPosts(tx, websiteId, ids)).map((post) => [post.id, post]));
    const outcomes: RowOutcome[] = [];
    for (const { id, isDeleted, status, isUndatedEvent } of posts) {
      const post = before.get(id);
      if (isDeleted || post === undefined) {
        outcomes.push({ id, outcome: 'refused', reason: 'in-bin' });
        continue;
      }
      if (status === 'published') {
        outcomes.push({ id, outcome: 'unchanged' });
        continue;
      }
      // Visitors are not shown an event without a date.
      if (isUndatedEvent) {
        outcomes.push({ id, outcome: 'refused', reason: 'half-made' });
        continue;
      }
      const shown = await showLockedDraft(tx, platform, { websiteId, pageId: id }, actorId);
      const kept: StatusKept = { from: status, to: 'published', publishedOn: post.publishedOn };
      outcomes.push(
        shown.ok
          ? { id, outcome: 'changed', kept }
          : {
              id,
              outcome: 'refused',
              reason: shown.error.code === 'DRAFT_INCOMPLETE' ? 'half-made' : 'changed-since',
            },
      );
    }
    return outcomes;
  },
  undo: restoreStatuses,
};

/** Makes drafts of posts. */
export const hideAction: BulkAction<unknown, StatusKept> = {
  async change(tx, { platform, site: { websiteId }, actorId }, _change, ids) {
    await lockWebsite(tx, websiteId);
    const posts = await lockPosts(tx, websiteId, ids);
    const itemIds = posts.filter(({ isDeleted }) => !isDeleted).map(({ id }) => id);
    const changed = await changeStatusesIn(tx, platform, websiteId, { itemIds, to: 'draft', actorId });
    if (changed.length > 0) await bumpRevision(tx, websiteId);
    const kept = new Map(changed.map(({ id, ...one }) => [id, one]));
    return posts.map(({ id, isDeleted }): RowOutcome => {
      if (isDeleted) return { id, outcome: 'refused', reason: 'in-bin' };
      const before = kept.get(id);
      return before === undefined ? { id, outcome: 'unchanged' } : { id, outcome: 'changed', kept: before };
    });
  },
  undo: restoreStatuses,
};

/** Moves posts to the bin. */
export const deleteAction: BulkAction<unknown> = {
  async change(tx, { platform, site: { websiteId }, actorId }, _change, ids) {
    await lockWebsite(tx, websiteId);
    const itemIds = (await lockPosts(tx, websiteId, ids)).map(({ id }) => id);
    const moved = await moveToBinIn(tx, platform, websiteId, { itemIds, actorId });
    if (moved.size > 0) await bumpRevision(tx, websiteId);
    return itemIds.map((id) => changedOrNot(id, moved));
  },
  async undo(tx, { platform, site: { websiteId }, actorId }, _change, rows) {
    await lockWebsite(tx, websiteId);
    const itemIds = rows.map(({ id }) => id);
    const restored = await restoreFromBinIn(tx, platform, websiteId, { itemIds, actorId });
    if (restored.size > 0) await bumpRevision(tx, websiteId);
    return itemIds.map((id) => undone(id, restored));
  },
};

/** Takes posts out of the bin. */
export const restoreAction: BulkAction<unknown> = {
  async change(tx, { platform, site: { websiteId }, actorId }, _change, ids) {
    await lockWebsite(tx, websiteId);
    const itemIds = (await lockPosts(tx, websiteId, ids)).map(({ id }) => id);
    const restored = await restoreFromBinIn(tx, platform, websiteId, { itemIds, actorId });
    if (restored.size > 0) await bumpRevision(tx, websiteId);
    return itemIds.map((id) => changedOrNot(id, restored));
  },
  async undo(tx, { platform, site: { websiteId }, actorId }, _change, rows) {
    await lockWebsite(tx, websiteId);
    const itemIds = rows.map(({ id }) => id);
    const moved = await moveToBinIn(tx, platform, websiteId, { itemIds, actorId });
    if (moved.size > 0) await bumpRevision(tx, websiteId);
    return itemIds.map((id) => undone(id, moved));
  },
};

const changedOrNot = (id: string, changed: ReadonlySet<string>): RowOutcome =>
  changed.has(id) ? { id, outcome: 'changed', kept: null } : { id, outcome: 'unchanged' };

const undone = (id: string, restored: ReadonlySet<string>): UndoOutcome =>
  restored.has(id) ? { id, outcome: 'restored' } : { id, outcome: 'refused', reason: 'changed-since' };
