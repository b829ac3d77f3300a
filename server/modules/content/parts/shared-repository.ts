import type { PageDocument } from '@vitrine/domain/page/page-document.ts';
import { and, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { runNamed } from '../../../platform/db/run-named.ts';
import { deleteDrafts } from '../drafts/repository.ts';
import { siteParts } from '../tables.ts';

/** A shared section as it is listed. */
export interface StoredPart {
  readonly id: string;
  readonly name: string;
  readonly hasDraft: boolean;
  /** Milliseconds since 1970. */
  readonly updatedOn: number;
}

/** A page that refers to a part. */
export interface StoredUsage {
  readonly partId: string;
  readonly id: string;
  readonly title: string;
  readonly urlId: string;
  readonly isShown: boolean;
}

const isShared = (websiteId: string) => and(eq(siteParts.websiteId, websiteId), isNull(siteParts.fieldId));
const isPart = (websiteId: string, id: string) => and(isShared(websiteId), eq(siteParts.id, id));
const isPresent = isNull(siteParts.deletedOn);

/** The shared sections of a website by name, or the one that is named. */
export function selectShared(
  db: Queryable,
  websiteId: string,
  id: string | null = null,
): Promise<readonly StoredPart[]> {
  return runNamed<StoredPart & Record<string, unknown>>(
    db,
    {
      name: 'site-parts-listed',
      text: `select p.id, p.name, (extract(epoch from p.updated_on) * 1000)::float8 as "updatedOn",
          (d.document is not null and d.document is distinct from p.document) as "hasDraft"
        from site_parts p left join page_drafts d on d.website_id = p.website_id and d.page_id = p.id
        where p.website_id = $1 and p.field_id is null and p.deleted_on is null and ($2::uuid is null or p.id = $2::uuid)
        order by lower(p.name), p.id`,
    },
    [websiteId, id],
  );
}

/** The pages that refer to shared sections, in what visitors see or in their draft; by title. */
export function selectUsages(
  db: Queryable,
  websiteId: string,
  partId: string | null = null,
): Promise<readonly StoredUsage[]> {
  return runNamed<StoredUsage & Record<string, unknown>>(
    db,
    {
      name: 'site-parts-usages',
      text: `select r.shared #>> '{}' as "partId", c.id, c.title, c.url_id as "urlId", bool_or(s.is_live and c.enabled) as "isShown"
        from collections c left join page_drafts d on d.website_id = c.website_id and d.page_id = c.id,
          lateral (values (true, c.document), (false, d.document)) s (is_live, document),
          lateral jsonb_path_query(s.document, '$.sections[*].shared') r (shared)
        where c.website_id = $1 and c.deleted_on is null and ($2::text is null or r.shared #>> '{}' = $2::text)
        group by 1, c.id, c.title, c.url_id order by lower(c.title), c.id`,
    },
    [websiteId, partId],
  );
}

export async function countShared(db: Queryable, websiteId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(siteParts)
    .where(and(isShared(websiteId), isPresent));
  return row?.count ?? 0;
}

export async function insertShared(
  tx: Queryable,
  websiteId: string,
  part: {
    readonly id: string;
    readonly name: string;
    readonly document: PageDocument;
    readonly updatedOn: Date;
  },
): Promise<void> {
  await tx.insert(siteParts).values({ websiteId, ...part });
}

/** False when the website has no such shared section. */
export async function saveName(db: Queryable, websiteId: string, id: string, name: string): Promise<boolean> {
  const changed = await db
    .update(siteParts)
    .set({ name })
    .where(and(isPart(websiteId, id), isPresent));
  return changed.rowCount === 1;
}

/** Deletes a shared section, or restores it with null; false when there is none, or none that is deleted. */
export async function saveDeletion(
  tx: Queryable,
  websiteId: string,
  id: string,
  deletedOn: Date | null,
): Promise<boolean> {
  const changed = await tx
    .update(siteParts)
    .set({ deletedOn })
    .where(and(isPart(websiteId, id), deletedOn === null ? isNotNull(siteParts.deletedOn) : isPresent));
  return changed.rowCount === 1;
}

/** Erases shared sections that were deleted before that, with their drafts and versions. Returns how many. */
export async function eraseDeletedParts(tx: Queryable, deletedBefore: Date, limit: number): Promise<number> {
  const { rows } = await tx.execute<{ websiteId: string; id: string }>(sql`
    delete from site_parts p using (
      select website_id, id from site_parts d where d.deleted_on < ${deletedBefore}
      order by d.deleted_on, d.id limit ${limit} for update skip locked
    ) gone where p.website_id = gone.website_id and p.id = gone.id
    returning p.website_id as "websiteId", p.id`);
  for (const websiteId of new Set(rows.map((row) => row.websiteId)))
    await deleteDrafts(
      tx,
      websiteId,
      rows.filter((row) => row.websiteId === websiteId).map(({ id }) => id),
    );
  return rows.length;
}
