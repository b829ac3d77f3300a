import type { AddEntryAnswer, CartEntryView, ShoppingCartView } from '@vitrine/contracts/cart.ts';
import { changeQuantity } from '@vitrine/domain/cart/change-quantity.ts';
import { parseQuantity, type QuantityError } from '@vitrine/domain/cart/parse-quantity.ts';
import { removeLine } from '@vitrine/domain/cart/remove-line.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Site } from '../websites/index.ts';
import { readAdditionalFields } from './additional-fields.ts';
import { answersFor } from './answers.ts';
import { cartIdOfSecret, newCartSecret } from './cart-cookie.ts';
import { cartView, emptyCart } from './cart-view.ts';
import { changeCart, type ChangeError, entryIn } from './change-cart.ts';
import { type AddResult, deleteEntry, formOfItem, insertEntry, readCart, updateEntry } from './repository.ts';

/** Attempts of an add when others change the same cart concurrently. */
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
  | Exclude<AddResult, 'ADD' | 'CART_PURCHASED' | 'ANSWERS_UNCHECKED'>;

/** The result of an add, and the secret of its cart: a new one where there was none, or only a paid one. */
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
  const given = readAdditionalFields(input.additionalFields);
  if (!given.ok) return given;
  let fields = given.value;
  let areAnswersChecked = false;
  let owned = secret ?? newCartSecret();
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const now = platform.clock.now();
    const cartId = cartIdOfSecret(owned);
    const outcome = await insertEntry(
      platform,
      {
        websiteId: site.websiteId,
        cartId,
        itemId: input.itemId,
        sku: input.sku,
        quantity: quantity.value,
        additionalFields: fields.text,
        answersKey: fields.key,
        areAnswersChecked,
        entryId: newId(now),
        now: new Date(now),
      },
      site.locale,
    );
    if (outcome.kind === 'again') continue;
    if (outcome.kind === 'refused') {
      if (outcome.code === 'ANSWERS_UNCHECKED') {
        // Only a product with a custom form costs this second query.
        const form = await formOfItem(platform.db, site.websiteId, input.itemId);
        const checked = form === null ? ok(fields) : answersFor(form, fields, site.locale);
        if (!checked.ok) return checked;
        fields = checked.value;
        areAnswersChecked = true;
        continue;
      }
      if (outcome.code !== 'CART_PURCHASED') return fail(outcome.code);
      owned = newCartSecret();
      continue;
    }
    const cart = outcome.isWhole
      ? outcome.cart
      : ((await readCart(platform.db, site.websiteId, cartId, site.locale)) ?? outcome.cart);
    const shoppingCart = cartView(site, cart, now, { withPricing: false });
    const newlyAdded =
      entryIn(shoppingCart, outcome.entryId) ?? entryIn(cartView(site, outcome.cart, now), outcome.entryId);
    if (newlyAdded === null) throw new Error('a line that was added is not in its cart');
    return ok({ shoppingCart, newlyAdded, secret: owned });
  }
  return fail('CART_BUSY');
}

/** The visitor's current cart; an empty one where they have none, or only a paid one. */
export async function viewCart(
  platform: Platform,
  site: Site,
  cartId: string | null,
  options: { readonly isPriced?: boolean } = {},
): Promise<ShoppingCartView> {
  const cart = cartId === null ? null : await readCart(platform.db, site.websiteId, cartId, site.locale);
  const now = platform.clock.now();
  const isOver = cart === null || cart.isPurchased || cart.purpose !== 'shopping';
  return cartView(site, isOver ? emptyCart(now) : cart, now, options);
}

type ChangedEntry<Code extends string> = Result<
  { readonly shoppingCart: ShoppingCartView; readonly updatedEntry: CartEntryView },
  Code | ChangeError
>;

/** Sets a line's quantity. Raising it is checked against stock; lowering it never is. */
export async function changeEntry(
  platform: Platform,
  site: Site,
  cartId: string | null,
  entryId: string,
  input: string | number,
): Promise<ChangedEntry<QuantityError | 'OUT_OF_STOCK' | 'ITEM_UNAVAILABLE'>> {
  const quantity = parseQuantity(input);
  if (!quantity.ok) return quantity;
  type Code = ChangeError | 'OUT_OF_STOCK' | 'ITEM_UNAVAILABLE';
  const changed = await changeCart<string, Code>(platform, site, cartId, async (tx, cart) => {
    const lines = changeQuantity(cart.lines, entryId, quantity.value);
    if (!lines.ok) return lines;
    const line = cart.lines.find((other) => other.id === entryId);
    if (line !== undefined && !line.isAvailable && quantity.value > line.quantity)
      return fail('ITEM_UNAVAILABLE');
    await updateEntry(tx, site.websiteId, cart.id, entryId, { quantity: quantity.value });
    return ok(entryId);
  });
  return withEntry(changed);
}

/** Removes a line. */
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
): Promise<ChangedEntry<'ADDITIONAL_FIELDS_INVALID' | 'QUANTITY_OUT_OF_RANGE'>> {
  const given = readAdditionalFields(input.additionalFields);
  if (!given.ok) return given;
  type Code = ChangeError | 'ADDITIONAL_FIELDS_INVALID' | 'QUANTITY_OUT_OF_RANGE';
  const changed = await changeCart<string, Code>(platform, site, cartId, async (tx, cart) => {
    const line = cart.lines.find((other) => other.id === entryId);
    if (line === undefined || line.itemId !== input.itemId || line.sku !== input.sku) {
      return fail('CART_ENTRY_NOT_FOUND');
    }
    const fields = line.customForm === null ? given : answersFor(line.customForm, given.value, site.locale);
    if (!fields.ok) return fields;
    const { text, key } = fields.value;
    const twin = cart.lines.find(
      (other) =>
        other.id !== entryId && other.variantId === line.variantId && other.additionalFields === text,
    );
    const together = parseQuantity(line.quantity + (twin?.quantity ?? 0));
    if (!together.ok) return fail('QUANTITY_OUT_OF_RANGE');
    if (twin !== undefined) await deleteEntry(tx, site.websiteId, cart.id, twin.id);
    await updateEntry(tx, site.websiteId, cart.id, entryId, {
      quantity: together.value,
      additionalFields: text,
      answersKey: key,
    });
    return ok(entryId);
  });
  return withEntry(changed);
}

function withEntry<Code extends string>(
  answer: Result<{ readonly shoppingCart: ShoppingCartView; readonly changed: string }, Code>,
): Result<{ readonly shoppingCart: ShoppingCartView; readonly updatedEntry: CartEntryView }, Code> {
  if (!answer.ok) return answer;
  const { shoppingCart, changed } = answer.value;
  const updatedEntry = entryIn(shoppingCart, changed);
  if (updatedEntry === null) throw new Error('a changed line is not in its cart');
  return ok({ shoppingCart, updatedEntry });
}
