import type { Platform } from '../../platform/platform.ts';
import { itemPath } from './collection-view.ts';
import type { CollectionKind } from './tables.ts';

/**
 * Rows one statement reads. They are all that is held for a reader of any speed; more of them at once would be read
 * no faster, but outlive the young part of the heap and pile up as garbage until the next great collection.
 */
const AT_ONCE = 200;
/** Pictures named for one address. */
const PICTURES = 10;

/** Where a published item is found, and its pictures. */
export interface ListedAddress {
  readonly fullUrl: string;
  readonly updatedOn: number;
  /** Paths of its pictures, at most ten. */
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
 * Where the addresses of a website are cut into parts of `size`: ids that end each part but the last. None where they
 * are one part.
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
 * Where every published item of an enabled collection is found, but for those kept from search engines, by
 * themselves or with their whole list: so many at a time that a site of any size takes the same memory. From after one
 * id to another, that one included. No cursor is held open: between two statements the connection is free for others,
 * however slowly what was read is taken.
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
