import { itemUrl } from '@vitrine/domain/content/item-url.ts';
import type { Platform } from '../../platform/platform.ts';
import { itemPath } from './collection-view.ts';
import type { CollectionKind } from './tables.ts';

/** An item as the target of a link. */
export interface ItemLink {
  readonly id: string;
  readonly title: string;
  /** The link's address; for a link post its source. */
  readonly fullUrl: string;
  /** Milliseconds since the epoch. */
  readonly publishOn: number;
}

/** Published items by id, as link targets. One query; unknown ids are left out. */
export async function listItemLinks(
  platform: Pick<Platform, 'db'>,
  websiteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ItemLink>> {
  if (ids.length === 0) return new Map();
  const { rows } = await platform.db.$client.query<{
    id: string;
    title: string;
    url_id: string;
    published_on: Date;
    kind: CollectionKind;
    collection_url_id: string;
    source_url: string;
    passthrough: boolean;
  }>({
    name: 'content-named-items',
    text: `select i.id, i.title, i.url_id, i.published_on, i.source_url, i.passthrough,
        c.kind, c.url_id as collection_url_id
      from items i join collections c on c.website_id = i.website_id and c.id = i.collection_id
      where i.website_id = $1 and i.id = any($2::uuid[]) and i.status = 'published'`,
    values: [websiteId, ids],
  });
  return new Map(
    rows.map(({ id, title, url_id, published_on, kind, collection_url_id, source_url, passthrough }) => [
      id,
      {
        id,
        title,
        fullUrl: itemUrl({
          passthrough,
          sourceUrl: source_url,
          fullUrl: itemPath(kind, collection_url_id, url_id),
        }),
        publishOn: published_on.getTime(),
      },
    ]),
  );
}
