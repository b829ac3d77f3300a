import type * as calls from '@vitrine/contracts/admin-media.ts';
import type { FolderList, FolderView } from '@vitrine/contracts/admin-media.ts';
import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import {
  addFolder,
  branchInAnyOrder,
  changeFolder,
  dissolveFolder,
  type FileFolder,
  type FolderChange,
  inFolderOrder,
} from '@vitrine/domain/files/file-folders.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { bumpRevision } from '../websites/index.ts';
import { moveAssetsToBinIn } from './bin.ts';
import { holdFolder } from './repository.ts';
import { assetFolders, assets } from './tables.ts';

/** The folders of a website in the order of their tree. */
export async function selectFolders(db: Queryable, websiteId: string): Promise<readonly FileFolder[]> {
  const rows = await db
    .select({ id: assetFolders.id, name: assetFolders.name, parentId: assetFolders.parentId })
    .from(assetFolders)
    .where(eq(assetFolders.websiteId, websiteId));
  return inFolderOrder(rows);
}

export async function isFolder(db: Queryable, websiteId: string, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: assetFolders.id })
    .from(assetFolders)
    .where(and(eq(assetFolders.websiteId, websiteId), eq(assetFolders.id, id)));
  return rows.length > 0;
}

/** Whoever changes folders does so one after the other: no two moves make a circle, no two names are the same. */
async function lockFolders(tx: Queryable, websiteId: string): Promise<readonly FileFolder[]> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtext('vitrine asset folders'), hashtext(${websiteId}))`,
  );
  return selectFolders(tx, websiteId);
}

async function countFiles(db: Queryable, websiteId: string): Promise<ReadonlyMap<string | null, number>> {
  const rows = await db
    .select({ folderId: assets.folderId, files: sql<number>`count(*)::int` })
    .from(assets)
    .where(eq(assets.websiteId, websiteId))
    .groupBy(assets.folderId);
  return new Map(rows.map(({ folderId, files }) => [folderId, files]));
}

/** The folders of a website with their numbers of files. */
export async function listFoldersOf(platform: Platform, websiteId: string): Promise<FolderList> {
  const [folders, counts] = await Promise.all([
    selectFolders(platform.db, websiteId),
    countFiles(platform.db, websiteId),
  ]);
  return {
    folders: folders.map((folder) => ({ ...folder, files: counts.get(folder.id) ?? 0 })),
    files: [...counts.values()].reduce((sum, files) => sum + files, 0),
    unsorted: counts.get(null) ?? 0,
  };
}

export async function createFolderOf(
  platform: Platform,
  websiteId: string,
  { name, parentId }: { readonly name: string; readonly parentId: string | null },
): Promise<Result<FolderView, FailureOf<typeof calls.createFolder>>> {
  return platform.db.transaction(async (tx) => {
    const now = platform.clock.now();
    const folder = { id: newId(now), name, parentId };
    const changed = addFolder(await lockFolders(tx, websiteId), folder);
    if (!changed.ok) return changed;
    await tx.insert(assetFolders).values({ ...folder, websiteId, createdOn: new Date(now) });
    return ok({ ...folder, files: 0 });
  });
}

/** Renames a folder, or moves it with all that is inside it. */
export async function updateFolderOf(
  platform: Platform,
  websiteId: string,
  id: string,
  change: FolderChange,
): Promise<Result<FolderView, FailureOf<typeof calls.updateFolder>>> {
  return platform.db.transaction(async (tx) => {
    const folders = await lockFolders(tx, websiteId);
    const changed = changeFolder(folders, id, change);
    if (!changed.ok) return changed;
    await saveFolders(tx, websiteId, folders, changed.value);
    const folder = changed.value.find((one) => one.id === id);
    if (folder === undefined) return fail('FOLDER_NOT_FOUND');
    return ok({ ...folder, files: (await countFiles(tx, websiteId)).get(id) ?? 0 });
  });
}

/**
 * Deletes a folder. Its files and folders move up; or its files are moved to the bin, with those of the folders inside
 * it, which are deleted too. Returns the ids of the files that were moved to the bin.
 */
export async function deleteFolderOf(
  platform: Platform,
  websiteId: string,
  id: string,
  files: 'up' | 'bin',
): Promise<Result<{ readonly deleted: string[] }, 'FOLDER_NOT_FOUND'>> {
  return platform.db.transaction(async (tx) => {
    const folders = await lockFolders(tx, websiteId);
    const removed = folders.find((one) => one.id === id);
    if (removed === undefined) return fail('FOLDER_NOT_FOUND');
    const ids = files === 'up' ? [id] : branchInAnyOrder(folders, id).map((one) => one.id);
    const ofFolders = and(eq(assetFolders.websiteId, websiteId), inArray(assetFolders.id, ids));
    // Nobody puts a file into them meanwhile.
    await tx.select({ id: assetFolders.id }).from(assetFolders).where(ofFolders).for('update');
    const inside = and(eq(assets.websiteId, websiteId), inArray(assets.folderId, ids));
    let deleted: readonly string[] = [];
    if (files === 'up') await tx.update(assets).set({ folderId: removed.parentId }).where(inside);
    else {
      const rows = await tx.select({ id: assets.id }).from(assets).where(inside);
      const fileIds = rows.map((row) => row.id);
      deleted = await moveAssetsToBinIn(tx, websiteId, fileIds, new Date(platform.clock.now()));
      if (deleted.length > 0) await bumpRevision(tx, websiteId);
    }
    await tx.delete(assetFolders).where(ofFolders);
    if (files === 'up') {
      const left = dissolveFolder(folders, id);
      if (left.ok) await saveFolders(tx, websiteId, folders, left.value);
    }
    return ok({ deleted: [...deleted] });
  });
}

async function saveFolders(
  tx: Queryable,
  websiteId: string,
  before: readonly FileFolder[],
  after: readonly FileFolder[],
): Promise<void> {
  const known = new Map(before.map((folder) => [folder.id, folder]));
  for (const { id, name, parentId } of after) {
    const was = known.get(id);
    if (was?.name === name && was.parentId === parentId) continue;
    await tx
      .update(assetFolders)
      .set({ name, parentId })
      .where(and(eq(assetFolders.websiteId, websiteId), eq(assetFolders.id, id)));
  }
}

/** Moves files into a folder, or out of all; returns where each was before. */
export async function moveAssetsOf(
  platform: Platform,
  websiteId: string,
  { ids, folderId }: { readonly ids: readonly string[]; readonly folderId: string | null },
): Promise<Result<{ readonly moved: { id: string; from: string | null }[] }, 'FOLDER_NOT_FOUND'>> {
  return platform.db.transaction(async (tx) => {
    if (folderId !== null && !(await holdFolder(tx, websiteId, folderId))) return fail('FOLDER_NOT_FOUND');
    const wanted = and(eq(assets.websiteId, websiteId), inArray(assets.id, [...ids]));
    const moved = await tx
      .select({ id: assets.id, from: assets.folderId })
      .from(assets)
      .where(wanted)
      .orderBy(assets.id)
      .for('update');
    await tx.update(assets).set({ folderId }).where(wanted);
    return ok({ moved });
  });
}
