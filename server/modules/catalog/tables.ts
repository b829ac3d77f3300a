import type {
  CustomForm,
  ProductSelling,
  ProductType,
  SubscriptionPlan,
} from '@vitrine/domain/product/product.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { minor, websiteId } from '../../platform/db/schema-types.ts';

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
    /** The document a digital product delivers. */
    digitalAssetId: uuid('digital_asset_id'),
    /** How it is shown and sold. Defaults: `sellingOf`. */
    selling: jsonb('selling').$type<Partial<ProductSelling>>().notNull().default({}),
  },
  (t) => [primaryKey({ columns: [t.websiteId, t.itemId] })],
);

export const variants = pgTable(
  'variants',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    itemId: uuid('item_id').notNull(),
    sku: text('sku').notNull(),
    /** JSON as text, which keeps the order of its keys: the order of the options. */
    attributes: json('attributes').$type<Record<string, string>>().notNull().default({}),
    priceMinor: minor('price_minor').notNull(),
    onSale: boolean('on_sale').notNull().default(false),
    salePriceMinor: minor('sale_price_minor').notNull().default(0),
    position: integer('position').notNull().default(0),
    imageId: uuid('image_id'),
    /** For delivery priced by weight, grams. */
    weightGrams: integer('weight_grams').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    uniqueIndex('variants_sku').on(t.websiteId, t.sku),
    uniqueIndex('variants_of_item').on(t.websiteId, t.itemId, t.position),
  ],
);

/** Units for sale; separate from `variants` because sales write it constantly and readers of prices should not wait. */
export const stock = pgTable(
  'stock',
  {
    websiteId: websiteId(),
    variantId: uuid('variant_id').notNull(),
    unlimited: boolean('unlimited').notNull().default(false),
    /** Never negative (checked); reserved units are already subtracted. */
    quantity: integer('quantity').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.variantId] }),
    check('stock_never_negative', sql`${t.quantity} >= 0`),
  ],
);
