import {
  type FileUse,
  type FileUseKind,
  type UsesOfFiles,
  USES_SHOWN,
} from '@vitrine/contracts/admin-media.ts';
import { plainName } from '@vitrine/domain/files/file-address.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { findAssets } from './repository.ts';

/**
 * Everything of a website that may show a file: rows of `kind`, `id`, `title`, `is_deleted` and `holder`, a text that
 * has the ids of the files it uses, as they also stand in their addresses. A column that is added and can hold an id of a
 * file belongs here; a test compares the lists with the schema. Versions of pages that were published before are no
 * use: restoring one says which files are gone.
 */
export const useSources: readonly {
  readonly tables: readonly string[];
  readonly rows: (websiteId: string) => SQL;
}[] = [
  {
    tables: ['collections'],
    rows: (websiteId) => sql`
        select 'page' as kind, id, title, deleted_on is not null as is_deleted,
          concat_ws(' ', document, main_image_id, seo, podcast, header_code, footer_code) as holder
        from collections where website_id = ${websiteId}::uuid`,
  },
  {
    tables: ['page_drafts'],
    rows: (websiteId) => sql`
        select case when i.id is not null then 'item' when c.id is null then 'part-draft' else 'draft' end as kind, d.page_id as id,
          coalesce(c.title, i.title, nullif(p.name, ''), p.field_id, '') as title,
          coalesce(c.deleted_on, i.deleted_on, p.deleted_on) is not null as is_deleted, d.document::text as holder
        from page_drafts d
        left join collections c on c.website_id = d.website_id and c.id = d.page_id
        left join site_parts p on p.website_id = d.website_id and p.id = d.page_id
        left join items i on i.website_id = d.website_id and i.id = d.page_id
        where d.website_id = ${websiteId}::uuid and d.document is not null`,
  },
  {
    tables: ['site_parts'],
    rows: (websiteId) => sql`
        select 'part' as kind, id, coalesce(nullif(name, ''), field_id, '') as title,
          deleted_on is not null as is_deleted, document::text as holder
        from site_parts where website_id = ${websiteId}::uuid and document is not null`,
  },
  {
    tables: ['saved_sections'],
    rows: (websiteId) => sql`
        select 'saved-section' as kind, id, name as title, false as is_deleted, section::text as holder
        from saved_sections where website_id = ${websiteId}::uuid`,
  },
  {
    tables: ['items', 'products', 'variants'],
    rows: (websiteId) => sql`
        select case when i.record_type = 11 then 'product' else 'item' end as kind, i.id, i.title,
          i.deleted_on is not null as is_deleted,
          concat_ws(' ', i.main_image_id, i.image_ids, i.document, i.body, i.excerpt, i.video, i.custom_content,
            i.seo, array_to_string(p.file_ids, ' '), v.image_ids) as holder
        from items i
        left join products p on p.website_id = i.website_id and p.item_id = i.id
        left join (
          select item_id, string_agg(image_id::text, ' ') as image_ids from variants
          where website_id = ${websiteId}::uuid and image_id is not null group by item_id
        ) v on v.item_id = i.id
        where i.website_id = ${websiteId}::uuid`,
  },
  {
    tables: ['authors'],
    rows: (websiteId) => sql`
        select 'author' as kind, id, display_name as title, false as is_deleted, picture_id::text as holder
        from authors where website_id = ${websiteId}::uuid and picture_id is not null`,
  },
  {
    tables: ['websites'],
    rows: (websiteId) => sql`
        select 'website' as kind, null::uuid as id, '' as title, false as is_deleted, settings::text as holder
        from websites where website_id = ${websiteId}::uuid`,
  },
  {
    tables: ['review_pictures'],
    rows: (websiteId) => sql`
        select 'review' as kind, r.id, i.title, r.status = 'deleted' as is_deleted, p.asset_id::text as holder
        from review_pictures p
        join reviews r on r.website_id = p.website_id and r.id = p.review_id
        join items i on i.website_id = r.website_id and i.id = r.item_id
        where p.website_id = ${websiteId}::uuid`,
  },
  {
    // What was sent is shown from the library for as long as somebody keeps the mail.
    tables: ['letters'],
    rows: (websiteId) => sql`
        select 'letter' as kind, id, subject as title, deleted_on is not null as is_deleted,
          concat_ws(' ', parts, sent) as holder
        from letters where website_id = ${websiteId}::uuid`,
  },
  {
    // Whoever has bought it downloads it from the order's page.
    tables: ['downloads'],
    rows: (websiteId) => sql`
        select distinct 'purchase' as kind, null::uuid as id, '' as title, false as is_deleted,
          asset_id::text as holder
        from downloads where website_id = ${websiteId}::uuid`,
  },
];

const allUses = (websiteId: string): SQL =>
  sql.join(
    useSources.map(({ rows }) => rows(websiteId)),
    sql` union all `,
  );

const ID = sql.raw(`'[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'`);

/** The ids of all files that something uses. */
export async function usedAssetIds(db: Queryable, websiteId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from assets where website_id = ${websiteId}::uuid and id in (
      select found[1]::uuid from (${allUses(websiteId)}) used, regexp_matches(lower(used.holder), ${ID}, 'g') found)`);
  return rows.map(({ id }) => id);
}

interface FoundUse extends Record<string, unknown> {
  readonly asset: string;
  readonly kind: FileUseKind;
  readonly id: string | null;
  readonly title: string;
  readonly isDeleted: boolean;
}

/** What uses each of some files, those of nothing left out; of each at most `USES_SHOWN` places are named. */
export async function usesOfAssetsOf(
  db: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<UsesOfFiles> {
  const [assets, found] = await Promise.all([
    findAssets(db, websiteId, ids),
    db.execute<FoundUse>(sql`
      select asset, kind, id, title, "isDeleted" from (
        select asset, kind, id, title, is_deleted as "isDeleted",
          row_number() over (partition by asset order by is_deleted, kind, title, id) as place
        from (
          select distinct found[1] as asset, used.kind, used.id, used.title, used.is_deleted
          from (${allUses(websiteId)}) used, regexp_matches(lower(used.holder), ${ID}, 'g') found
          where found[1] = any(${sql.param([...ids])}::text[])
        ) each
      ) numbered where place <= ${USES_SHOWN + 1} order by asset, place`),
  ]);
  const usesOf = new Map<string, FileUse[]>();
  for (const { asset, ...use } of found.rows) usesOf.set(asset, [...(usesOf.get(asset) ?? []), use]);
  return {
    files: assets.flatMap(({ id, filename }) => {
      const uses = usesOf.get(id);
      if (uses === undefined) return [];
      const isMore = uses.length > USES_SHOWN;
      return [{ id, filename: plainName(filename), uses: uses.slice(0, USES_SHOWN), isMore }];
    }),
  };
}
