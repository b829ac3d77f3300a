import type { Platform } from '../../platform/platform.ts';
import { itemPath } from './collection-view.ts';
import type { CollectionKind } from './tables.ts';

/**
 * Rows per statement, which is all that is buffered for a reader of any speed. More rows would not be faster, but
 * would outlive the young generation of the heap and accumulate until a major collection.
 */
const AT_ONCE = 200;
/** Pictures listed per address. */
const PICTURES = 10;

/** The path of a published item, and its pictures. */
export interface ListedAddress {
  readonly fullUrl: string;
  readonly updatedOn: number;
  /** Paths of its pictures, at most `PICTURES`. */
  readonly pictures: readonly string[];
}

interface AddressRow {
  id: string;
  kind: CollectionKind;
  collection_url_id: string;
  url_id: string;
  updated_on: number;
  pictures: readonly { readonly id: string; readonly filename: string }[] | null;
}

const listed = `i.website_id = $1 and i.status = 'published' and coalesce((i.seo ->> 'hidden')::boolean, false) = false
  and exists (select 1 from collections c where c.website_id = $1 and c.id = i.collection_id and c.enabled
    and coalesce((c.seo ->> 'hidden')::boolean, false) = false)`;
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Splits a website's addresses into parts of `size`: the last id of each part except the final one. Empty when one
 * part is enough.
 */
export async function addressParts(
  platform: Pick<Platform, 'db'>,
  websiteId: string,
  size: number,
): Promise<readonly string[]> {
  const { rows } = await platform.db.$client.query<{ id: string; last: boolean }>({
    name: 'content-address-parts',
    text: `select id, number = total as last from (
        select i.id, row_number() over (order by i.id) as number, count(*) over () as total
        from items i where ${listed}
      ) n where number % $2 = 0 order by id`,
    values: [websiteId, size],
  });
  return rows.filter((row) => !row.last).map((row) => row.id);
}

/**
 * The paths of all published items of enabled collections, except those hidden from search engines themselves or with
 * their whole list. Read in batches, so that memory does not grow with the site. From after `after` up to and
 * including `until`. No cursor is held open: between two statements the connection is free, however slowly the rows are
 * consumed.
 */
export async function* readAddresses(
  platform: Pick<Platform, 'db'>,
  websiteId: string,
  part: { readonly after: string | null; readonly until: string | null },
): AsyncGenerator<readonly ListedAddress[]> {
  let after = part.after ?? FIRST;
  for (;;) {
    const { rows } = await platform.db.$client.query<AddressRow>({
      name: 'content-addresses',
      text: `with chosen as (
          select i.id, i.collection_id, i.url_id, i.updated_on, i.main_image_id, i.image_ids from items i
          where ${listed} and i.id > $2 and ($3::uuid is null or i.id <= $3)
          order by i.id limit ${AT_ONCE}
        )
        select i.id, c.kind, c.url_id as collection_url_id, i.url_id,
          (extract(epoch from i.updated_on) * 1000)::float8 as updated_on,
          case when i.main_image_id is null and i.image_ids = '[]'::jsonb then null else (
            select json_agg(json_build_object('id', a.id, 'filename', a.filename)) from assets a
            where a.website_id = $1 and a.kind = 'picture' and a.id in (
              select i.main_image_id
              union select one::uuid from (select jsonb_array_elements_text(i.image_ids) as one limit ${PICTURES - 1}) o)
          ) end as pictures
        from chosen i join collections c on c.website_id = $1 and c.id = i.collection_id order by i.id`,
      values: [websiteId, after, part.until],
    });
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map((row) => ({
      fullUrl: itemPath(row.kind, row.collection_url_id, row.url_id),
      updatedOn: row.updated_on,
      pictures: (row.pictures ?? []).map(
        ({ id, filename }) => `/media/${id}/${encodeURIComponent(filename)}`,
      ),
    }));
    if (rows.length < AT_ONCE) return;
    after = last.id;
  }
}
