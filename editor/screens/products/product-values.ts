import type { OwnerVariantView, ProductDetail } from '@vitrine/contracts/admin-products.ts';
import { picture } from '@vitrine/contracts/media.ts';
import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { toDecimal } from '@vitrine/domain/money/format-money.ts';
import { optionEditsOf } from '@vitrine/domain/product/variant-matrix.ts';
import * as z from 'zod';
import { toShopClock } from '../../ui/form/shop-clock.ts';

/** The stock of a variant that never runs out, as typed and shown. */
export const UNLIMITED = '∞';

/** Whether what is typed as stock means that it never runs out: the sign, or the word or its beginning. */
export const isUnlimited = (stock: string): boolean => /^(?:u\p{L}*|∞)$/iu.test(stock.trim());

/** The form values of one variant: as typed, so that half-typed input is not lost. */
const variantValues = z.object({
  price: z.string(),
  /** '' when it is not on sale. */
  salePrice: z.string(),
  sku: z.string(),
  barcode: z.string(),
  /** A number of units, or `UNLIMITED`. */
  stock: z.string(),
  lowAt: z.string(),
  /** Grams; '' for none. */
  weight: z.string(),
  imageId: z.string().nullable(),
  isRemoved: z.boolean(),
  /** Its values by option, for one that is not stored yet; null for a stored one. */
  fresh: z.record(z.string(), z.string()).nullable(),
});
export type VariantValues = z.output<typeof variantValues>;

const pictureRow = z.object({
  id: z.string(),
  altText: z.string(),
  picture: picture.omit({ altText: true }),
});
export type PictureRow = z.output<typeof pictureRow>;

const valueEdit = z.object({ name: z.string(), was: z.string().nullable() });
/** Without an id: the options are one value, which two owners do not change piece by piece. */
const optionEdit = valueEdit.extend({ values: z.array(valueEdit).readonly() });

/** The form values of a product. Texts with markup are HTML; variants are by id, new ones by an id of the browser. */
export const productValues = z.object({
  title: z.string(),
  summary: z.string(),
  description: z.string(),
  urlId: z.string(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  seoHidden: z.boolean(),
  tags: z.array(z.string()).readonly(),
  categories: z.array(z.string()).readonly(),
  pictures: z.array(pictureRow).readonly(),
  options: z.array(optionEdit).readonly(),
  variants: z.record(z.string(), variantValues),
  /** On the shop's clock, `2026-03-02T15:00`; '' for none. */
  saleStartsOn: z.string(),
  saleEndsOn: z.string(),
});
export type ProductValues = z.output<typeof productValues>;

/** The form values of an unchanged product; times on the clock of `timeZone`. */
export function valuesOf(product: ProductDetail, timeZone: string): ProductValues {
  return {
    title: product.title,
    summary: product.summary,
    description: product.description,
    urlId: product.urlId,
    seoTitle: product.seoTitle,
    seoDescription: product.seoDescription,
    seoHidden: product.seoHidden,
    tags: product.tags,
    categories: product.categories,
    pictures: product.pictures.map(pictureRowOf),
    options: optionEditsOf(product),
    variants: Object.fromEntries(
      product.variants.map((variant) => [variant.id, valuesOfVariant(variant, product.currency)]),
    ),
    saleStartsOn: toShopClock(product.saleStartsOn, timeZone),
    saleEndsOn: toShopClock(product.saleEndsOn, timeZone),
  };
}

/** The row of a picture in the form. */
export function pictureRowOf({ altText, ...shown }: ProductDetail['pictures'][number]): PictureRow {
  return {
    id: shown.id,
    altText,
    picture: {
      ...shown,
      widths: [...shown.widths],
      focalPoint: { ...shown.focalPoint },
      colorData: { ...shown.colorData },
    },
  };
}

function valuesOfVariant(variant: OwnerVariantView, currency: CurrencyCode): VariantValues {
  const shown = (minor: number): string => toDecimal({ minor, currency });
  return {
    price: shown(variant.priceMinor),
    salePrice: variant.onSale ? shown(variant.salePriceMinor) : '',
    sku: variant.sku,
    barcode: variant.barcode,
    stock: variant.unlimited ? UNLIMITED : String(variant.qtyInStock),
    lowAt: String(variant.lowAt),
    weight: variant.weightGrams === 0 ? '' : String(variant.weightGrams),
    imageId: variant.imageId,
    isRemoved: false,
    fresh: null,
  };
}
