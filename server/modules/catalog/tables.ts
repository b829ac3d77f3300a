import type {
  CustomForm,
  ProductSelling,
  ProductType,
  SubscriptionPlan,
} from '@vitrine/domain/product/product.ts';
import type { StockReason } from '@vitrine/domain/product/stock-reason.ts';
import { DEFAULT_LOW_AT } from '@vitrine/domain/product/low-stock.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { at, minor, searchVector, websiteId } from '../../platform/db/schema-types.ts';

/** The product fields of an item; `itemId` is the id of its row in `items`. */
export const products = pgTable(
  'products',
  {
    websiteId: websiteId(),
    itemId: uuid('item_id').notNull(),
    type: text('type').$type<ProductType>().notNull(),
    /** Option names in the order they are selected. */
    variantOptions: jsonb('variant_options').$type<string[]>().notNull().default([]),
    subscriptionPlan: jsonb('subscription_plan').$type<SubscriptionPlan>(),
    customForm: jsonb('custom_form').$type<CustomForm>(),
    customAddButtonText: text('custom_add_button_text'),
    /** The documents a digital product delivers, in order. */
    fileIds: uuid('file_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** How it is shown and sold. Defaults: `sellingOf`. */
    selling: jsonb('selling').$type<Partial<ProductSelling>>().notNull().default({}),
    /** When its planned sale begins; null: it is not planned, or has begun. */
    saleStartsOn: at('sale_starts_on'),
    /** When its sale ends; null: it has no end. */
    saleEndsOn: at('sale_ends_on'),
    /** Name, url id and SKUs, with marks for tags and categories; kept by `indexProducts`. */
    search: searchVector('search').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.itemId] }),
    index('products_type').on(t.websiteId, t.type, t.itemId),
    index('products_search').using('gin', t.search),
    index('products_sale_starts')
      .on(t.saleStartsOn)
      .where(sql`sale_starts_on is not null`),
    index('products_sale_ends')
      .on(t.saleEndsOn)
      .where(sql`sale_ends_on is not null`),
  ],
);

export const variants = pgTable(
  'variants',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    itemId: uuid('item_id').notNull(),
    /** Unique on the website; 1 to 100 characters. */
    sku: text('sku').notNull(),
    /** GTIN, EAN, UPC or ISBN; '' for none. */
    barcode: text('barcode').notNull().default(''),
    /** JSON as text, which keeps the order of its keys: the order of the options. */
    attributes: json('attributes').$type<Record<string, string>>().notNull().default({}),
    priceMinor: minor('price_minor').notNull(),
    /** Whether buyers pay the sale price now. */
    onSale: boolean('on_sale').notNull().default(false),
    /** Whether the owner has put it on sale: from now, or in the days of the product's sale. */
    salePlanned: boolean('sale_planned').notNull().default(false),
    salePriceMinor: minor('sale_price_minor').notNull().default(0),
    position: integer('position').notNull().default(0),
    imageId: uuid('image_id'),
    /** For delivery priced by weight, grams. */
    weightGrams: integer('weight_grams').notNull().default(0),
    /** Its product's name, its SKU and barcode; kept by `indexProducts`. */
    search: searchVector('search').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    uniqueIndex('variants_sku').on(t.websiteId, t.sku),
    index('variants_barcode')
      .on(t.websiteId, t.barcode)
      .where(sql`barcode <> ''`),
    uniqueIndex('variants_of_item').on(t.websiteId, t.itemId, t.position),
    index('variants_search').using('gin', t.search),
  ],
);

/** Units for sale; separate from `variants` because sales write it constantly and readers of prices should not wait. */
export const stock = pgTable(
  'stock',
  {
    websiteId: websiteId(),
    variantId: uuid('variant_id').notNull(),
    /** Its product's, which never changes: what is low is found by product without reading variants. */
    itemId: uuid('item_id').notNull(),
    unlimited: boolean('unlimited').notNull().default(false),
    /** Never negative (checked); reserved units are already subtracted. */
    quantity: integer('quantity').notNull().default(0),
    /** Stock of at most this many units is low. */
    lowAt: integer('low_at').notNull().default(DEFAULT_LOW_AT),
    /** Stored, so that a sale that does not cross the threshold changes no index. */
    isLow: boolean('is_low')
      .notNull()
      .generatedAlwaysAs(sql`not unlimited and quantity <= low_at`),
    /** Number of its last movement in `stock_movements`. */
    movement: integer('movement').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.variantId] }),
    check('stock_never_negative', sql`${t.quantity} >= 0`),
    index('stock_low')
      .on(t.websiteId, t.itemId, t.variantId)
      .where(sql`is_low`),
    index('stock_unlimited')
      .on(t.websiteId, t.variantId)
      .where(sql`unlimited`),
  ],
);

/**
 * Every change of a variant's quantity, written by the statement that makes it and never changed: the sum of `delta` is
 * `stock.quantity`. The number comes from the locked stock row, so it has no gaps.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    websiteId: websiteId(),
    variantId: uuid('variant_id').notNull(),
    /** 1 for the first. */
    number: integer('number').notNull(),
    delta: integer('delta').notNull(),
    /** Units after it. */
    balance: integer('balance').notNull(),
    reason: text('reason').$type<StockReason>().notNull(),
    /** The owner's account; null for what buyers and pollers do. */
    actorId: uuid('actor_id'),
    /** The order's payment, also when the order came of it later or never. */
    paymentId: uuid('payment_id'),
    happenedOn: at('happened_on').notNull(),
  },
  (t) => [primaryKey({ columns: [t.websiteId, t.variantId, t.number] })],
);

/**
 * The categories of a shop's products, a tree. Products name theirs in `items.categories`, in the spelling of the tree;
 * whoever writes those first calls `spellCategoriesIn`, so that each is here.
 */
export const categories = pgTable(
  'categories',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    /** Null at the top. */
    parentId: uuid('parent_id'),
    /** No other has it in any letter case. */
    name: text('name').notNull(),
    /** Names it had, the newest first: links with them lead to it. */
    formerNames: text('former_names')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Order among the categories of one parent. */
    position: integer('position').notNull(),
    revision: integer('revision').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    uniqueIndex('categories_name').on(t.websiteId, t.name),
  ],
);
