import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CheckoutDetails } from '@vitrine/domain/order/checkout-details.ts';
import type { CartPurpose } from '@vitrine/domain/cart/cart.ts';
import type { SubscriptionOption } from '@vitrine/domain/product/product.ts';
import { at, minor, websiteId } from '../../platform/db/schema-types.ts';

/** A visitor's cart. Its id is derived from the CART cookie's secret, which itself is stored nowhere. */
export const carts = pgTable(
  'carts',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    /** What was last typed at checkout (never card data), so that a decline loses nothing. */
    details: jsonb('details').$type<Partial<CheckoutDetails>>().notNull().default({}),
    /** 'shopping' is the visitor's own; the others hold one thing that is sold through a page of its own. */
    purpose: text('purpose').$type<CartPurpose>().notNull().default('shopping'),
    /** Discount codes the buyer typed, upper case, in order. */
    discountCodes: jsonb('discount_codes').$type<string[]>().notNull().default([]),
    /** Gift cards the buyer named, in order. */
    giftCardIds: jsonb('gift_card_ids').$type<string[]>().notNull().default([]),
    /** The payment now under way; a cart is paid by one payment at a time. */
    paymentId: uuid('payment_id'),
    isPurchased: boolean('is_purchased').notNull().default(false),
    orderId: uuid('order_id'),
    createdOn: at('created_on').notNull(),
    updatedOn: at('updated_on').notNull(),
    /** Rises with every change of the lines. */
    revision: integer('revision').notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.websiteId, t.id] }), index('carts_age').on(t.updatedOn)],
);

export const cartEntries = pgTable(
  'cart_entries',
  {
    websiteId: websiteId(),
    cartId: uuid('cart_id').notNull(),
    id: uuid('id').notNull(),
    itemId: uuid('item_id').notNull(),
    variantId: uuid('variant_id').notNull(),
    quantity: integer('quantity').notNull(),
    /** Answers to the product's custom form, JSON text as the call sent it; '' when it has none. */
    additionalFields: text('additional_fields').notNull().default(''),
    /** A digest of `additionalFields`, '' for none: lines of one variant with other answers stay apart. */
    answersKey: text('answers_key').notNull().default(''),
    /** The price of one unit where it is not the variant's: the buyer named it (a donation), or it is the option's. */
    namedPriceMinor: minor('named_price_minor'),
    /** How what is subscribed to bills, where its product left the choice; null: by the product's plan. */
    subscriptionOption: jsonb('subscription_option').$type<SubscriptionOption>(),
    /** The unit price the cart last showed, to detect a change; null: never shown. */
    shownPriceMinor: minor('shown_price_minor'),
    addedOn: at('added_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.cartId, t.id] }),
    uniqueIndex('cart_entries_line').on(t.websiteId, t.cartId, t.variantId, t.answersKey),
  ],
);
