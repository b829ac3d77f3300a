import type { CollectionKind, ListSettings } from './tables.ts';

/** Collection type codes. spec: site-platform 3 */
export const collectionTypeCodes: Readonly<Record<CollectionKind, number>> = {
  page: 10,
  blog: 1,
  events: 1,
  products: 13,
};

/** A collection without its document, small enough to be kept in memory for every site. */
export interface CollectionView {
  readonly id: string;
  readonly kind: CollectionKind;
  /** The path's first segment; '' for the home page. */
  readonly urlId: string;
  readonly title: string;
  readonly description: string;
  readonly enabled: boolean;
  /** Published items. */
  readonly itemCount: number;
  readonly hasDocument: boolean;
  readonly listing: ListSettings;
  /** Milliseconds since the epoch. */
  readonly updatedOn: number;
  readonly revision: number;
}

/** The path of an item's page. Products have `/p/` between the two. */
export function itemPath(kind: CollectionKind, collectionUrlId: string, itemUrlId: string): string {
  return kind === 'products' ? `/${collectionUrlId}/p/${itemUrlId}` : `/${collectionUrlId}/${itemUrlId}`;
}
