import { findByAnyName } from '@vitrine/domain/category/category-tree.ts';
import { branchOf } from '@vitrine/domain/tree/tree.ts';
import { perRevision } from '../../../platform/per-revision.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readShelves, type Shelves } from '../../catalog/index.ts';
import type { CollectionView } from '../../content/index.ts';
import type { Site } from '../../websites/index.ts';

/** Shelves by collection, each read when it is first asked for. */
const shelves = perRevision(() => new Map<string, Promise<Shelves>>());

/** The tags and categories of a store page, read once per revision. */
export function shelvesOf(platform: Platform, site: Site, collectionId: string): Promise<Shelves> {
  const known = shelves(platform, site);
  const reading = known.get(collectionId) ?? readShelves(platform, site.websiteId, collectionId);
  known.set(collectionId, reading);
  reading.catch(() => known.delete(collectionId));
  return reading;
}

/** Names of a category and, on a store page, of all inside it. Former names count as its name there. */
export async function categoryNames(
  platform: Platform,
  site: Site,
  collection: Pick<CollectionView, 'id' | 'kind'> | undefined,
  name: string,
): Promise<readonly string[]> {
  if (collection?.kind !== 'products') return [name];
  const { categories } = await shelvesOf(platform, site, collection.id);
  const found = findByAnyName(categories, name);
  return found === null ? [name] : branchOf(categories, found.id).map((one) => one.name);
}
