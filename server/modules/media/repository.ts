import { and, eq, getTableColumns, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import { assetFolders, assets } from './tables.ts';

/** Without what it is searched by, which is never selected. */
export type AssetRow = Omit<typeof assets.$inferSelect, 'search'>;

const { search: _, ...columns } = getTableColumns(assets);

/** In no folder where its own is gone by now. */
export async function insertAsset(queryable: Database, row: AssetRow): Promise<void> {
  const { websiteId, folderId } = row;
  if (folderId === null) await queryable.insert(assets).values(row);
  else {
    await queryable.transaction(async (tx) => {
      const isThere = await holdFolder(tx, websiteId, folderId);
      await tx.insert(assets).values(isThere ? row : { ...row, folderId: null });
    });
  }
}

/** Whether there is such a folder, which is then not deleted before the transaction ends. */
export async function holdFolder(tx: Queryable, websiteId: string, folderId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: assetFolders.id })
    .from(assetFolders)
    .where(and(eq(assetFolders.websiteId, websiteId), eq(assetFolders.id, folderId)))
    .for('share');
  return rows.length > 0;
}

/** With `lock` its row is locked until the transaction ends. */
export async function findAsset(
  queryable: Queryable,
  websiteId: string,
  id: string,
  options: { readonly lock?: boolean } = {},
): Promise<AssetRow | null> {
  const query = queryable
    .select(columns)
    .from(assets)
    .where(and(eq(assets.websiteId, websiteId), eq(assets.id, id)));
  const [row] = options.lock === true ? await query.for('update') : await query;
  return row ?? null;
}

export function findPictures(
  queryable: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<AssetRow[]> {
  return queryable
    .select(columns)
    .from(assets)
    .where(and(eq(assets.websiteId, websiteId), eq(assets.kind, 'picture'), inArray(assets.id, [...ids])));
}

export async function selectAssetIds(
  queryable: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await queryable
    .select({ id: assets.id })
    .from(assets)
    .where(and(eq(assets.websiteId, websiteId), inArray(assets.id, [...ids])));
  return rows.map(({ id }) => id);
}

export function findFiles(
  queryable: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<AssetRow[]> {
  return queryable
    .select(columns)
    .from(assets)
    .where(
      and(
        eq(assets.websiteId, websiteId),
        inArray(assets.kind, ['video', 'audio', 'attachment']),
        inArray(assets.id, [...ids]),
      ),
    );
}

/** Files by id, of any kind, in the order of the ids. */
export async function findAssets(
  queryable: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<AssetRow[]> {
  const rows = await queryable
    .select(columns)
    .from(assets)
    .where(and(eq(assets.websiteId, websiteId), inArray(assets.id, [...ids])));
  const known = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => known.get(id) ?? []);
}

export async function changeAsset(queryable: Queryable, row: AssetRow): Promise<void> {
  const { filename, formerNames, altText, focalPoint } = row;
  await queryable
    .update(assets)
    .set({ filename, formerNames, altText, focalPoint })
    .where(and(eq(assets.websiteId, row.websiteId), eq(assets.id, row.id)));
}

/** Writes everything that replacing a file changes. */
export async function saveContent(queryable: Queryable, row: AssetRow): Promise<void> {
  const { websiteId, id, createdOn: _created, kind: _kind, ...content } = row;
  await queryable
    .update(assets)
    .set(content)
    .where(and(eq(assets.websiteId, websiteId), eq(assets.id, id)));
}

export async function saveCrops(
  queryable: Queryable,
  { websiteId, id, crops }: Pick<AssetRow, 'websiteId' | 'id' | 'crops'>,
): Promise<void> {
  await queryable
    .update(assets)
    .set({ crops })
    .where(and(eq(assets.websiteId, websiteId), eq(assets.id, id)));
}

/** Changes alt texts of pictures; ids of others are ignored. */
export async function updateAltTexts(
  queryable: Queryable,
  websiteId: string,
  texts: readonly { readonly id: string; readonly altText: string }[],
): Promise<void> {
  await runNamed(
    queryable,
    {
      name: 'media-alt-texts',
      text: `update assets a set alt_text = g.alt_text from unnest($2::uuid[], $3::text[]) g(id, alt_text)
        where a.website_id = $1 and a.id = g.id and a.kind = 'picture'`,
    },
    [websiteId, texts.map(({ id }) => id), texts.map(({ altText }) => altText)],
  );
}

/** Claims the oldest picture whose AVIF renditions are due; no other process gets it before `until`. */
export async function claimForAvif(queryable: Queryable, now: Date, until: Date): Promise<AssetRow | null> {
  const due = queryable
    .select({ websiteId: assets.websiteId, id: assets.id })
    .from(assets)
    .where(and(isNotNull(assets.avifDue), lte(assets.avifDue, now)))
    .orderBy(assets.avifDue)
    .limit(1)
    .for('update', { skipLocked: true });
  const rows = await queryable
    .update(assets)
    .set({ avifDue: until, avifTries: sql`${assets.avifTries} + 1` })
    // Not IN: a plan may evaluate the subquery per row, and so claim several.
    .where(sql`(${assets.websiteId}, ${assets.id}) = ${due}`)
    .returning(columns);
  return rows[0] ?? null;
}

/** Nothing for a picture that was replaced meanwhile, whose renditions are due again. */
export async function finishAvif(
  queryable: Queryable,
  row: Pick<AssetRow, 'websiteId' | 'id' | 'version'>,
  change: Partial<Pick<AssetRow, 'avifDue' | 'avifTries' | 'avifNames'>>,
): Promise<void> {
  await queryable
    .update(assets)
    .set(change)
    .where(and(eq(assets.websiteId, row.websiteId), eq(assets.id, row.id), eq(assets.version, row.version)));
}
