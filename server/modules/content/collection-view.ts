import type { FolderBehavior, Ordering, SearchMeta } from '@vitrine/domain/content/content.ts';
import type { CollectionKind, ListSettings } from './tables.ts';

export { collectionTypeCodes } from '@vitrine/domain/content/content.ts';

/** A collection without its document, small enough to cache for every site. */
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
  /** The theme's own type name; '' for the kind's default. */
  readonly typeName: string;
  /** The folder or index that contains it. */
  readonly parentId: string | null;
  readonly position: number;
  readonly folderBehavior: FolderBehavior | null;
  readonly ordering: Ordering;
  readonly layout: string;
  readonly mainImageId: string | null;
  readonly seo: Partial<SearchMeta>;
  /** Whether its settings have code for what visitors get. */
  readonly hasCode: boolean;
  /** Milliseconds since the epoch. */
  readonly updatedOn: number;
  readonly revision: number;
}

/** The path of an item's page. Products have `/p/` between the two segments. */
export function itemPath(kind: CollectionKind, collectionUrlId: string, itemUrlId: string): string {
  return kind === 'products' ? `/${collectionUrlId}/p/${itemUrlId}` : `/${collectionUrlId}/${itemUrlId}`;
}
