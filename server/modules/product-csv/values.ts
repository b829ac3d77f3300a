import type { GivenFields } from '@vitrine/domain/product-csv/given-product.ts';
import { type ProductField, productHeads } from '@vitrine/domain/product-csv/columns.ts';
import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { plansCell, type WayToSubscribe } from '@vitrine/domain/product-csv/cells.ts';
import { sellingOf } from '@vitrine/domain/product/product.ts';
import type { RelatedProduct, SheetProduct, SheetVariant } from './repository.ts';

/** The fields of a product that a file can change, by the names of the product's change. */
export type ProductValues = { readonly [F in keyof GivenFields]-?: Exclude<GivenFields[F], undefined> };

export function productValues(product: SheetProduct, currency: CurrencyCode): ProductValues {
  const selling = sellingOf(product);
  return {
    title: product.title,
    description: product.body,
    summary: product.excerpt,
    tags: product.tags,
    categories: product.categories,
    pictureIds: product.imageIds,
    seoTitle: product.seo.title ?? '',
    seoDescription: product.seo.description ?? '',
    seoHidden: product.seo.hidden === true,
    addButtonText: product.addButtonText ?? '',
    taxClass: selling.taxClass,
    saleStartsOn: isoTime(product.saleStartsOn),
    saleEndsOn: isoTime(product.saleEndsOn),
    plans: plansCell(waysToSubscribe(product), currency),
    variantSelector: selling.variantSelector,
    buyNow: selling.buyNow,
    installments: selling.installments,
    scarcityShown: selling.scarcityShown,
    scarcityText: selling.scarcityText ?? '',
    backInStock: selling.backInStock,
    downloadLimit: selling.downloadLimit,
    downloadDays: selling.downloadDays,
    related: product.related.map((one) => relatedName(one, product.pageUrlId)),
  };
}

function waysToSubscribe(product: SheetProduct): readonly WayToSubscribe[] {
  const { subscriptionPlan: plan, selling } = product;
  if (plan === null) return [];
  const options = selling.subscriptionOptions ?? [];
  return options.length > 1 ? options : [{ plan, priceMinor: null }];
}

/** What a file calls a product that is shown with one of the store page `page`. */
export const relatedName = ({ pageUrlId, urlId }: Omit<RelatedProduct, 'id'>, page: string): string =>
  pageUrlId === page ? urlId : `${pageUrlId}/${urlId}`;

const isoTime = (time: Date | null): string | null => (time === null ? null : new Date(time).toISOString());

/** The fields of a variant that a file can change, except its stock. */
export interface VariantValues {
  readonly sku: string;
  readonly barcode: string;
  readonly priceMinor: number;
  readonly salePriceMinor: number;
  readonly onSale: boolean;
  readonly weightGrams: number;
  readonly lowAt: number;
  readonly imageId: string | null;
}

export function variantValues(variant: SheetVariant): VariantValues {
  const { sku, barcode, priceMinor, salePriceMinor, salePlanned, weightGrams, lowAt, imageId } = variant;
  return { sku, barcode, priceMinor, salePriceMinor, onSale: salePlanned, weightGrams, lowAt, imageId };
}

/** What of `wanted` differs from `now`. */
export function differences<T extends object>(
  now: T,
  wanted: { readonly [K in keyof T]?: T[K] | undefined },
): Partial<T> {
  const changed: Partial<T> = {};
  for (const key of Object.keys(now) as (keyof T)[]) {
    const value = wanted[key];
    if (value !== undefined && !isSame(value, now[key])) changed[key] = value;
  }
  return changed;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * What brings `now` back to `before` where it still is as `after`; `isAll`: whether nothing that differed was changed
 * since.
 */
export function reversal<T extends object>(
  before: T,
  after: T,
  now: T,
): { readonly back: Partial<T>; readonly isAll: boolean } {
  const back: Partial<T> = {};
  let isAll = true;
  for (const key of Object.keys(after) as (keyof T)[]) {
    if (isSame(before[key], after[key])) continue;
    if (isSame(now[key], after[key])) back[key] = before[key];
    else if (!isSame(now[key], before[key])) isAll = false;
  }
  return { back, isAll };
}

const heads: Readonly<Record<keyof (ProductValues & VariantValues), ProductField>> = {
  title: 'title',
  description: 'description',
  summary: 'summary',
  tags: 'tags',
  categories: 'categories',
  pictureIds: 'pictures',
  seoTitle: 'seoTitle',
  seoDescription: 'seoDescription',
  seoHidden: 'seoHidden',
  addButtonText: 'addButton',
  taxClass: 'taxClass',
  saleStartsOn: 'saleStarts',
  saleEndsOn: 'saleEnds',
  plans: 'subscription',
  variantSelector: 'optionSelector',
  buyNow: 'buyNow',
  installments: 'installments',
  scarcityShown: 'scarcity',
  scarcityText: 'scarcityText',
  backInStock: 'backInStock',
  downloadLimit: 'downloadLimit',
  downloadDays: 'downloadDays',
  related: 'related',
  sku: 'sku',
  barcode: 'barcode',
  priceMinor: 'price',
  salePriceMinor: 'salePrice',
  onSale: 'onSale',
  weightGrams: 'weight',
  lowAt: 'lowAt',
  imageId: 'variantPicture',
};

/** The column of a field. */
export const headOf = (field: keyof (ProductValues & VariantValues)): string => productHeads[heads[field]];
