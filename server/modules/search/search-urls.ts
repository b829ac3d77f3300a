import { itemUrl } from '@vitrine/domain/content/item-url.ts';
import type { SearchKind } from '@vitrine/domain/search/search-kinds.ts';
import { itemPath } from '../content/index.ts';
import type { Site } from '../websites/index.ts';
import type { FoundDocument } from './search-repository.ts';

/** The address of a search. */
export function searchUrl(query: string, kind: SearchKind | null, page = 1): string {
  const parameters = new URLSearchParams({ q: query });
  if (kind !== null) parameters.set('kind', kind);
  if (page > 1) parameters.set('page', String(page));
  return `/search?${parameters.toString()}`;
}

/** The address of a search result. */
export function urlOfResult(
  site: Site,
  { isItem, kind, collectionId, collectionUrlId, itemUrlId, sourceUrl, passthrough }: FoundDocument,
): string {
  if (isItem) return itemUrl({ passthrough, sourceUrl, fullUrl: itemPath(kind, collectionUrlId, itemUrlId) });
  return collectionId === site.homeCollectionId || collectionUrlId === '' ? '/' : `/${collectionUrlId}`;
}
