import type { ItemView } from '@vitrine/contracts/content.ts';
import type { PictureView } from '@vitrine/contracts/media.ts';
import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import type { StorefrontCommerce } from '@vitrine/domain/store/storefront-commerce.ts';
import type { ReactNode } from 'react';
import type * as z from 'zod';

/** Items of a collection that a block shows, in the collection's own order. */
export interface ItemQuery {
  readonly collectionId: string;
  /** 1 to 24. */
  readonly limit: number;
  /** Only items with this tag; null takes all. */
  readonly tag: string | null;
  /** Only these, in this order, wherever they lie; `collectionId` does not count then. */
  readonly itemIds?: readonly string[];
}

/** What a block must be given before it can be rendered. */
export interface BlockNeeds {
  readonly assetIds: readonly string[];
  readonly itemQueries: readonly ItemQuery[];
}

/** What a block may know of the website it stands on. */
export interface BlockSite {
  readonly websiteId: string;
  readonly language: string;
  /** IANA name, e.g. `America/New_York`. */
  readonly timeZone: string;
  readonly currency: CurrencyCode;
  /** How the store behaves. */
  readonly store: StorefrontCommerce;
}

/** Everything a document's blocks asked for. Missing pictures and items are left out, never an error. */
export interface BlockData {
  /** By asset id. */
  readonly assets: ReadonlyMap<string, PictureView>;
  /** By `itemQueryKey`. */
  readonly items: ReadonlyMap<string, readonly ItemView[]>;
  readonly site: BlockSite;
}

export interface BlockRenderProps<Props> {
  readonly props: Props;
  readonly data: BlockData;
  /** Columns of 12 the block spans from tablet width up. */
  readonly span: number;
  /** Whether the section reaches the window's edges. */
  readonly fullWidth: boolean;
  /** True for the page's first picture: it is loaded at once, all others when they come near. */
  readonly isFirstPicture: boolean;
}

/** A kind of block: its name in stored documents, the shape of its props, its face and its needs. */
export interface BlockDefinition<Props> {
  readonly type: string;
  readonly schema: z.ZodType<Props>;
  readonly Render: (props: BlockRenderProps<Props>) => ReactNode;
  readonly needs: (props: Props) => BlockNeeds;
}

/** The needs of a block that stands by itself. */
export const needsNothing: BlockNeeds = { assetIds: [], itemQueries: [] };

/** The key under which a query's items are handed to `renderDocument`. */
export function itemQueryKey(query: ItemQuery): string {
  return `${query.collectionId}:${query.limit}:${query.tag ?? ''}:${query.itemIds?.join() ?? ''}`;
}
