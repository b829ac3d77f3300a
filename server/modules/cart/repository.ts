import type { Locale } from '@vitrine/domain/text/locale.ts';
import { type CartPurpose, hasOwnPrice, MAX_CART_LINES, MAX_QUANTITY } from '@vitrine/domain/cart/cart.ts';
import type { CustomForm } from '@vitrine/domain/custom-form/custom-form.ts';
import type { AgreedDiscount } from '@vitrine/domain/discount/agreed-discount.ts';
import type { CheckoutDetails } from '@vitrine/domain/order/checkout-details.ts';
import type { TaxExemption } from '@vitrine/domain/tax/tax-exemption.ts';
import { and, eq, sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database, Queryable } from '../../platform/db/database.ts';
import { batchCalls } from '../../platform/db/batch-calls.ts';
import { type NamedStatement, runNamed } from '../../platform/db/run-named.ts';
import { isDatabaseAway } from '../../platform/http/failures.ts';
import { perPlatform } from '../../platform/per-platform.ts';
import type { Platform } from '../../platform/platform.ts';
import { type CollectionKind, itemPath } from '../content/index.ts';
import { toCartLine, type CartRecord, type LineRow } from './cart-record.ts';
import {
  ADD_COLUMNS,
  addEntriesStatement,
  addEntryInTurnStatement,
  lockCartStatement,
  readCartStatement,
  readLinesStatement,
} from './cart-statements.ts';
import { cartEntries, carts } from './tables.ts';

interface CartRow {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly createdOn: number;
  readonly isPurchased: boolean;
  readonly orderId: string | null;
  readonly paymentId: string | null;
  readonly details: Partial<CheckoutDetails>;
  readonly purpose: CartPurpose;
  readonly discounts: CartRecord['discounts'] | null;
  readonly giftCards: CartRecord['giftCards'] | null;
  readonly revision: number;
  /** Milliseconds since the epoch. */
  readonly expiresOn: number | null;
  readonly taxExemption: TaxExemption | null;
  readonly agreedDiscount: AgreedDiscount | null;
}

function toCart(row: CartRow, lines: readonly LineRow[], locale: Locale): CartRecord {
  return {
    ...row,
    createdOn: new Date(row.createdOn),
    discounts: row.discounts ?? [],
    giftCards: row.giftCards ?? [],
    lines: lines.map((line) => toCartLine(line, locale, row.purpose)),
  };
}

/**
 * A stored cart with current prices and stock; null when there is none. With `lock` the cart's row is locked until the
 * caller's transaction ends (lock the cart first, then variants by id), and the lines are read after the wait.
 */
export async function readCart(
  db: Queryable,
  websiteId: string,
  cartId: string,
  locale: Locale,
  options: { readonly lock?: boolean } = {},
): Promise<CartRecord | null> {
  if (options.lock !== true) {
    const [row] = await runNamed<CartRow & { lines: LineRow[] }>(db, readCartStatement, [websiteId, cartId]);
    return row === undefined ? null : toCart(row, row.lines, locale);
  }
  const [row] = await runNamed<CartRow & Record<string, unknown>>(db, lockCartStatement, [websiteId, cartId]);
  if (row === undefined) return null;
  const lines = await runNamed<{ line: LineRow }>(db, readLinesStatement, [websiteId, cartId]);
  return toCart(
    row,
    lines.map(({ line }) => line),
    locale,
  );
}

export interface NewEntry {
  readonly websiteId: string;
  readonly cartId: string;
  readonly itemId: string;
  readonly sku: string;
  readonly quantity: number;
  readonly additionalFields: string;
  readonly answersKey: string;
  /** Whether the answers were validated against the product's form; a product with one is refused until they were. */
  readonly areAnswersChecked: boolean;
  /** Id for the line, when it is a new one. */
  readonly entryId: string;
  readonly now: Date;
}

export type AddResult =
  | 'ADD'
  | 'CART_PURCHASED'
  | 'CART_BUSY'
  | 'ITEM_UNAVAILABLE'
  | 'VARIANT_UNAVAILABLE'
  | 'NOT_SOLD_YET'
  | 'ANSWERS_UNCHECKED'
  | 'QUANTITY_OUT_OF_RANGE'
  | 'OUT_OF_STOCK'
  | 'CART_FULL';

interface AddRow {
  readonly verdict: AddResult | 'CART_HELD';
  readonly entryId: string | null;
  readonly revision: number | null;
  readonly revisionSeen: number;
  readonly details: Partial<CheckoutDetails> | null;
  readonly createdOn: number | null;
  readonly discounts: CartRecord['discounts'] | null;
  readonly giftCards: CartRecord['giftCards'] | null;
  readonly lines: LineRow[] | null;
}

/**
 * The outcome of `insertEntry`: the line and its cart; the failure; or that concurrent adds interfered and the caller
 * retries.
 */
export type AddOutcome =
  | { readonly kind: 'added'; readonly entryId: string; readonly cart: CartRecord; readonly isWhole: boolean }
  | { readonly kind: 'refused'; readonly code: Exclude<AddResult, 'ADD'> }
  | { readonly kind: 'again' };

/** The arrays of `addEntries`, in the order of `ADD_COLUMNS`. */
const addColumns: Readonly<Record<(typeof ADD_COLUMNS)[number][0], (entry: NewEntry) => unknown>> = {
  cart_id: (entry) => entry.cartId,
  item_id: (entry) => entry.itemId,
  sku: (entry) => entry.sku,
  quantity: (entry) => entry.quantity,
  fields: (entry) => entry.additionalFields,
  answers_key: (entry) => entry.answersKey,
  are_answers_checked: (entry) => entry.areAnswersChecked,
  entry_id: (entry) => entry.entryId,
  added_on: (entry) => entry.now,
};

/** All for one website. */
async function sendAdds(
  db: Database,
  statement: NamedStatement,
  entries: readonly NewEntry[],
): Promise<readonly AddRow[]> {
  const { rows } = await db.$client.query<AddRow>({
    ...statement,
    values: [
      entries[0]?.websiteId,
      ...ADD_COLUMNS.map(([name]) => entries.map(addColumns[name])),
      MAX_CART_LINES,
      MAX_QUANTITY,
    ],
  });
  return rows;
}

const addingOf = perPlatform(({ db }) =>
  batchCalls<NewEntry, AddRow>({
    groupOf: (entry) => entry.websiteId,
    keyOf: (entry) => `${entry.websiteId} ${entry.cartId}`,
    run: (entries) => sendAdds(db, addEntriesStatement, entries),
    isRolledBack: (error) => error instanceof pg.DatabaseError && !isDatabaseAway(error),
  }),
);

/**
 * Adds or raises a line, in one statement shared with concurrent adds to other carts. `isWhole` is false when the cart
 * holds more than the result shows.
 */
export async function insertEntry(platform: Platform, entry: NewEntry, locale: Locale): Promise<AddOutcome> {
  const first = await addingOf(platform)(entry);
  const row =
    first.verdict === 'CART_HELD'
      ? (await sendAdds(platform.db, addEntryInTurnStatement, [entry]))[0]
      : first;
  if (row === undefined) throw new Error('adding to a cart answered nothing');
  if (row.verdict === 'CART_HELD') throw new Error('an add that waits its turn found its cart held');
  if (row.verdict !== 'ADD') return { kind: 'refused', code: row.verdict };
  if (row.entryId === null || row.revision === null) return { kind: 'again' };
  return {
    kind: 'added',
    entryId: row.entryId,
    isWhole: row.revision === row.revisionSeen + 1,
    cart: {
      id: entry.cartId,
      createdOn: new Date(row.createdOn ?? entry.now),
      isPurchased: false,
      orderId: null,
      paymentId: null,
      details: row.details ?? {},
      purpose: 'shopping',
      discounts: row.discounts ?? [],
      giftCards: row.giftCards ?? [],
      revision: row.revision,
      lines: (row.lines ?? []).map((line) => toCartLine(line, locale, 'shopping')),
    },
  };
}

const entryOf = (websiteId: string, cartId: string, entryId: string) =>
  and(eq(cartEntries.websiteId, websiteId), eq(cartEntries.cartId, cartId), eq(cartEntries.id, entryId));

export async function updateEntry(
  db: Queryable,
  websiteId: string,
  cartId: string,
  entryId: string,
  change: { readonly quantity?: number; readonly additionalFields?: string; readonly answersKey?: string },
): Promise<void> {
  await db
    .update(cartEntries)
    .set(change)
    .where(entryOf(websiteId, cartId, entryId));
}

export async function deleteEntry(
  db: Queryable,
  websiteId: string,
  cartId: string,
  entryId: string,
): Promise<void> {
  await db.delete(cartEntries).where(entryOf(websiteId, cartId, entryId));
}

/** Records that the cart's lines have changed. */
export async function incrementCartRevision(
  db: Queryable,
  websiteId: string,
  cartId: string,
  now: Date,
): Promise<void> {
  await db
    .update(carts)
    .set({ revision: sql`${carts.revision} + 1`, updatedOn: now })
    .where(and(eq(carts.websiteId, websiteId), eq(carts.id, cartId)));
}

const itemPathStatement = {
  name: 'cart-item-path',
  text: `select c.kind, c.url_id as "collectionUrlId", i.url_id as "urlId" from items i
    join collections c on c.website_id = i.website_id and c.id = i.collection_id and c.enabled
    where i.website_id = $1 and i.id = $2 and i.status = 'published'`,
};

/** The page of a published item; null when this website has no item with that id. */
export async function findItemPath(db: Queryable, websiteId: string, itemId: string): Promise<string | null> {
  type Row = {
    readonly kind: CollectionKind;
    readonly collectionUrlId: string;
    readonly urlId: string;
    readonly [column: string]: unknown;
  };
  const [row] = await runNamed<Row>(db, itemPathStatement, [websiteId, itemId]);
  return row === undefined ? null : itemPath(row.kind, row.collectionUrlId, row.urlId);
}

const formStatement = {
  name: 'cart-item-form',
  text: `select custom_form as "customForm" from products where website_id = $1 and item_id = $2`,
};

/** The custom form of a product; null without one. */
export async function formOfItem(
  db: Queryable,
  websiteId: string,
  itemId: string,
): Promise<CustomForm | null> {
  const [row] = await runNamed<{ customForm: CustomForm | null }>(db, formStatement, [websiteId, itemId]);
  return row?.customForm ?? null;
}

const cartOf = (websiteId: string, cartId: string) =>
  and(eq(carts.websiteId, websiteId), eq(carts.id, cartId));

/** Sets the codes or the gift cards of a cart; the caller holds its lock. */
export async function writeCodes(
  db: Queryable,
  websiteId: string,
  cartId: string,
  change: { readonly discountCodes?: string[]; readonly giftCardIds?: string[] },
): Promise<void> {
  await db.update(carts).set(change).where(cartOf(websiteId, cartId));
}

/** Sets the buyer's details; the caller holds the cart's lock. */
export async function writeDetails(
  db: Queryable,
  websiteId: string,
  cartId: string,
  details: Partial<CheckoutDetails>,
): Promise<void> {
  await db.update(carts).set({ details }).where(cartOf(websiteId, cartId));
}

const shownStatement = {
  name: 'cart-prices-shown',
  // Locks the cart first, like every change of its lines.
  text: `with cart as (
      select id from carts where website_id = $1 and id = $2 for update
    )
    update cart_entries e set shown_price_minor = shown.price_minor
    from cart, unnest($3::uuid[], $4::bigint[]) as shown(id, price_minor)
    where e.website_id = $1 and e.cart_id = cart.id and e.id = shown.id`,
};

/** Records that the buyer has seen the prices of a cart as it was read; they may have changed again since. */
export async function writePricesShown(db: Queryable, websiteId: string, cart: CartRecord): Promise<void> {
  const priced = cart.lines.filter((line) => line.isAvailable && !hasOwnPrice(line));
  await runNamed(db, shownStatement, [
    websiteId,
    cart.id,
    priced.map((line) => line.id),
    priced.map((line) => line.unitPriceMinor),
  ]);
}
