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
  readonly location: {
    readonly addressLine1: string;
    readonly addressLine2: string;
    readonly addressCountry: string;
  } | null;
  /** Only for products. */
  readonly product: Product | null;
}
