import { listLexemes, listQuery } from '@vitrine/domain/search/list-lexemes.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';

/** The exact terms of the search column for a tag and a category. */
export const tagMark = (tag: string): string => `t:${tag}`;
export const categoryMark = (category: string): string => `c:${category}`;

/**
 * Updates what the owner's lists of products and of stock are searched by. Call it in every transaction that changes a
 * product's title, url id, tags, categories, SKUs or barcodes.
 */
export async function indexProducts(
  db: Queryable,
  websiteId: string,
  itemIds: readonly string[],
): Promise<void> {
  const ids = sql`any(${sql.param([...itemIds])}::uuid[])`;
  const found = await db.execute<{ id: string; words: string; tags: string[]; categories: string[] }>(
    sql`select i.id, i.tags, i.categories, concat_ws(' ', i.title, i.url_id, (
        select string_agg(concat_ws(' ', v.sku, v.barcode), ' ') from variants v where v.website_id = i.website_id and v.item_id = i.id)) as words
      from items i where i.website_id = ${websiteId}::uuid and i.id = ${ids}`,
  );
  const lexemes = found.rows.map(({ id, words, tags, categories }) => ({
    id,
    lexemes: listLexemes(websiteId, words, [...tags.map(tagMark), ...categories.map(categoryMark)]),
  }));
  await db.execute(sql`update products p set search = array_to_tsvector(
      array(select json_array_elements_text(one.lexemes)))
    from json_to_recordset(${JSON.stringify(lexemes)}::json) as one(id uuid, lexemes json)
    where p.website_id = ${websiteId}::uuid and p.item_id = one.id`);
  await indexVariants(db, websiteId, itemIds);
}

async function indexVariants(db: Queryable, websiteId: string, itemIds: readonly string[]): Promise<void> {
  const { rows } = await db.execute<{ id: string; words: string }>(
    sql`select v.id, concat_ws(' ', i.title, v.sku, v.barcode) as words
      from variants v join items i on i.website_id = v.website_id and i.id = v.item_id
      where v.website_id = ${websiteId}::uuid and v.item_id = any(${sql.param([...itemIds])}::uuid[])`,
  );
  const lexemes = rows.map(({ id, words }) => ({ id, lexemes: listLexemes(websiteId, words, []) }));
  await db.execute(sql`with given as (
      select one.id, array_to_tsvector(array(select json_array_elements_text(one.lexemes))) as search
      from json_to_recordset(${JSON.stringify(lexemes)}::json) as one(id uuid, lexemes json)
    )
    update variants v set search = g.search from given g
    where v.website_id = ${websiteId}::uuid and v.id = g.id and v.search <> g.search`);
}

/** Renames a category, or takes it off, in what all products of a website are searched by. One statement. */
export async function changeCategoryMark(
  db: Queryable,
  websiteId: string,
  from: string,
  to: string | null,
): Promise<void> {
  const lexemesOf = (name: string): string[] => listLexemes(websiteId, '', [categoryMark(name)]);
  await runNamed(
    db,
    {
      name: 'catalog-change-category-mark',
      text: `update products set search = ts_delete(search, $2::text[]) || array_to_tsvector($3::text[])
        where website_id = $1 and search @@ $4::tsquery`,
    },
    [
      websiteId,
      lexemesOf(from),
      to === null ? [] : lexemesOf(to),
      listQuery(websiteId, '', [categoryMark(from)]),
    ],
  );
}
