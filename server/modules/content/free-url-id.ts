import { freeUrlId } from '@vitrine/domain/content/url-id.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';

/** The url ids of a list, deleted ones included, that are `begin` or begin with it and a hyphen; and those no item has. */
export async function takenUrlIds(
  db: Queryable,
  websiteId: string,
  collectionId: string,
  begin: string,
): Promise<ReadonlySet<string>> {
  const rows = await runNamed<{ urlId: string }>(
    db,
    {
      name: 'content-taken-url-ids',
      text: `select url_id as "urlId" from items
        where website_id = $1 and collection_id = $2 and (url_id = $3 or starts_with(url_id, $3 || '-'))`,
    },
    [websiteId, collectionId, begin],
  );
  return new Set([...rows.map(({ urlId }) => urlId), 'feed']);
}

/** The url id `wanted`, with a number behind it when an item of the list has it already, deleted ones included. */
export async function freeItemUrlId(
  db: Queryable,
  websiteId: string,
  collectionId: string,
  wanted: string,
): Promise<string> {
  return freeUrlId(wanted, await takenUrlIds(db, websiteId, collectionId, wanted));
}

/** The same for many items of one list that are added together: each gets one of its own, in the order given. */
export async function freeItemUrlIds(
  db: Queryable,
  websiteId: string,
  collectionId: string,
  wanted: readonly string[],
): Promise<readonly string[]> {
  const rows = await runNamed<{ urlId: string }>(
    db,
    {
      name: 'content-all-url-ids',
      text: `select url_id as "urlId" from items where website_id = $1 and collection_id = $2`,
    },
    [websiteId, collectionId],
  );
  const taken = new Set([...rows.map(({ urlId }) => urlId), 'feed']);
  return wanted.map((one) => {
    const free = freeUrlId(one, taken);
    taken.add(free);
    return free;
  });
}
