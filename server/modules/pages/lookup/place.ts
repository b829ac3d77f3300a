import { itemKinds } from '@vitrine/domain/content/content.ts';
import type { CollectionView } from '../../content/index.ts';
import type { Site } from '../../websites/index.ts';
import { type NothingFound, nothingFound, type Redirected } from './found-page.ts';
import { addressOf, firstReviews, type PageRequest } from './route.ts';
import { collectionPath, type SiteStructure } from './structure.ts';

/** A collection an address names. */
export interface CollectionPlace {
  readonly kind: 'collection';
  readonly collection: CollectionView;
}

/** An item an address names; it may not exist. */
export interface ItemPlace {
  readonly kind: 'item';
  readonly collection: CollectionView;
  readonly itemUrlId: string;
}

/** What an address's path names. */
export type Place = CollectionPlace | ItemPlace | { readonly kind: 'empty-home' } | Redirected | NothingFound;

export function placeOf(
  site: Site,
  structure: SiteStructure,
  { segments }: Pick<PageRequest, 'segments'>,
): Place {
  const [first, second, third, ...rest] = segments;
  if (first === undefined) {
    return structure.home === null
      ? { kind: 'empty-home' }
      : { kind: 'collection', collection: structure.home };
  }
  const collection = structure.byUrlId.get(first);
  if (collection === undefined || rest.length > 0) return nothingFound;
  if (second === undefined) {
    return collectionPath(site, collection) === '/'
      ? { kind: 'redirect', location: '/' }
      : { kind: 'collection', collection };
  }
  if (!itemKinds.has(collection.kind)) return nothingFound;
  // The address that feed readers try by convention.
  if (second === 'feed' && third === undefined && collection.kind !== 'products')
    return {
      kind: 'redirect',
      location: addressOf(collectionPath(site, collection), { format: 'rss' }),
    };
  // Products have `/p/` in their path; other kinds do not.
  if (collection.kind === 'products')
    return third === undefined || second !== 'p'
      ? nothingFound
      : { kind: 'item', collection, itemUrlId: third };
  return third === undefined ? { kind: 'item', collection, itemUrlId: second } : nothingFound;
}

/** The address without parameters that its page does not support. */
export function supportedAddress(structure: SiteStructure, request: PageRequest): string | null {
  const { segments, page, format, order, filter, notice, reviews, canonical } = request;
  const [first] = segments;
  const collection = first === undefined ? structure.home : structure.byUrlId.get(first);
  if (collection === undefined || collection === null) return null;
  const { kind } = collection;
  const sells = kind === 'products';
  const isItem = segments.length > 1;
  const isContentList = itemKinds.has(kind) && !sells && !isItem;
  const takesFilter =
    filter !== null &&
    (sells
      ? !isItem && (filter.by === 'category' || filter.by === 'tag')
      : isContentList || (!isItem && filter.by === 'month' && mayShowMonths(collection)));
  const takesFormat: Readonly<Record<PageRequest['format'], boolean>> = {
    page: true,
    json: true,
    'quick-view': sells && isItem,
    rss: isContentList,
    'json-feed': isContentList,
    ical: kind === 'events',
  };
  const path = canonical.split('?', 1)[0] ?? '/';
  const plainer = addressOf(path, {
    // On an item, `page` is the page of its comments.
    page: (sells && isItem) || !itemKinds.has(kind) ? 1 : page,
    format: takesFormat[format] ? format : 'page',
    notice,
    order: sells && !isItem ? order : 'featured',
    filter: takesFilter ? filter : null,
    reviews: sells && isItem ? reviews : firstReviews,
  });
  return plainer === canonical ? null : plainer;
}

/** Whether a page may contain a calendar block. */
function mayShowMonths({ hasDocument, kind }: CollectionView): boolean {
  return hasDocument || kind === 'index' || kind === 'folder';
}
