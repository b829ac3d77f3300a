import type { AddEntryAnswer, CartEntryView, ShoppingCartView } from '@vitrine/contracts/cart.ts';
import { changeQuantity } from '@vitrine/domain/cart/change-quantity.ts';
import { parseQuantity, type QuantityError } from '@vitrine/domain/cart/parse-quantity.ts';
import { removeLine } from '@vitrine/domain/cart/remove-line.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Site } from '../websites/index.ts';
import { readAdditionalFields } from './additional-fields.ts';
import { cartIdOfSecret, newCartSecret } from './cart-cookie.ts';
import type { CartRecord } from './cart-record.ts';
import { cartView, emptyCart, totalsOf } from './cart-view.ts';
import {
  type AddVerdict,
  deleteEntry,
  insertEntry,
  raiseCartRevision,
  readCart,
  updateEntry,
} from './repository.ts';

/** Times an add is tried when others change the same cart at the same moment. */
const MAX_TRIES = 8;

export interface AddEntryInput {
  readonly itemId: string;
  readonly sku: string;
  readonly quantity: string | number;
  readonly additionalFields: string;
}

export type AddEntryError =
  | QuantityError
  | 'ADDITIONAL_FIELDS_INVALID'
  | Exclude<AddVerdict, 'ADD' | 'CART_PURCHASED'>;

/** What an add answers, and the secret of the cart it went to: a new one where there was none, or only a paid one. */
export interface AddedEntry extends AddEntryAnswer {
  readonly secret: string;
}

/** Adds a variant to the visitor's cart. spec: storefront-commerce 4 "Add flow", 7 */
export async function addEntry(
  platform: Platform,
  site: Site,
  secret: string | null,
  input: AddEntryInput,
): Promise<Result<AddedEntry, AddEntryError>> {
  const quantity = parseQuantity(input.quantity);
  if (!quantity.ok) return quantity;
  const fields = readAdditionalFields(input.additionalFields);
  if (!fields.ok) return fields;
  let owned = secret ?? newCartSecret();
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const now = platform.clock.now();
    const cartId = cartIdOfSecret(owned);
    const outcome = await insertEntry(platform.db, {
      websiteId: site.websiteId,
      cartId,
      itemId: input.itemId,
      sku: input.sku,
      quantity: quantity.value,
      additionalFields: fields.value.text,
      answersKey: fields.value.key,
      entryId: newId(now),
      now: new Date(now),
    });
    if (outcome.kind === 'again') continue;
    if (outcome.kind === 'refused') {
      if (outcome.code !== 'CART_PURCHASED') return fail(outcome.code);
      owned = newCartSecret();
      continue;
    }
    const cart = outcome.isWhole
      ? outcome.cart
      : ((await readCart(platform.db, site.websiteId, cartId)) ?? outcome.cart);
    const shoppingCart = viewOf(platform, site, cart);
    const newlyAdded =
      entryIn(shoppingCart, outcome.entryId) ??
      entryIn(viewOf(platform, site, outcome.cart), outcome.entryId);
    if (newlyAdded === null) throw new Error('a line that was added is not in its cart');
    return ok({ shoppingCart, newlyAdded, secret: owned });
  }
  return fail('CART_BUSY');
}

/** The visitor's cart as it is now; an empty one where they have none, or only a paid one. */
export async function viewCart(
  platform: Platform,
  site: Site,
  cartId: string | null,
): Promise<ShoppingCartView> {
  const cart = cartId === null ? null : await readCart(platform.db, site.websiteId, cartId);
  return viewOf(
    platform,
    site,
    cart === null || cart.isPurchased || cart.purpose !== 'shopping' ? emptyCart(platform.clock.now()) : cart,
  );
}

export type ChangeError = 'CART_ENTRY_NOT_FOUND' | 'CART_PURCHASED' | 'CART_BUSY';

/** Sets a line's quantity. Raising it is held against stock; lowering it never is. */
export async function changeEntry(
  platform: Platform,
  site: Site,
  cartId: string | null,
  entryId: string,
  input: string | number,
): Promise<
  Result<
    { readonly shoppingCart: ShoppingCartView; readonly updatedEntry: CartEntryView },
    ChangeError | QuantityError | 'OUT_OF_STOCK' | 'ITEM_UNAVAILABLE'
  >
> {
  const quantity = parseQuantity(input);
  if (!quantity.ok) return quantity;
  type Code = ChangeError | 'OUT_OF_STOCK' | 'ITEM_UNAVAILABLE';
  return changeCart<Code>(platform, site, cartId, async (tx, cart) => {
    const changed = changeQuantity(cart.lines, entryId, quantity.value);
    if (!changed.ok) return changed;
    const line = cart.lines.find((other) => other.id === entryId);
    if (line !== undefined && !line.isAvailable && quantity.value > line.quantity)
      return fail('ITEM_UNAVAILABLE');
    await updateEntry(tx, site.websiteId, cart.id, entryId, { quantity: quantity.value });
    return ok(entryId);
  }).then(withEntry);
}

/** Takes a line out. */
export async function removeEntry(
  platform: Platform,
  site: Site,
  cartId: string | null,
  entryId: string,
): Promise<Result<{ readonly shoppingCart: ShoppingCartView }, ChangeError>> {
  const changed = await changeCart(platform, site, cartId, async (tx, cart) => {
    const rest = removeLine(cart.lines, entryId);
    if (!rest.ok) return rest;
    await deleteEntry(tx, site.websiteId, cart.id, entryId);
    return ok(entryId);
  });
  return changed.ok ? ok({ shoppingCart: changed.value.shoppingCart }) : changed;
}

/**
 * Replaces the answers to a line's custom form. When the cart already has the same variant with those answers, the
 * two become one line. spec: storefront-commerce 7
 */
export async function changeAdditionalFields(
  platform: Platform,
  site: Site,
  cartId: string | null,
  entryId: string,
  input: { readonly itemId: string; readonly sku: string; readonly additionalFields: string },
): Promise<
  Result<
    { readonly shoppingCart: ShoppingCartView; readonly updatedEntry: CartEntryView },
    ChangeError | 'ADDITIONAL_FIELDS_INVALID' | 'QUANTITY_OUT_OF_RANGE'
  >
> {
  const fields = readAdditionalFields(input.additionalFields);
  if (!fields.ok) return fields;
  return changeCart(platform, site, cartId, async (tx, cart) => {
    const line = cart.lines.find((other) => other.id === entryId);
    if (line === undefined || line.itemId !== input.itemId || line.sku !== input.sku) {
      return fail('CART_ENTRY_NOT_FOUND');
    }
    const twin = cart.lines.find(
      (other) =>
        other.id !== entryId &&
        other.variantId === line.variantId &&
        other.additionalFields === fields.value.text,
    );
    const together = parseQuantity(line.quantity + (twin?.quantity ?? 0));
    if (!together.ok) return fail('QUANTITY_OUT_OF_RANGE');
    if (twin !== undefined) await deleteEntry(tx, site.websiteId, cart.id, twin.id);
    await updateEntry(tx, site.websiteId, cart.id, entryId, {
      quantity: together.value,
      additionalFields: fields.value.text,
      answersKey: fields.value.key,
    });
    return ok(entryId);
  }).then(withEntry);
}

/** Locks the cart, lets `change` at it, and answers the cart as it is then. Nothing is written when it refuses. */
async function changeCart<Code extends string>(
  platform: Platform,
  site: Site,
  cartId: string | null,
  change: (tx: Queryable, cart: CartRecord) => Promise<Result<string, Code>>,
): Promise<
  Result<{ readonly shoppingCart: ShoppingCartView; readonly entryId: string }, Code | ChangeError>
> {
  if (cartId === null) return fail('CART_ENTRY_NOT_FOUND');
  return platform.db.transaction(async (tx) => {
    const cart = await readCart(tx, site.websiteId, cartId, { lock: true });
    if (cart === null || cart.purpose !== 'shopping') return fail('CART_ENTRY_NOT_FOUND');
    if (cart.isPurchased) return fail('CART_PURCHASED');
    if (cart.paymentId !== null) return fail('CART_BUSY');
    const changed = await change(tx, cart);
    if (!changed.ok) return changed;
    await raiseCartRevision(tx, site.websiteId, cartId, new Date(platform.clock.now()));
    const after = await readCart(tx, site.websiteId, cartId);
    if (after === null) throw new Error('a locked cart vanished');
    return ok({ shoppingCart: viewOf(platform, site, after), entryId: changed.value });
  });
}

function withEntry<Code extends string>(
  changed: Result<{ readonly shoppingCart: ShoppingCartView; readonly entryId: string }, Code>,
): Result<{ readonly shoppingCart: ShoppingCartView; readonly updatedEntry: CartEntryView }, Code> {
  if (!changed.ok) return changed;
  const { shoppingCart, entryId } = changed.value;
  const updatedEntry = entryIn(shoppingCart, entryId);
  if (updatedEntry === null) throw new Error('a changed line is not in its cart');
  return ok({ shoppingCart, updatedEntry });
}

function viewOf(platform: Platform, site: Site, cart: CartRecord): ShoppingCartView {
  return cartView(site, cart, totalsOf(site.settings.store, cart, platform.clock.now()));
}

function entryIn(cart: ShoppingCartView, entryId: string): CartEntryView | null {
  return cart.entries.find((entry) => entry.id === entryId) ?? null;
}
