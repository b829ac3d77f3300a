import type { ItemView } from '@vitrine/contracts/content.ts';
import type { BlockDataAnswer } from '@vitrine/contracts/block-data.ts';
import type { BlockData } from './block.ts';

/** The data of blocks as the API answers it. */
export function blockDataAsJson({
  assets,
  items,
  files,
  groups,
  feeds,
  forms,
  site,
}: BlockData): BlockDataAnswer {
  return {
    assets: Object.fromEntries(assets),
    items: Object.fromEntries(items),
    files: Object.fromEntries(files ?? []),
    // The server's groups have more.
    groups: Object.fromEntries(
      [...(groups ?? [])].map(([key, list]) => [
        key,
        list.map(({ name, url, count }) => ({ name, url, count })),
      ]),
    ),
    feeds: Object.fromEntries(feeds ?? []),
    forms: Object.fromEntries(forms ?? []),
    site: { ...site, collections: [...site.collections.values()] },
  };
}

/** The data of blocks from an answer of the API. */
export function blockDataOf({
  assets,
  items,
  files,
  groups,
  feeds,
  forms,
  site,
}: BlockDataAnswer): BlockData {
  return {
    assets: new Map(Object.entries(assets)),
    // The contract says no more of items than that they are objects.
    items: new Map(Object.entries(items as Readonly<Record<string, readonly ItemView[]>>)),
    files: new Map(Object.entries(files)),
    groups: new Map(Object.entries(groups)),
    feeds: new Map(Object.entries(feeds)),
    forms: new Map(Object.entries(forms)),
    site: {
      ...site,
      collections: new Map(site.collections.map((collection) => [collection.id, collection])),
    },
  };
}
