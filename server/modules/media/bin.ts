import type { DeletedAsset } from '@vitrine/contracts/admin-media.ts';
import { plainName } from '@vitrine/domain/files/file-address.ts';
import { DAYS_IN_BIN } from '@vitrine/domain/product/product-status.ts';
import { getTableColumns, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Poller } from '../../platform/scheduler.ts';
import { bumpRevision } from '../websites/index.ts';
import { assetFolder, foldersOfAsset, ORIGINAL } from './asset-view.ts';
import { chooseRendition } from './picture-widths.ts';
import type { AssetRow } from './repository.ts';
import { type AssetKind, assets, type ReplacedFile } from './tables.ts';

/** Milliseconds between runs. */
const INTERVAL = 60 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;
/** Files erased per transaction. */
const BATCH = 50;
const BIN_PAGE = 60;

/** The columns of a file, without the one that the database generates. */
const columnNames = sql.raw(
  Object.values(getTableColumns(assets))
    .filter(({ name }) => name !== 'search')
    .map(({ name }) => `"${name}"`)
    .join(', '),
);

/** A row of `assets` as the bin has it: columns by their names in the database. */
interface BinnedAsset extends Record<string, unknown> {
  readonly website_id: string;
  readonly id: string;
  readonly kind: AssetKind;
  readonly filename: string;
  readonly content_type: string;
  readonly byte_size: number;
  readonly widths: number[];
  readonly files_key: string;
  readonly replaced: ReplacedFile | null;
}

const storedOf = ({ website_id, id, files_key, replaced }: BinnedAsset) => ({
  websiteId: website_id,
  id,
  filesKey: files_key,
  replaced,
});

/**
 * Moves files to the bin inside the caller's transaction, which must also call `bumpRevision`. Whatever shows files
 * does not find them from then on. Returns the ids of those that were there.
 */
export async function moveAssetsToBinIn(
  tx: Queryable,
  websiteId: string,
  ids: readonly string[],
  now: Date,
): Promise<readonly string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with gone as (
      delete from assets where website_id = ${websiteId}::uuid and id = any(${sql.param([...ids])}::uuid[])
      returning *
    )
    insert into deleted_assets (website_id, id, asset, deleted_on)
    select website_id, id, to_jsonb(gone) - 'search', ${now} from gone returning id`);
  return rows.map(({ id }) => id);
}

/** Moves files to the bin and invalidates pages. Returns the ids of those that were there. */
export function deleteAssetsOf(
  platform: Platform,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  return platform.db.transaction(async (tx) => {
    const deleted = await moveAssetsToBinIn(tx, websiteId, ids, new Date(platform.clock.now()));
    if (deleted.length > 0) await bumpRevision(tx, websiteId);
    return deleted;
  });
}

/** Erases a file at once, with all that is stored of it: one that nothing can use yet. */
export async function eraseAsset(platform: Platform, websiteId: string, id: string): Promise<void> {
  await platform.db.execute(
    sql`delete from assets where website_id = ${websiteId}::uuid and id = ${id}::uuid`,
  );
  await platform.files.remove(assetFolder({ websiteId, id, filesKey: '' }));
}

/**
 * Takes files out of the bin, in the folder they were in, or in none where that is gone; from then on none is held.
 * Returns the ids of those that were there.
 */
export function restoreAssetsOf(
  platform: Platform,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  return platform.db.transaction(async (tx) => {
    // None of them is deleted meanwhile.
    await tx.execute(
      sql`select 1 from asset_folders where website_id = ${websiteId}::uuid order by id for share`,
    );
    const { rows } = await tx.execute<{ id: string }>(sql`
      with back as (
        delete from deleted_assets
        where website_id = ${websiteId}::uuid and id = any(${sql.param([...ids])}::uuid[])
        returning asset
      )
      insert into assets (${columnNames})
      select ${columnNames} from back, jsonb_populate_record(null::assets, back.asset || jsonb_build_object(
        'held_on', null, 'folder_id', (select f.id from asset_folders f
          where f.website_id = ${websiteId}::uuid and f.id = (back.asset ->> 'folder_id')::uuid)))
      returning id`);
    if (rows.length > 0) await bumpRevision(tx, websiteId);
    return rows.map(({ id }) => id);
  });
}

/** A page of the bin, the latest first, after the file `after`. */
export async function listDeleted(
  db: Queryable,
  websiteId: string,
  after: string | undefined,
): Promise<{ assets: DeletedAsset[]; next: string | null }> {
  const { rows } = await db.execute<{ asset: BinnedAsset; deletedOn: number }>(sql`
    select asset, (extract(epoch from deleted_on) * 1000)::float8 as "deletedOn" from deleted_assets
    where website_id = ${websiteId}::uuid and (${after ?? null}::uuid is null or (deleted_on, id) <
      (select deleted_on, id from deleted_assets where website_id = ${websiteId}::uuid and id = ${after ?? null}::uuid))
    order by deleted_on desc, id desc limit ${BIN_PAGE + 1}`);
  const page = rows.slice(0, BIN_PAGE);
  return {
    assets: page.map(({ asset, deletedOn }) => ({
      id: asset.id,
      kind: asset.kind,
      filename: plainName(asset.filename),
      byteSize: asset.byte_size,
      deletedOn: Math.round(deletedOn),
      hasPreview: asset.kind === 'picture',
    })),
    next: rows.length > BIN_PAGE ? (page.at(-1)?.asset.id ?? null) : null,
  };
}

/** A small picture of a file in the bin; null when it is not there, or is no picture. */
export async function previewDeleted(
  platform: Platform,
  websiteId: string,
  id: string,
): Promise<{ readonly contentType: string; readonly bytes: Buffer } | null> {
  const { rows } = await platform.db.execute<{ asset: BinnedAsset }>(
    sql`select asset from deleted_assets where website_id = ${websiteId}::uuid and id = ${id}::uuid`,
  );
  const asset = rows[0]?.asset;
  if (asset?.kind !== 'picture') return null;
  const isDrawing = asset.content_type === 'image/svg+xml';
  const file = isDrawing ? ORIGINAL : chooseRendition('300w', asset.widths);
  const bytes = await platform.files.get(`${assetFolder(storedOf(asset))}/${file}`);
  return bytes === null ? null : { contentType: asset.content_type, bytes };
}

/** Whether files that were just written for a row are still of use: it is there, is in the bin, or can be taken back. */
export async function areFilesKept(
  db: Queryable,
  { websiteId, id, filesKey }: Pick<AssetRow, 'websiteId' | 'id' | 'filesKey'>,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from assets where website_id = ${websiteId}::uuid and id = ${id}::uuid
      and (files_key = ${filesKey} or replaced ->> 'filesKey' = ${filesKey})
    union all
    select 1 from deleted_assets where website_id = ${websiteId}::uuid and id = ${id}::uuid limit 1`);
  return rows.length > 0;
}

/**
 * Erases files that have been in the bin since before `before`, with all that is stored of them, and what files were
 * before they were replaced by then. Every server process may run it. Returns how many.
 */
export async function emptyAssetBin(platform: Platform, before: Date): Promise<number> {
  let erased = 0;
  for (const eraseBatch of [eraseDeleted, eraseReplaced]) {
    for (;;) {
      const batch = await platform.db.transaction((tx) => eraseBatch(platform, tx, before));
      erased += batch;
      if (batch < BATCH) break;
    }
  }
  return erased;
}

/** The stored files first: a server that is stopped in between erases the rest with the next run. */
async function eraseDeleted(platform: Platform, tx: Queryable, before: Date): Promise<number> {
  const { rows } = await tx.execute<{ asset: BinnedAsset }>(sql`
    select asset from deleted_assets where deleted_on < ${before}
    order by deleted_on limit ${BATCH} for update skip locked`);
  for (const { asset } of rows) {
    for (const folder of foldersOfAsset(storedOf(asset))) await platform.files.remove(folder);
    await tx.execute(
      sql`delete from deleted_assets where website_id = ${asset.website_id}::uuid and id = ${asset.id}::uuid`,
    );
  }
  return rows.length;
}

async function eraseReplaced(platform: Platform, tx: Queryable, before: Date): Promise<number> {
  const { rows } = await tx.execute<{ websiteId: string; id: string; replaced: ReplacedFile }>(sql`
    select website_id as "websiteId", id, replaced from assets where replaced_on < ${before}
    order by replaced_on limit ${BATCH} for update skip locked`);
  for (const { websiteId, id, replaced } of rows) {
    await platform.files.remove(assetFolder({ websiteId, id, filesKey: replaced.filesKey }));
    await tx.execute(sql`update assets set replaced = null, replaced_on = null
      where website_id = ${websiteId}::uuid and id = ${id}::uuid`);
  }
  return rows.length;
}

/** Erases what has been in the bin for longer than it is kept. */
export const assetBinPoller = (platform: Platform): Poller => ({
  name: 'asset-bin',
  every: INTERVAL,
  run: () => emptyAssetBin(platform, new Date(platform.clock.now() - DAYS_IN_BIN * DAY)),
});
