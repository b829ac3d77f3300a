import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import type {
  CustomForm,
  ProductType,
  SubscriptionOption,
  SubscriptionPlan,
} from '@vitrine/domain/product/product.ts';
import * as z from 'zod';
import { revision } from './revision.ts';
import type { PictureView } from './media.ts';

/** Characters of a product's name. */
export const MAX_PRODUCT_TITLE = 200;
/** Characters of a description's HTML. */
export const MAX_DESCRIPTION = 20_000;
/** Most units one variant may have in stock. */
export const MAX_STOCK = 1_000_000;
/** Highest price, minor units. */
const MAX_PRICE_MINOR = 1_000_000_000;
/** Bytes of the largest picture accepted. */
export const MAX_PICTURE_BYTES = 20 * 1024 * 1024;
/** Pictures one product may show. */
export const MAX_PICTURES = 50;

/** Products a list answer holds at most. */
export const PRODUCTS_PER_PAGE = 50;

/** GET /api/admin/products: newest first, paged by id. */
export const listProductsQuery = z.object({
  /** Parts of a name, or a whole SKU. */
  search: z.string().trim().max(256).default(''),
  /** Only products that come after this one: the previous answer's `nextAfter`. */
  after: z.uuid().optional(),
});
export type ListProductsQuery = z.input<typeof listProductsQuery>;

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

/** PUT /api/admin/products/:id. All of it is written or nothing. */
export const updateProductBody = z.object({
  revision,
  title: z
    .string()
    .trim()
    .min(1, 'Enter a name.')
    .max(MAX_PRODUCT_TITLE, `Enter a name of at most ${MAX_PRODUCT_TITLE} characters.`)
    .optional(),
  /** HTML; the server keeps an allow-list of tags and drops the rest. */
  description: z.string().max(MAX_DESCRIPTION, 'That description is too long.').optional(),
  variants: z.array(variantChange).max(500).default([]),
});
export type UpdateProductBody = z.input<typeof updateProductBody>;
export type VariantChange = z.input<typeof variantChange>;

/** A row of the owner's list of products. Prices are minor units. */
export interface ProductRow {
  readonly id: string;
  readonly title: string;
  readonly type: ProductType;
  readonly isSubscription: boolean;
  readonly status: 'draft' | 'published';
  readonly fullUrl: string;
  readonly picture: PictureView | null;
  readonly currency: CurrencyCode;
  /** Lowest and highest price a buyer pays now. */
  readonly lowestPriceMinor: number;
  readonly highestPriceMinor: number;
  readonly onSale: boolean;
  readonly variantCount: number;
  /** Variants with nothing left. */
  readonly soldOutCount: number;
  /** Units over all variants that count them; null when every variant is unlimited. */
  readonly unitsInStock: number | null;
}

/** Answer of GET /api/admin/products. */
export interface ProductList {
  readonly products: readonly ProductRow[];
  /** Pass it as `after` for the next page; null at the end. */
  readonly nextAfter: string | null;
}

export interface OwnerVariantView {
  readonly id: string;
  readonly sku: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly priceMinor: number;
  readonly onSale: boolean;
  readonly salePriceMinor: number;
  readonly unlimited: boolean;
  readonly qtyInStock: number;
}

/** Answer of GET and PUT /api/admin/products/:id. */
export interface ProductDetail {
  readonly id: string;
  /** Send it with every change; an older one is refused with STALE_REVISION. */
  readonly revision: number;
  readonly title: string;
  /** Sanitised HTML. */
  readonly description: string;
  readonly type: ProductType;
  readonly status: 'draft' | 'published';
  readonly fullUrl: string;
  readonly currency: CurrencyCode;
  readonly pictures: readonly PictureView[];
  readonly variantOptions: readonly string[];
  readonly variants: readonly OwnerVariantView[];
  readonly subscriptionPlan: SubscriptionPlan | null;
  /** Ways to subscribe, where there are several; the first is the plan. */
  readonly subscriptionOptions: readonly SubscriptionOption[];
  readonly customForm: CustomForm | null;
  /** ISO 8601. */
  readonly updatedOn: string;
}

/** Answer of POST /api/admin/products/:id/pictures (multipart: `file`, and `altText` before it). */
export interface AddPictureAnswer {
  readonly picture: PictureView;
  readonly product: ProductDetail;
}
