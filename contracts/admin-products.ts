import { productStatuses } from '@vitrine/domain/product/product-status.ts';
import * as z from 'zod';
import { customForm } from './custom-forms.ts';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { picture } from './media.ts';
import { attributes, count, currency, id, minor, productType, time } from './primitives.ts';
import { revision } from './revision.ts';

/** Characters of a product's name. */
export const MAX_PRODUCT_TITLE = 200;
/** Characters of a description's HTML. */
export const MAX_DESCRIPTION = 20_000;
/** Maximum stock of one variant. */
export const MAX_STOCK = 1_000_000;
/** Highest price, minor units. */
const MAX_PRICE_MINOR = 1_000_000_000;
/** Bytes of the largest picture accepted. */
export const MAX_PICTURE_BYTES = 20 * 1024 * 1024;
/** Maximum number of pictures per product. */
export const MAX_PICTURES = 50;

/** Maximum number of products per page of the list. */
export const PRODUCTS_PER_PAGE = 50;

const listProductsQuery = z.object({
  /** Parts of a name, or a whole SKU. */
  search: z.string().trim().max(256).default(''),
  /** Only products after this one: the previous response's `nextAfter`. */
  after: z.uuid().optional(),
});

export const productParams = z.object({ id: z.uuid() });

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

/** Changes to one variant; what is absent is unchanged. */
const variantChange = z.object({
  id: z.uuid(),
  priceMinor: price.optional(),
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

const updateProductBody = z.object({
  revision,
  title: productTitle.optional(),
  /** HTML; the server keeps an allow-list of tags and drops the rest. */
  description: z.string().max(MAX_DESCRIPTION, 'That description is too long.').optional(),
  variants: z.array(variantChange).max(500).default([]),
});
export type UpdateProductBody = z.input<typeof updateProductBody>;
/** The same, validated. */
export type ProductChange = z.output<typeof updateProductBody>;
export type VariantChange = z.input<typeof variantChange>;

const productStatus = z.enum(productStatuses);

/** A row of the owner's list of products. Prices are minor units. */
const productRow = z.strictObject({
  id,
  title: z.string(),
  type: productType,
  isSubscription: z.boolean(),
  status: productStatus,
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
});
export type ProductRow = AnswerOf<typeof productRow>;

const productList = z.strictObject({
  products: z.array(productRow),
  /** Pass it as `after` for the next page; null at the end. */
  nextAfter: id.nullable(),
});
export type ProductList = AnswerOf<typeof productList>;

const ownerVariant = z.strictObject({
  id,
  sku: z.string(),
  attributes,
  priceMinor: minor,
  onSale: z.boolean(),
  salePriceMinor: minor,
  unlimited: z.boolean(),
  qtyInStock: z.int(),
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
  updatedOn: time,
});
export type ProductDetail = AnswerOf<typeof productDetail>;

const addedPicture = z.strictObject({ picture, product: productDetail });
export type AddPictureAnswer = AnswerOf<typeof addedPicture>;

export const listProducts = endpoint({
  method: 'GET',
  path: '/api/admin/products',
  auth: 'owner',
  summary: 'Lists products, newest first.',
  query: listProductsQuery,
  answer: productList,
  example: { query: { search: 'mug' } },
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
  errors: ['PRODUCT_NOT_FOUND', 'STALE_REVISION', 'STOCK_CHANGED'],
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
