import { sql } from 'drizzle-orm';
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
import type { CustomItem } from '@vitrine/domain/draft-order/custom-item.ts';
import type { CheckoutDetails } from '@vitrine/domain/order/checkout-details.ts';
import type { AgreedDiscount } from '@vitrine/domain/discount/agreed-discount.ts';
import type { CartPurpose } from '@vitrine/domain/cart/cart.ts';
import type { SubscriptionOption } from '@vitrine/domain/product/product.ts';
import type { TaxExemption } from '@vitrine/domain/tax/tax-exemption.ts';
import { at, minor, websiteId } from '../../platform/db/schema-types.ts';

/** A visitor's cart. Its id is derived from the CART cookie's secret, which itself is stored nowhere. */
export const carts = pgTable(
  'carts',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    /** The details last entered at checkout (never card data), so that a decline loses nothing. */
    details: jsonb('details').$type<Partial<CheckoutDetails>>().notNull().default({}),
    /** 'shopping' is the visitor's own cart; the others are sold through a direct checkout: see `CartPurpose`. */
    purpose: text('purpose').$type<CartPurpose>().notNull().default('shopping'),
    /** Discount codes the buyer entered, upper case, in order. */
    discountCodes: jsonb('discount_codes').$type<string[]>().notNull().default([]),
    /** Gift cards the buyer entered, in order. */
    giftCardIds: jsonb('gift_card_ids').$type<string[]>().notNull().default([]),
    /** The payment in flight; a cart has one at a time. */
    paymentId: uuid('payment_id'),
    isPurchased: boolean('is_purchased').notNull().default(false),
    orderId: uuid('order_id'),
    createdOn: at('created_on').notNull(),
    updatedOn: at('updated_on').notNull(),
    /** Rises with every change of the lines. */
    revision: integer('revision').notNull().default(1),
    /** From when on it can no longer be paid; null: never. Of draft orders only. */
    expiresOn: at('expires_on'),
    /** Why its customer pays no tax. Of draft orders only. */
    taxExemption: jsonb('tax_exemption').$type<TaxExemption>(),
    /** What the shop takes off its goods. Of draft orders only. */
    agreedDiscount: jsonb('agreed_discount').$type<AgreedDiscount>(),
    /** The payment link of a product that opened it; null for all others. */
    paymentLinkId: uuid('payment_link_id'),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    index('carts_age').on(t.updatedOn),
    // How many orders came through a link.
    index('carts_bought_by_link')
      .on(t.websiteId, t.paymentLinkId)
      .where(sql`payment_link_id is not null and is_purchased`),
  ],
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
    /** A digest of `additionalFields`, '' for none: lines of one variant with different answers stay separate. */
    answersKey: text('answers_key').notNull().default(''),
    /**
     * The unit price where it is not the variant's: named by the buyer (a donation), the option's, or agreed (a draft
     * order).
     */
    namedPriceMinor: minor('named_price_minor'),
    /** What is sold where it is no product; item and variant are ids of nothing then. Of draft orders only. */
    customItem: jsonb('custom_item').$type<CustomItem>(),
    /** The billing terms chosen, where the product offers options; null: those of the product's plan. */
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
