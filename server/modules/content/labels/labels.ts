import { errorMessage } from '@vitrine/contracts/errors.ts';
import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import type * as calls from '@vitrine/contracts/post-labels.ts';
import { COUNTED_POSTS, LABELS_PER_PAGE, type PostLabel } from '@vitrine/contracts/post-labels.ts';
import { labelKey, type LabelKind, labelName, MAX_ITEM_LABELS } from '@vitrine/domain/content/labels.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type * as z from 'zod';
import type { Queryable } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { bumpRevision, lockWebsite, type Site } from '../../websites/index.ts';
import { getCollection } from '../collections.ts';
import { isWrittenKind } from '../written-kinds.ts';
import {
  countItems,
  giveLabelBack,
  insertLabel,
  insertLabelChange,
  relabelItems,
  removeLabel,
  selectLabel,
  selectLabels,
  type StoredLabel,
  takeLabelChange,
  updateLabel,
} from './repository.ts';
import { lockLabels } from './spell-labels.ts';

/** Milliseconds for which a merge or deletion can be taken back. */
const UNDO_MS = 24 * 60 * 60 * 1000;

const ofKind = (kind: LabelKind) => ({ params: { tagType: kind } });
const taken = (kind: LabelKind) => {
  const failure = { code: 'LABEL_TAKEN', ...ofKind(kind) } as const;
  return fail('LABEL_TAKEN', { ...ofKind(kind), fields: { name: errorMessage(failure, 'en') } });
};

/** The tags or categories of a blog by name, with their numbers of posts. */
export async function listLabels(
  platform: Platform,
  { websiteId }: Site,
  { collection: collectionId, kind, search, after = '' }: z.output<typeof calls.listPostLabels.query>,
): Promise<
  Result<
    { readonly labels: readonly PostLabel[]; readonly next: string | null },
    FailureOf<typeof calls.listPostLabels>
  >
> {
  if (!(await isWrittenList(platform, websiteId, collectionId))) return fail('CONTENT_NOT_FOUND');
  const of = { websiteId, collectionId, kind };
  const found = await selectLabels(platform.db, of, { search, after, limit: LABELS_PER_PAGE + 1 });
  const page = found.slice(0, LABELS_PER_PAGE);
  const names = page.map(({ name }) => name);
  const counts = await countItems(platform.db, of, names, COUNTED_POSTS);
  const last = page.at(-1);
  return ok({
    labels: page.map((label, at) => viewOf(label, counts[at] ?? 0)),
    next: found.length > page.length && last !== undefined ? labelKey(last.name) : null,
  });
}

const viewOf = ({ id, name, revision }: StoredLabel, count: number): PostLabel => ({
  id,
  name,
  revision,
  posts: Math.min(count, COUNTED_POSTS),
  isMore: count > COUNTED_POSTS,
});

async function isWrittenList(platform: Platform, websiteId: string, collectionId: string): Promise<boolean> {
  const collection = await getCollection(platform, websiteId, collectionId);
  return collection !== null && isWrittenKind(collection.kind);
}

/** Adds a tag or category to a blog; visitors see nothing of it before a post has it. */
export async function createLabel(
  platform: Platform,
  { websiteId }: Site,
  { collectionId, kind, name: given }: z.output<typeof calls.createPostLabel.body>,
): Promise<Result<PostLabel, FailureOf<typeof calls.createPostLabel>>> {
  if (!(await isWrittenList(platform, websiteId, collectionId))) return fail('CONTENT_NOT_FOUND');
  const label = { id: newId(platform.clock.now()), name: labelName(given) };
  const isMade = await platform.db.transaction(async (tx) => {
    await lockLabels(tx, websiteId);
    return insertLabel(tx, { websiteId, collectionId, kind }, label);
  });
  return isMade ? ok({ ...label, revision: 1, posts: 0, isMore: false }) : taken(kind);
}

type Changed<Value, Code extends string> = Result<Value, Code | 'LABEL_NOT_FOUND' | 'STALE_REVISION'>;

/** Changes a label while nobody else changes one; refused when it has been changed since its owner saw it. */
function changeLabel<Value, Code extends string>(
  platform: Platform,
  websiteId: string,
  seen: { readonly id: string; readonly revision: number },
  change: (tx: Queryable, label: StoredLabel) => Promise<Result<Value, Code>>,
): Promise<Changed<Value, Code>> {
  return platform.db.transaction(async (tx): Promise<Changed<Value, Code>> => {
    // In the order in which publishing locks.
    await lockWebsite(tx, websiteId);
    await lockLabels(tx, websiteId);
    const label = await selectLabel(tx, websiteId, seen.id);
    if (label === null) return fail('LABEL_NOT_FOUND', ofKind('tag'));
    if (label.revision !== seen.revision) return fail('STALE_REVISION');
    const changed = await change(tx, label);
    if (changed.ok) await bumpRevision(tx, websiteId);
    return changed;
  });
}

/** Renames a tag or category, with all posts that have it. */
export function renameLabel(
  platform: Platform,
  { websiteId }: Site,
  id: string,
  { name: given, revision }: z.output<typeof calls.renamePostLabel.body>,
): Promise<Result<{ readonly revision: number }, FailureOf<typeof calls.renamePostLabel>>> {
  const name = labelName(given);
  return changeLabel<{ readonly revision: number }, 'LABEL_TAKEN'>(
    platform,
    websiteId,
    { id, revision },
    async (tx, { collectionId, kind, name: from }) => {
      if (name === from) return ok({ revision });
      if (!(await updateLabel(tx, websiteId, id, name))) return taken(kind);
      await relabelItems(tx, { websiteId, collectionId, kind }, from, name);
      return ok({ revision: revision + 1 });
    },
  );
}

/** Merges a tag or category into another one of its blog, which its posts get instead. */
export function mergeLabel(
  platform: Platform,
  { websiteId }: Site,
  id: string,
  { into: intoId, revision }: z.output<typeof calls.mergePostLabel.body>,
): Promise<Result<{ readonly changeId: string }, FailureOf<typeof calls.mergePostLabel>>> {
  return changeLabel<{ readonly changeId: string }, 'LABEL_NOT_FOUND' | 'LABEL_MERGE_SAME'>(
    platform,
    websiteId,
    { id, revision },
    async (tx, label) => {
      const { kind, collectionId } = label;
      if (intoId === id) return fail('LABEL_MERGE_SAME', ofKind(kind));
      const into = await selectLabel(tx, websiteId, intoId);
      if (into === null || into.kind !== kind || into.collectionId !== collectionId)
        return fail('LABEL_NOT_FOUND', ofKind(kind));
      return ok({ changeId: await takeOff(tx, platform, websiteId, label, into.name) });
    },
  );
}

/** Deletes a tag or category; its posts lose it. */
export function deleteLabel(
  platform: Platform,
  { websiteId }: Site,
  id: string,
  revision: number,
): Promise<Result<{ readonly changeId: string }, FailureOf<typeof calls.deletePostLabel>>> {
  return changeLabel<{ readonly changeId: string }, never>(
    platform,
    websiteId,
    { id, revision },
    async (tx, label) => ok({ changeId: await takeOff(tx, platform, websiteId, label, null) }),
  );
}

/** Removes a label, with another name in place of it or none, and keeps what was changed. Returns the change's id. */
async function takeOff(
  tx: Queryable,
  platform: Platform,
  websiteId: string,
  { id, collectionId, kind, name }: StoredLabel,
  into: string | null,
): Promise<string> {
  const now = platform.clock.now();
  const changed = await relabelItems(tx, { websiteId, collectionId, kind }, name, into);
  await removeLabel(tx, websiteId, id);
  const changeId = newId(now);
  await insertLabelChange(tx, websiteId, {
    id: changeId,
    collectionId,
    kind,
    name,
    into,
    ...changed,
    madeOn: new Date(now),
    over: new Date(now - UNDO_MS),
  });
  return changeId;
}

/** Takes a merge or deletion back: the label is there again, and the posts have it that had it. */
export function undoLabelChange(
  platform: Platform,
  { websiteId }: Site,
  changeId: string,
): Promise<Result<null, FailureOf<typeof calls.undoPostLabel>>> {
  return platform.db.transaction(async (tx): Promise<Result<null, FailureOf<typeof calls.undoPostLabel>>> => {
    await lockWebsite(tx, websiteId);
    await lockLabels(tx, websiteId);
    const now = platform.clock.now();
    const change = await takeLabelChange(tx, websiteId, changeId, new Date(now - UNDO_MS));
    if (change === null) return fail('LABEL_UNDO_TOO_LATE');
    const { collectionId, kind, name, into, replacedIn, removedFrom } = change;
    const of = { websiteId, collectionId, kind };
    if (!(await insertLabel(tx, of, { id: newId(now), name }))) {
      // What was taken out above stays to be taken back.
      await insertLabelChange(tx, websiteId, { ...change, madeOn: new Date(now), over: new Date(0) });
      return taken(kind);
    }
    await giveLabelBack(tx, of, { ids: replacedIn, name, into, most: MAX_ITEM_LABELS });
    await giveLabelBack(tx, of, { ids: removedFrom, name, into: null, most: MAX_ITEM_LABELS });
    await bumpRevision(tx, websiteId);
    return ok(null);
  });
}
