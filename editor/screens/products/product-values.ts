import type { OwnerVariantView, ProductDetail } from '@vitrine/contracts/admin-products.ts';
import { picture } from '@vitrine/contracts/media.ts';
import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { toDecimal } from '@vitrine/domain/money/format-money.ts';
import { productStatuses } from '@vitrine/domain/product/product-status.ts';
import { swatchIn } from '@vitrine/domain/product/swatches.ts';
import { optionEditsOf } from '@vitrine/domain/product/variant-matrix.ts';
import * as z from 'zod';
import { questionRow, questionRowsOf } from './form-values.ts';
import { planRow, planRowsOf } from './plan-values.ts';
import { donationValuesOf } from './donation-values.ts';
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

/** A related product, with what is shown of it. */
const relatedRow = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(productStatuses),
  picture: picture.nullable(),
});
export type RelatedRow = z.output<typeof relatedRow>;

/** A file that is sold; a replacement is a row of its own. */
const fileRow = z.object({ id: z.string(), filename: z.string(), byteSize: z.number() });
export type FileRow = z.output<typeof fileRow>;

const valueEdit = z.object({ name: z.string(), was: z.string().nullable() });
/** Without an id: the options are one value, which two owners do not change piece by piece. */
const optionEdit = valueEdit.extend({
  values: z.array(valueEdit.extend({ swatch: z.string() })).readonly(),
});

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
  taxClass: z.string(),
  addButtonText: z.string(),
  buyNow: z.boolean(),
  variantSelector: z.enum(['dropdown', 'radio']),
  installments: z.boolean(),
  scarcity: z.enum(['store', 'shown', 'hidden']),
  scarcityText: z.string(),
  backInStock: z.boolean(),
  related: z.array(relatedRow).readonly(),
  files: z.array(fileRow).readonly(),
  /** The first is the product's own plan. */
  plans: z.array(planRow).readonly(),
  /** What a donation offers, as typed; nothing for other products. */
  donationAmounts: z.array(z.string()).readonly(),
  donationLeast: z.string(),
  donationMost: z.string(),
  formName: z.string(),
  questions: z.array(questionRow).readonly(),
  /** '' as in the store. */
  downloadLimit: z.string(),
  downloadDays: z.string(),
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
    options: optionsOf(product),
    variants: Object.fromEntries(
      product.variants.map((variant) => [variant.id, valuesOfVariant(variant, product.currency)]),
    ),
    saleStartsOn: toShopClock(product.saleStartsOn, timeZone),
    saleEndsOn: toShopClock(product.saleEndsOn, timeZone),
    taxClass: product.taxClass,
    addButtonText: product.addButtonText,
    buyNow: product.buyNow,
    variantSelector: product.variantSelector,
    installments: product.installments,
    scarcity: product.scarcityShown === null ? 'store' : product.scarcityShown ? 'shown' : 'hidden',
    scarcityText: product.scarcityText,
    backInStock: product.backInStock,
    related: product.related.map(relatedRowOf),
    files: product.files,
    plans: planRowsOf(product),
    ...donationValuesOf(product),
    formName: product.customForm?.name ?? '',
    questions: questionRowsOf(product),
    downloadLimit: product.downloadLimit === null ? '' : String(product.downloadLimit),
    downloadDays: product.downloadDays === null ? '' : String(product.downloadDays),
  };
}

/** The stored options, with the swatches of their values. */
export function optionsOf(product: ProductDetail): ProductValues['options'] {
  return optionEditsOf(product).map((option) => ({
    ...option,
    values: option.values.map(({ name, was }) => ({
      name,
      was,
      swatch: swatchIn(product.swatches, option.name, name),
    })),
  }));
}

/** The row of a related product in the form. */
export function relatedRowOf({
  id,
  title,
  status,
  picture: shown,
}: ProductDetail['related'][number]): RelatedRow {
  return {
    id,
    title,
    status,
    picture: shown === null ? null : { ...pictureRowOf(shown).picture, altText: shown.altText },
  };
}

/** The row of a picture in the form. */
export function pictureRowOf({
  altText,
  // The crops of a picture matter on pages only.
  crops: _crops,
  ...shown
}: ProductDetail['pictures'][number]): PictureRow {
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
