import { and, desc, eq, ilike, inArray, isNotNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { likePattern } from '../../platform/db/like-pattern.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import { type AssetKind, assets } from './tables.ts';

export type AssetRow = typeof assets.$inferSelect;

export async function insertAsset(queryable: Queryable, row: typeof assets.$inferInsert): Promise<void> {
  await queryable.insert(assets).values(row);
}

/** With `lock` its row is locked until the transaction ends. */
export async function findAsset(
  queryable: Queryable,
  websiteId: string,
  id: string,
  options: { readonly lock?: boolean } = {},
): Promise<AssetRow | null> {
  const query = queryable
    .select()
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
    .select()
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
    .select()
    .from(assets)
    .where(
      and(
        eq(assets.websiteId, websiteId),
        inArray(assets.kind, ['video', 'audio', 'attachment']),
        inArray(assets.id, [...ids]),
      ),
    );
}

/** Newest first; ids grow with time. `words` are all in the name or the alternative text. */
export function listAssets(
  queryable: Queryable,
  websiteId: string,
  query: {
    readonly kind?: AssetKind | undefined;
    readonly before?: string | undefined;
    readonly ids?: readonly string[] | undefined;
    readonly words: readonly string[];
    readonly limit: number;
  },
): Promise<AssetRow[]> {
  const { kind, before, ids, words, limit } = query;
  return queryable
    .select()
    .from(assets)
    .where(
      and(
        eq(assets.websiteId, websiteId),
        kind === undefined ? undefined : eq(assets.kind, kind),
        before === undefined ? undefined : lt(assets.id, before),
        ids === undefined ? undefined : inArray(assets.id, [...ids]),
        ...words.map((word) =>
          or(ilike(assets.filename, likePattern(word)), ilike(assets.altText, likePattern(word))),
        ),
      ),
    )
    .orderBy(desc(assets.id))
    .limit(limit);
}

export async function changeAsset(queryable: Queryable, row: AssetRow): Promise<void> {
  const { filename, formerNames, altText, focalPoint } = row;
  await queryable
    .update(assets)
    .set({ filename, formerNames, altText, focalPoint })
    .where(and(eq(assets.websiteId, row.websiteId), eq(assets.id, row.id)));
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

export async function deleteAsset(queryable: Queryable, websiteId: string, id: string): Promise<boolean> {
  const rows = await queryable
    .delete(assets)
    .where(and(eq(assets.websiteId, websiteId), eq(assets.id, id)))
    .returning({ id: assets.id });
  return rows.length > 0;
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
    .returning();
  return rows[0] ?? null;
}

export async function finishAvif(
  queryable: Queryable,
  row: Pick<AssetRow, 'websiteId' | 'id'>,
  change: Partial<Pick<AssetRow, 'avifDue' | 'avifTries' | 'avifNames'>>,
): Promise<void> {
  await queryable
    .update(assets)
    .set(change)
    .where(and(eq(assets.websiteId, row.websiteId), eq(assets.id, row.id)));
}
