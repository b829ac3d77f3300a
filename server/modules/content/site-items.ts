import { FOUND_ITEMS, type SiteItem } from '@vitrine/contracts/site-items.ts';
import { readQuery } from '@vitrine/domain/search/read-query.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { likePattern } from '../../platform/db/like-pattern.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import { itemPath } from './collection-view.ts';

interface Row extends Record<string, unknown> {
  readonly id: string;
  readonly kind: SiteItem['kind'];
  readonly title: string;
  readonly listTitle: string;
  readonly urlId: string;
  readonly listUrlId: string;
  readonly isPublished: boolean;
}

const columns = `i.id, c.kind, i.title, c.title as "listTitle", i.url_id as "urlId", c.url_id as "listUrlId",
  i.status = 'published' as "isPublished"
  from items i join collections c on c.website_id = i.website_id and c.id = i.collection_id`;

const view = ({ urlId, listUrlId, ...row }: Row): SiteItem => ({
  ...row,
  path: itemPath(row.kind, listUrlId, urlId),
});

/** Items whose title contains all words, the shortest title first; without words the newest. Those in the bin are left out. */
export async function findSiteItems(
  db: Queryable,
  websiteId: string,
  search: string,
  kinds: readonly string[] | null,
): Promise<readonly SiteItem[]> {
  const { text } = readQuery(search);
  const rows = await runNamed<Row>(
    db,
    {
      name: 'content-site-items',
      text: `select ${columns}
        where i.website_id = $1 and i.status <> 'deprecated' and ($3::text[] is null or c.kind = any($3))
          and lower(i.title) like all (select lower(word) from unnest($2::text[]) word)
        order by case when cardinality($2::text[]) = 0 then 0 else length(i.title) end, i.id desc
        limit ${FOUND_ITEMS}`,
    },
    [websiteId, text === '' ? [] : text.split(' ').map(likePattern), kinds],
  );
  return rows.map(view);
}

/** Items by id, in that order. Unknown ones and those in the bin are left out. */
export async function nameSiteItems(
  db: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly SiteItem[]> {
  const rows = await runNamed<Row>(
    db,
    {
      name: 'content-site-items-named',
      text: `select ${columns}
        where i.website_id = $1 and i.status <> 'deprecated' and i.id = any($2::uuid[])`,
    },
    [websiteId, ids],
  );
  const byId = new Map(rows.map((row) => [row.id, view(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
