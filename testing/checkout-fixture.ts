import { discountClasses } from '@vitrine/domain/discount/discount.ts';
import { randomBytes } from 'node:crypto';
import type { Placed } from '@vitrine/server/modules/checkout/charge-reservation.ts';
import type { OrderPlacement, TypedSource } from '@vitrine/server/modules/checkout/prepare-order.ts';
import type { PlacedOrder } from '@vitrine/server/modules/checkout/repository.ts';
import { createWebsite, findSite, type Site } from '@vitrine/server/modules/websites/index.ts';
import { cartEntries, carts } from '@vitrine/server/modules/cart/tables.ts';
import { discountCodes as discountCodeRows, discounts } from '@vitrine/server/modules/discounts/tables.ts';
import { giftCardEntries, giftCards } from '@vitrine/server/modules/gift-cards/tables.ts';
import { products, stock, stockMovements, variants } from '@vitrine/server/modules/catalog/tables.ts';
import { indexProducts } from '@vitrine/server/modules/catalog/index-products.ts';
import { collections, items } from '@vitrine/server/modules/content/tables.ts';
import { newId } from '@vitrine/server/platform/ids.ts';
import type { Platform } from '@vitrine/server/platform/platform.ts';
import type { TypedCard } from '@vitrine/domain/order/card.ts';
import { giftCardCodeOf } from '@vitrine/domain/gift-card/gift-card-code.ts';
import type { CheckoutDetails } from '@vitrine/domain/order/checkout-details.ts';
import type { StoreSettings } from '@vitrine/domain/store/store-settings.ts';
import { aRate, deliveryTo } from '@vitrine/domain/delivery/delivery-fixtures.ts';
import { and, eq } from 'drizzle-orm';

/** The terms of the demo shop. */
export const demoTerms: StoreSettings = {
  currency: 'USD',
  delivery: deliveryTo(
    ['US', 'CA', 'GB', 'DE'],
    [
      aRate({ description: '3 to 5 days', freeFromMinor: 7500 }),
      aRate({ id: 'express', name: 'Express', description: 'Next day', priceMinor: 1400 }),
    ],
  ),
  taxRules: [
    { name: 'North Carolina', country: 'US', region: 'NC', rate: 0.07, appliesToDelivery: false },
    { name: 'New York', country: 'US', region: 'NY', rate: 0.08, appliesToDelivery: false },
  ],
};

/** Valid buyer details, in North Carolina. */
export const someDetails: CheckoutDetails = {
  email: 'ada@example.com',
  address: {
    firstName: 'Ada',
    lastName: 'Byron',
    line1: '12 Kiln Lane',
    line2: '',
    city: 'Asheville',
    region: 'NC',
    postalCode: '28801',
    country: 'US',
    phone: '',
  },
  deliveryOptionId: 'standard',
  note: '',
};

/** Card numbers of the test gateway. */
export const payingCard = { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123' };
export const decliningCard = { ...payingCard, number: '4000 0000 0000 0002' };
export const poorCard = { ...payingCard, number: '4000 0000 0000 9995' };

export interface CheckoutShop {
  readonly site: Site;
  readonly host: string;
  /** Creates a physical product of one variant; returns the variant's and the item's id. */
  sell(product: {
    readonly title: string;
    readonly priceMinor: number;
    readonly quantity: number;
    readonly unlimited?: boolean;
    /** The variant's id by default, parts of which a search may find by chance. */
    readonly sku?: string;
    readonly attributes?: Readonly<Record<string, string>>;
  }): Promise<{ readonly variantId: string; readonly itemId: string }>;
  /** Creates a cart with these lines; returns its id. */
  fillCart(
    lines: readonly { readonly variantId: string; readonly itemId: string; readonly quantity: number }[],
    cartId?: string,
    codes?: { readonly discountCodes?: readonly string[]; readonly giftCardIds?: readonly string[] },
  ): Promise<string>;
  /** Creates a discount code: 10 % off everything by default; returns its id. */
  discount(code: string, change?: Partial<typeof discounts.$inferInsert>): Promise<string>;
  /** Creates a gift card of this balance, with its ledger entry; returns its id. */
  giftCard(balanceMinor: number): Promise<string>;
  stockOf(variantId: string): Promise<number>;
}

/** A card as it is typed into the form. */
export const typed = (card: TypedCard): TypedSource => ({ kind: 'typed', card });

/** The order of a successful placement. @throws for any other result */
export function orderOf(placed: Placed): PlacedOrder {
  if (!placed.ok) throw new Error(placed.error.code);
  if (placed.value.kind !== 'placed') throw new Error(`the buyer was sent to ${placed.value.url}`);
  return placed.value.order;
}

/** A checkout submission for a cart, paid with a valid test card by default. */
export function aPlacement(
  cartId: string,
  expectedTotalMinor: number,
  change: Partial<OrderPlacement> = {},
): OrderPlacement {
  return {
    cartId,
    expectedTotalMinor,
    idempotencyKey: newId(),
    details: someDetails,
    source: typed(payingCard),
    save: false,
    ...change,
  };
}

/** A website with an empty product collection, on `<identifier>.example`. */
export async function aCheckoutShop(
  platform: Platform,
  identifier = 'fern-and-kiln',
  store: StoreSettings = demoTerms,
): Promise<CheckoutShop> {
  const host = `${identifier}.example`;
  const websiteId = await createWebsite(platform, {
    identifier,
    title: 'Fern & Kiln',
    hosts: [host],
    settings: {
      theme: 'atelier',
      tagLine: '',
      description: '',
      language: 'en-US',
      timeZone: 'America/New_York',
      contactEmail: 'hello@fernandkiln.example',
      address: ['12 Kiln Lane', 'Asheville, NC 28801'],
      mainNavigation: [],
      footerNavigation: [],
      store,
    },
  });
  const site = await findSite(platform, host);
  if (site === null) throw new Error('the test website is not there');
  const { db } = platform;
  const now = new Date(platform.clock.now());
  const collectionId = newId();
  await db
    .insert(collections)
    .values({ websiteId, id: collectionId, kind: 'products', urlId: 'shop', title: 'Shop', updatedOn: now });
  return {
    site,
    host,
    async sell(product) {
      const itemId = newId();
      const variantId = newId();
      const urlId = `p-${itemId}`;
      const { title } = product;
      await db.transaction(async (tx) => {
        await tx.insert(items).values({
          websiteId,
          id: itemId,
          collectionId,
          urlId,
          recordType: 11,
          title,
          publishedOn: now,
          updatedOn: now,
        });
        await tx.insert(products).values({ websiteId, itemId, type: 'physical' });
        await tx.insert(variants).values({
          websiteId,
          id: variantId,
          itemId,
          sku: product.sku ?? variantId,
          priceMinor: product.priceMinor,
          attributes: product.attributes ?? {},
        });
        await tx.insert(stock).values({
          websiteId,
          variantId,
          itemId,
          quantity: product.quantity,
          unlimited: product.unlimited ?? false,
          movement: 1,
        });
        await tx.insert(stockMovements).values({
          websiteId,
          variantId,
          number: 1,
          delta: product.quantity,
          balance: product.quantity,
          reason: 'initial',
          happenedOn: now,
        });
        await indexProducts(tx, websiteId, [itemId]);
      });
      return { variantId, itemId };
    },
    async discount(code, change = {}) {
      const id = newId();
      const tenth = { kind: 'percentage', rate: 0.1 } as const;
      await db.insert(discounts).values({
        websiteId,
        id,
        name: code,
        codeCount: 1,
        firstCode: code,
        combinesWith: [...discountClasses],
        createdOn: now,
        ...tenth,
        ...change,
      });
      await db
        .insert(discountCodeRows)
        .values({ websiteId, id: newId(), discountId: id, code, createdOn: now });
      return id;
    },
    async giftCard(balanceMinor) {
      const id = newId();
      const account = { websiteId, giftCardId: id, kind: 'issued', happenedOn: now } as const;
      await db.transaction(async (tx) => {
        await tx.insert(giftCards).values({
          websiteId,
          id,
          code: giftCardCodeOf(randomBytes(16)),
          currency: 'USD',
          initialMinor: balanceMinor,
          balanceMinor,
          recipientEmail: 'ada@example.com',
          sendOn: now,
          createdOn: now,
        });
        await tx.insert(giftCardEntries).values([
          { ...account, id: newId(), account: 'card', amountMinor: balanceMinor },
          { ...account, id: newId(), account: 'shop', amountMinor: -balanceMinor },
        ]);
      });
      return id;
    },
    async fillCart(lines, cartId = newId(), codes = {}) {
      const { discountCodes = [], giftCardIds = [] } = codes;
      await db.transaction(async (tx) => {
        await tx.insert(carts).values({
          websiteId,
          id: cartId,
          createdOn: now,
          updatedOn: now,
          discountCodes: [...discountCodes],
          giftCardIds: [...giftCardIds],
        });
        for (const line of lines) {
          await tx.insert(cartEntries).values({ websiteId, cartId, id: newId(), ...line, addedOn: now });
        }
      });
      return cartId;
    },
    async stockOf(variantId) {
      const rows = await db
        .select({ quantity: stock.quantity })
        .from(stock)
        .where(and(eq(stock.websiteId, websiteId), eq(stock.variantId, variantId)));
      const row = rows[0];
      if (row === undefined) throw new Error('no such variant');
      return row.quantity;
    },
  };
}
