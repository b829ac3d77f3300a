import { MAX_SUGGESTED } from '@vitrine/domain/donation/donation-terms.ts';
import { MAX_UNITS } from '@vitrine/domain/product/change-units.ts';
import { MAX_PRICE_MINOR } from '@vitrine/domain/product/product-rules.ts';
import { productStatuses } from '@vitrine/domain/product/product-status.ts';
import { downloadBounds, MAX_FILES } from '@vitrine/domain/product/product-files.ts';
import { MAX_RELATED } from '@vitrine/domain/product/related.ts';
import { DEFAULT_LOW_AT } from '@vitrine/domain/product/low-stock.ts';
import { MAX_SKU } from '@vitrine/domain/product/sku-pattern.ts';
import { MAX_SUBSCRIPTION_OPTIONS } from '@vitrine/domain/product/subscription-options.ts';
import { isSwatch } from '@vitrine/domain/product/swatches.ts';
import { MAX_VARIANTS } from '@vitrine/domain/product/variant-matrix.ts';
import * as z from 'zod';
import type { ProductType } from '@vitrine/domain/product/product.ts';
import { MAX_ALT_TEXT } from './admin-media.ts';
import { customForm, customFormChange } from './custom-forms.ts';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { anyOf, defineList, exactText, oneOf } from './list.ts';
import { picture } from './media.ts';
import { attributes, count, currency, id, minor, productType, time } from './primitives.ts';
import { revision } from './revision.ts';

/** Characters of a product's name. */
export const MAX_PRODUCT_TITLE = 200;
/** Characters of a description's HTML. */
export const MAX_DESCRIPTION = 20_000;
/** Characters of a summary's HTML. */
export const MAX_SUMMARY = 2000;
/** Maximum stock of one variant. */
export const MAX_STOCK = MAX_UNITS;
/** Bytes of the largest picture accepted. */
export const MAX_PICTURE_BYTES = 20 * 1024 * 1024;
/** Maximum number of pictures per product. */
export const MAX_PICTURES = 50;

/** Highest weight of one unit, grams. */
const MAX_WEIGHT_GRAMS = 10_000_000;

export const productParams = z.object({ id: z.uuid() });

const isPlain = (text: string): boolean => !/\p{Cc}/u.test(text);

const price = z
  .number()
  .int()
  .min(0, 'A price cannot be negative.')
  .max(MAX_PRICE_MINOR, 'That price is too high.');
const quantity = z
  .number()
  .int('Stock is a whole number.')
  .min(0, 'Stock cannot be negative.')
  .max(MAX_STOCK, 'That is more than one variant can have.');
const stockLevel = z.object({ unlimited: z.boolean(), quantity });

const sku = z
  .string()
  .trim()
  .min(1, 'Enter an SKU, or leave the one it has.')
  .max(MAX_SKU, `An SKU has at most ${MAX_SKU} characters.`)
  .refine(isPlain, 'An SKU has no line breaks or control characters.');
const barcode = z
  .string()
  .trim()
  .max(50, 'A barcode has at most 50 characters.')
  .refine(isPlain, 'A barcode has no line breaks or control characters.');
const weightGrams = z
  .number()
  .int('A weight is a whole number of grams.')
  .min(0, 'A weight cannot be negative.')
  .max(MAX_WEIGHT_GRAMS, 'That weight is too high.');
const lowAt = quantity;
/** A picture of the product; null for none. */
const imageId = z.uuid().nullable();

/** Changes to one variant; what is absent is unchanged. */
const variantChange = z.object({
  id: z.uuid(),
  sku: sku.optional(),
  barcode: barcode.optional(),
  weightGrams: weightGrams.optional(),
  imageId: imageId.optional(),
  /** Stock of at most this many units is low. */
  lowAt: lowAt.optional(),
  priceMinor: price.optional(),
  /** On sale: at once, or in the days of the product's sale. */
  onSale: z.boolean().optional(),
  salePriceMinor: price.optional(),
  /**
   * The new stock level, and the level the owner saw when typing it. If units were sold in between, `seen` differs from
   * the stored level, and the change is refused with STOCK_CHANGED rather than selling the same unit twice.
   */
  stock: stockLevel.extend({ seen: stockLevel }).optional(),
});

export const productTitle = z
  .string()
  .trim()
  .min(1, 'Enter a name.')
  .max(MAX_PRODUCT_TITLE, `Enter a name of at most ${MAX_PRODUCT_TITLE} characters.`);

const planBody = z.object({
  billingPeriod: z.object({
    value: z.int().min(1, 'Enter at least 1.').max(24, 'Enter at most 24.'),
    unit: z.enum(['WEEK', 'MONTH', 'YEAR']),
  }),
  /** 0 for no end. */
  numBillingCycles: z.int().min(0, 'Enter 0 or more.').max(1000, 'Enter at most 1,000.'),
});

/** A variant to be created: a combination of the options that has none. */
const newVariant = z.object({
  /** A value for each option. */
  attributes: z.record(z.string().max(1000), z.string().max(1000)),
  priceMinor: price,
  onSale: z.boolean().default(false),
  salePriceMinor: price.default(0),
  /** Made up when left out. */
  sku: sku.optional(),
  barcode: barcode.default(''),
  weightGrams: weightGrams.default(0),
  imageId: imageId.default(null),
  stock: stockLevel,
  lowAt: lowAt.default(DEFAULT_LOW_AT),
});

const valueEdit = z.object({
  name: z.string().max(1000),
  /** Its stored name; null for a new one. */
  was: z.string().max(1000).nullable(),
});
const optionEdit = valueEdit.extend({
  values: z
    .array(
      valueEdit.extend({
        /** A color (`#rrggbb`), 'picture' for the picture of its variants, or '' for none; absent: the one it has. */
        swatch: z.string().refine(isSwatch, 'A swatch is a color like #56654a, or a picture.').optional(),
      }),
    )
    .max(MAX_VARIANTS),
});

const names = z
  .array(z.string().trim().min(1).max(100, 'A name has at most 100 characters.'))
  .max(50, 'At most 50.')
  .transform((all) => [...new Set(all)]);

const termOf = (name: keyof typeof downloadBounds) => {
  const { least, most } = downloadBounds[name];
  const sentence = `Enter a whole number from ${least} to ${most.toLocaleString('en')}.`;
  return z.int(sentence).min(least, sentence).max(most, sentence);
};

const updateProductBody = z.object({
  revision,
  title: productTitle.optional(),
  /** HTML; the server keeps an allow-list of tags and drops the rest. */
  description: z.string().max(MAX_DESCRIPTION, 'That description is too long.').optional(),
  /** HTML of a sentence or two beside the price, sanitised like the description. */
  summary: z.string().max(MAX_SUMMARY, 'That summary is too long.').optional(),
  /** The last part of the address; the old address leads to the new one. */
  urlId: z.string().trim().max(200, 'An address has at most 200 characters.').optional(),
  /** '' for the product's own. */
  seoTitle: z.string().trim().max(200, 'Enter at most 200 characters.').optional(),
  seoDescription: z.string().trim().max(400, 'Enter at most 400 characters.').optional(),
  /** Keeps it out of search engines and the sitemap. */
  seoHidden: z.boolean().optional(),
  tags: names.optional(),
  categories: names.optional(),
  /** In order; the first is the main picture. Pictures of the website. */
  pictureIds: z.array(z.uuid()).max(MAX_PICTURES).optional(),
  /** Alt texts to change, of pictures that the product has or gets; they are the pictures' own, wherever they are shown. */
  altTexts: z
    .array(
      z.object({
        id: z.uuid(),
        altText: z.string().trim().max(MAX_ALT_TEXT, `Enter at most ${MAX_ALT_TEXT} characters.`),
      }),
    )
    .max(MAX_PICTURES)
    .default([]),
  /** Text of the add-to-cart button; '' for the store's. */
  addButtonText: z.string().trim().max(60, 'Enter at most 60 characters.').optional(),
  relatedIds: z.array(z.uuid()).max(MAX_RELATED, `Choose at most ${MAX_RELATED} products.`).optional(),
  /** When its sale begins and ends; null for at once and for no end. */
  saleStartsOn: z.iso.datetime().nullable().optional(),
  saleEndsOn: z.iso.datetime().nullable().optional(),
  /** "Only 3 left": null as the store does. */
  scarcityShown: z.boolean().nullable().optional(),
  /** '' for the store's. */
  scarcityText: z.string().trim().max(200, 'Enter at most 200 characters.').optional(),
  /** Whether visitors can sign up for its return when it is sold out. */
  backInStock: z.boolean().optional(),
  /** Whether installments are offered for it. */
  installments: z.boolean().optional(),
  /** "Buy now" beside the add button. */
  buyNow: z.boolean().optional(),
  variantSelector: z.enum(['dropdown', 'radio']).optional(),
  /** 'standard', 'none' for never taxed, or a class of the store's taxes. */
  taxClass: z.string().trim().min(1).max(100).optional(),
  /** How a subscription bills; only for products that are subscriptions. */
  subscription: z
    .object({
      plan: planBody,
      /** Several ways to subscribe; the first is the plan at the variants' prices. Empty: only that one. */
      options: z
        .array(z.object({ id: z.string().min(1).max(100), plan: planBody, priceMinor: price.nullable() }))
        .max(MAX_SUBSCRIPTION_OPTIONS, `At most ${MAX_SUBSCRIPTION_OPTIONS} ways to subscribe.`),
    })
    .optional(),
  /** What a donation offers; only for products that are donations. */
  donation: z
    .object({
      /** Amounts to choose from, in order; any other between the two can be given too. */
      suggestedMinor: z.array(price).max(MAX_SUGGESTED, `Suggest at most ${MAX_SUGGESTED} amounts.`),
      minimumMinor: price,
      maximumMinor: price,
    })
    .optional(),
  /** The files that a digital product delivers, in order. */
  fileIds: z.array(z.uuid()).max(MAX_FILES, `A product delivers at most ${MAX_FILES} files.`).optional(),
  /** How often each can be downloaded, and for how many days; null as the store does. */
  downloadLimit: termOf('limit').nullable().optional(),
  downloadDays: termOf('days').nullable().optional(),
  /** What buyers are asked before they add it; null for nothing. */
  customForm: customFormChange.nullable().optional(),
  variants: z.array(variantChange).max(MAX_VARIANTS).default([]),
  /** The edited options, when they or the variants they combine to change. */
  options: z.array(optionEdit).max(20).optional(),
  created: z.array(newVariant).max(MAX_VARIANTS).default([]),
  /**
   * Variants to delete. A change of options that leaves stored variants without a combination is refused unless all of
   * them are named here.
   */
  removed: z.array(z.uuid()).max(MAX_VARIANTS).default([]),
});
export type UpdateProductBody = z.input<typeof updateProductBody>;
/** The same, validated. */
export type ProductChange = z.output<typeof updateProductBody>;
export type VariantChange = z.input<typeof variantChange>;
export type NewVariantChange = z.output<typeof newVariant>;

const productStatus = z.enum(productStatuses);

/** A row of the owner's list of products. Prices are minor units. */
const productRow = z.strictObject({
  id,
  title: z.string(),
  type: productType,
  isSubscription: z.boolean(),
  status: productStatus,
  /** Whether it is in the bin. */
  isDeleted: z.boolean(),
  fullUrl: z.string(),
  picture: picture.nullable(),
  currency,
  /** Lowest and highest price a buyer pays now. */
  lowestPriceMinor: minor,
  highestPriceMinor: minor,
  onSale: z.boolean(),
  variantCount: count,
  /** Variants with nothing left. */
  soldOutCount: count,
  /** Units over all variants that count them; null when every variant is unlimited. */
  unitsInStock: count.nullable(),
  updatedOn: time,
});
export type ProductRow = AnswerOf<typeof productRow>;

const ownerVariant = z.strictObject({
  id,
  sku: z.string(),
  attributes,
  priceMinor: minor,
  onSale: z.boolean(),
  salePriceMinor: minor,
  /** Whether buyers pay the sale price now. */
  isOnSaleNow: z.boolean(),
  unlimited: z.boolean(),
  qtyInStock: z.int(),
  barcode: z.string(),
  weightGrams: count,
  imageId: id.nullable(),
  lowAt: count,
  isLow: z.boolean(),
  /** Whether any was ever taken out of stock by an order. */
  hasSold: z.boolean(),
});
export type OwnerVariantView = AnswerOf<typeof ownerVariant>;

const subscriptionPlan = z.strictObject({
  billingPeriod: z.strictObject({ value: z.int(), unit: z.enum(['WEEK', 'MONTH', 'YEAR']) }),
  numBillingCycles: z.int(),
});

export const productDetail = z.strictObject({
  id,
  /** Send it with every change; an older one is refused with STALE_REVISION. */
  revision: count,
  title: z.string(),
  /** Sanitised HTML. */
  description: z.string(),
  /** Sanitised HTML. */
  summary: z.string(),
  type: productType,
  status: productStatus,
  /** When it was or will be published. */
  publishedOn: time,
  /** When it was moved to the bin; null otherwise. */
  deletedOn: time.nullable(),
  fullUrl: z.string(),
  currency,
  pictures: z.array(picture),
  variantOptions: z.array(z.string()),
  variants: z.array(ownerVariant),
  subscriptionPlan: subscriptionPlan.nullable(),
  /** Subscription options, when there are several; the first is the plan. */
  subscriptionOptions: z.array(
    z.strictObject({ id: z.string(), plan: subscriptionPlan, priceMinor: minor.nullable() }),
  ),
  customForm: customForm.nullable(),
  urlId: z.string(),
  /** Path of the list it is in, e.g. `/shop`. */
  listUrl: z.string(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  seoHidden: z.boolean(),
  tags: z.array(z.string()),
  categories: z.array(z.string()),
  addButtonText: z.string(),
  related: z.array(
    z.strictObject({ id, title: z.string(), status: productStatus, picture: picture.nullable() }),
  ),
  saleStartsOn: time.nullable(),
  saleEndsOn: time.nullable(),
  scarcityShown: z.boolean().nullable(),
  scarcityText: z.string(),
  backInStock: z.boolean(),
  installments: z.boolean(),
  buyNow: z.boolean(),
  variantSelector: z.enum(['dropdown', 'radio']),
  /** By option and value: a color (`#rrggbb`), or 'picture' for the picture of its variants. */
  swatches: z.record(z.string(), z.record(z.string(), z.string())),
  taxClass: z.string(),
  /** What a donation offers; null for other products. */
  donation: z
    .strictObject({ suggestedMinor: z.array(minor), minimumMinor: minor, maximumMinor: minor })
    .nullable(),
  /** What a digital product delivers, in order. They have no public address. */
  files: z.array(z.strictObject({ id, filename: z.string(), byteSize: count })),
  downloadLimit: z.int().nullable(),
  downloadDays: z.int().nullable(),
  updatedOn: time,
});
export type ProductDetail = AnswerOf<typeof productDetail>;

const addedPicture = z.strictObject({ picture, product: productDetail });
export type AddPictureAnswer = AnswerOf<typeof addedPicture>;

/** Products; the search finds beginnings of words of a name, a web address or an SKU. */
export const {
  list: listProducts,
  counted: countProducts,
  exported: exportProducts,
  exportedSelection: exportSelectedProducts,
} = defineList({
  name: 'products',
  noun: 'products',
  row: productRow,
  filters: {
    /** `deleted`: in the bin. Without this filter all but those. */
    status: anyOf([...productStatuses, 'deleted']),
    type: anyOf(productType.options as [ProductType, ...ProductType[]]),
    /** `low` and `out`: of a variant; `in`: no variant is sold out. */
    stock: oneOf(['in', 'low', 'out']),
    tag: exactText,
    category: exactText,
  },
  sorts: ['created', 'title', 'updated'],
  defaultSort: '-created',
  example: { search: 'mug' },
});

const usedLabels = z.strictObject({
  tags: z.array(z.string()),
  categories: z.array(
    z.strictObject({
      name: z.string(),
      /** Names of the categories that contain it, from the top. */
      inside: z.array(z.string()),
    }),
  ),
});
export type UsedLabels = AnswerOf<typeof usedLabels>;

export const listUsedLabels = endpoint({
  method: 'GET',
  path: '/api/admin/products/labels',
  auth: 'owner',
  summary:
    'Lists suggestions for a product: the tags of the 5,000 newest products, the most used first, at most 200, and the shop’s categories in the order of their tree.',
  answer: usedLabels,
  example: { answer: { tags: ['handmade', 'gift'], categories: [{ name: 'Cups', inside: ['Kitchen'] }] } },
});

export const getProduct = endpoint({
  method: 'GET',
  path: '/api/admin/products/:id',
  auth: 'owner',
  summary: 'Returns a product.',
  params: productParams,
  answer: productDetail,
  errors: ['PRODUCT_NOT_FOUND'],
});

export const updateProduct = endpoint({
  method: 'PUT',
  path: '/api/admin/products/:id',
  auth: 'owner',
  summary: 'Changes a product: all of it is written or nothing.',
  params: productParams,
  body: updateProductBody,
  answer: productDetail,
  errors: [
    'PRODUCT_NOT_FOUND',
    'STALE_REVISION',
    'STOCK_CHANGED',
    'SKU_TAKEN',
    'VARIANTS_ORPHANED',
    'CATEGORY_LIMIT',
    'URL_ID_INVALID',
    'URL_ID_TAKEN',
    'CONTENT_FIELD_INVALID',
  ],
  example: { body: { revision: 7, title: 'Ash glaze mug' } },
});

export const addPicture = endpoint({
  method: 'POST',
  path: '/api/admin/products/:id/pictures',
  auth: 'owner',
  summary: 'Adds a picture to a product, the last.',
  params: productParams,
  upload: { file: 'JPEG, PNG, WebP, GIF or SVG, at most 20 MB', fields: ['altText'] },
  answer: addedPicture,
  status: 201,
  errors: [
    'PRODUCT_NOT_FOUND',
    'STALE_REVISION',
    'TOO_MANY_PICTURES',
    'FILE_TOO_LARGE',
    'PICTURE_UNREADABLE',
    'PICTURE_TOO_MANY_PIXELS',
    'UNSUPPORTED_MEDIA_TYPE',
    'RATE_LIMITED',
  ],
});
