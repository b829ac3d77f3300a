import type { ProductStatus } from '../product/product-status.ts';
import type { ProductSelling, ProductType } from '../product/product.ts';

/** A sentence about a line of the file. */
export interface LineNote {
  readonly line: number;
  readonly text: string;
}

/** The stock a file gives a variant: units, or unlimited. */
export interface GivenStock {
  readonly to: number | 'unlimited';
  /** What it was when the file was exported; null when the file does not say. */
  readonly exported: number | 'unlimited' | null;
}

/** A variant as a file gives it; what is absent stays as it is. */
export interface GivenVariant {
  readonly line: number;
  readonly sku?: string;
  /** Values in the order of the product's options. */
  readonly values: readonly string[];
  readonly barcode?: string;
  readonly priceMinor?: number;
  readonly salePriceMinor?: number;
  readonly onSale?: boolean;
  readonly weightGrams?: number;
  readonly lowAt?: number;
  readonly imageId?: string | null;
  readonly stock?: GivenStock;
}

/** The fields of the product itself that a file can give. Times are ISO 8601. */
export interface GivenFields {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly summary?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly categories?: readonly string[] | undefined;
  readonly pictureIds?: readonly string[] | undefined;
  readonly seoTitle?: string | undefined;
  readonly seoDescription?: string | undefined;
  readonly seoHidden?: boolean | undefined;
  readonly addButtonText?: string | undefined;
  readonly taxClass?: string | undefined;
  readonly saleStartsOn?: string | null | undefined;
  readonly saleEndsOn?: string | null | undefined;
  /** Its ways to subscribe, as `plansCell` writes them. */
  readonly plans?: string | undefined;
  readonly variantSelector?: ProductSelling['variantSelector'] | undefined;
  readonly buyNow?: boolean | undefined;
  readonly installments?: boolean | undefined;
  readonly scarcityShown?: boolean | null | undefined;
  readonly scarcityText?: string | undefined;
  readonly backInStock?: boolean | undefined;
  readonly downloadLimit?: number | null | undefined;
  readonly downloadDays?: number | null | undefined;
  /** Products shown with it: their handles, with the store page before it where that is another one. */
  readonly related?: readonly string[] | undefined;
}

/** A product as a file gives it, from one or several lines. */
export interface GivenProduct {
  /** The number of its first line. */
  readonly line: number;
  /** '' in a file of stock, which names variants by their SKUs only. */
  readonly handle: string;
  /** The url id of its store page; null when the file does not say. */
  readonly page: string | null;
  readonly type?: ProductType;
  readonly status?: ProductStatus;
  readonly publishOn?: string;
  readonly fields: GivenFields;
  readonly options: readonly string[];
  readonly variants: readonly GivenVariant[];
  /** Why it cannot be imported. */
  readonly faults: readonly LineNote[];
  /** What of it is left out. */
  readonly notes: readonly LineNote[];
  /** Keys of related products that the shop did not have when the file was read. */
  readonly awaited?: readonly string[];
}
