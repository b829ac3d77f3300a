import type { GroupBy, GroupQuery, ItemGroup } from '@vitrine/blocks/block.ts';
import { perRevision } from '../../../platform/per-revision.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type CollectionView, groupsOf } from '../../content/index.ts';
import type { Site } from '../../websites/index.ts';
import { addressOf } from './route.ts';
import { shelvesOf } from './shelves.ts';
import { collectionPath, type SiteStructure } from './structure.ts';

/** A group with its name in addresses. */
export interface ListedGroup extends ItemGroup {
  readonly key: string;
}

/** Groups by kind and collection, each read when it is first asked for. */
const groups = perRevision(() => new Map<string, Promise<readonly ListedGroup[]>>());

/** The groups of a collection and the address of each; categories of products in the order of their tree. */
export function groupsOfCollection(
  platform: Platform,
  site: Site,
  collection: CollectionView,
  by: GroupBy,
): Promise<readonly ListedGroup[]> {
  const known = groups(platform, site);
  const key = `${by} ${collection.id}`;
  const reading = known.get(key) ?? readGroups(platform, site, collection, by);
  known.set(key, reading);
  reading.catch(() => known.delete(key));
  return reading;
}

/** The groups a block shows; empty for a collection that does not exist. */
export function groupsIn(
  platform: Platform,
  site: Site,
  structure: SiteStructure,
  { collectionId, by }: GroupQuery,
): Promise<readonly ItemGroup[]> {
  const collection = structure.byId.get(collectionId);
  return collection === undefined || !collection.enabled
    ? Promise.resolve([])
    : groupsOfCollection(platform, site, collection, by);
}

async function readGroups(
  platform: Platform,
  site: Site,
  collection: CollectionView,
  by: GroupBy,
): Promise<readonly ListedGroup[]> {
  const { id: collectionId, kind } = collection;
  const { timeZone } = site.settings;
  const path = collectionPath(site, collection);
  const addressed = (key: string): string => addressOf(path, { filter: { by, value: key } });
  if (kind === 'products' && by === 'category') {
    const { categories } = await shelvesOf(platform, site, collectionId);
    return categories.map(({ name, count }) => ({ key: name, name, count, url: addressed(name) }));
  }
  const found = await groupsOf(platform, site.websiteId, { collectionId, kind, by, timeZone });
  return found.map(({ key, name, count }) => ({ key, name, count, url: addressed(key) }));
}
