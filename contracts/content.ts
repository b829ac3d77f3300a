import type { ItemLocation, ItemVideo, PromotedBlock, SearchMeta } from '@vitrine/domain/content/content.ts';
import type { Product } from '@vitrine/domain/product/product.ts';
import type { PictureView } from './media.ts';

/** An entry of a collection as pages and blocks see it. Public fields only. */
export interface ItemView {
  readonly id: string;
  readonly collectionId: string;
  readonly urlId: string;
  /** Path on the site, e.g. `/shop/p/stoneware-mug`. */
  readonly fullUrl: string;
  /** 1 text, 11 store item, 12 event. spec: site-platform 3 */
  readonly recordType: number;
  readonly title: string;
  /** Sanitised HTML. */
  readonly excerpt: string;
  /** Sanitised HTML. */
  readonly body: string;
  readonly mainImage: PictureView | null;
  readonly images: readonly PictureView[];
  readonly tags: readonly string[];
  /** Milliseconds since the epoch. */
  readonly publishOn: number;
  readonly startDate: number | null;
  readonly endDate: number | null;
  readonly location: ItemLocation | null;
  /** Products that are the tickets of an event, in order. */
  readonly ticketIds?: readonly string[];
  readonly categories: readonly string[];
  readonly author: AuthorView | null;
  /** The target of a link post; '' for none. */
  readonly sourceUrl: string;
  /** Lists link directly to `sourceUrl`. */
  readonly passthrough: boolean;
  readonly featured: boolean;
  readonly promotedBlock: PromotedBlock | null;
  readonly video: ItemVideo | null;
  /** Fields of the theme's custom type. */
  readonly customContent: Readonly<Record<string, unknown>>;
  /** 1 open, 0 closed. spec: site-platform 4 */
  readonly commentState: number;
  readonly publicCommentCount: number;
  readonly likeCount: number;
  readonly seo: Partial<SearchMeta>;
  /** Only for products. */
  readonly product: Product | null;
}

/** The author of an item. */
export interface AuthorView {
  readonly id: string;
  readonly urlId: string;
  readonly displayName: string;
  readonly bio: string;
  readonly websiteUrl: string;
  readonly pictureId: string | null;
}
