import { discountsText } from '@vitrine/domain/text/discounts.ts';
import type { ShoppingCartView } from '@vitrine/contracts/cart.ts';
import { discountRefusalText } from '@vitrine/domain/discount/discount-refusal-text.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { findCode } from '../discounts/index.ts';
import { findGiftCard } from '../gift-cards/index.ts';
import type { Site } from '../websites/index.ts';
import type { CartRecord } from './cart-record.ts';
import { totalsOf, typedCodesOf } from './cart-view.ts';
import { changeCart, type ChangeError } from './change-cart.ts';
import { readCart, writeCodes } from './repository.ts';

/** Maximum of codes, and of gift cards, per cart. */
const MAX_CODES = 5;

export type CodeError = ChangeError | 'CART_EMPTY' | 'CODE_MISSING' | 'CODE_REFUSED' | 'TOO_MANY_CODES';
type CodeAnswer = Result<{ readonly shoppingCart: ShoppingCartView }, CodeError>;

/**
 * Adds a discount code to the cart, or, when no discount has that code, the gift card with that code. One that does not
 * count now is refused (CODE_REFUSED, `sentence` says why); one that is on the cart already stays.
 */
export async function addCode(
  platform: Platform,
  site: Site,
  cartId: string | null,
  typed: string,
): Promise<CodeAnswer> {
  const text = typed.trim();
  if (text === '') return fail('CODE_MISSING');
  if (cartId === null) return fail('CART_EMPTY');
  const changed = await changeCart<null, CodeError>(platform, site, cartId, async (tx, cart) => {
    if (cart.lines.length === 0) return fail('CART_EMPTY');
    const code = await findCode(tx, site.websiteId, text);
    return code === null ? addGiftCard(tx, site, cart, text) : addDiscount(tx, platform, site, cart, code);
  });
  if (changed.ok) return ok({ shoppingCart: changed.value.shoppingCart });
  return changed.error.code === 'CART_ENTRY_NOT_FOUND' ? fail('CART_EMPTY') : changed;
}

async function addDiscount(
  tx: Queryable,
  platform: Platform,
  site: Site,
  cart: CartRecord,
  code: string,
): Promise<Result<null, CodeError>> {
  const codes = typedCodesOf(cart);
  if (codes.includes(code)) return ok(null);
  if (codes.length >= MAX_CODES) return fail('TOO_MANY_CODES', { params: { most: MAX_CODES } });
  await writeCodes(tx, site.websiteId, cart.id, { discountCodes: [...codes, code] });
  // The updated cart decides, including this buyer's earlier uses; a refused code is removed again.
  const after = await readCart(tx, site.websiteId, cart.id, site.locale);
  if (after === null) throw new Error('a locked cart vanished');
  const { store } = site.settings;
  const refused = totalsOf(site, after, platform.clock.now()).refusedDiscounts.find(
    (entry) => entry.code === code,
  );
  if (refused === undefined) return ok(null);
  await writeCodes(tx, site.websiteId, cart.id, { discountCodes: [...codes] });
  const discount = after.discounts.find((entry) => entry.code === code)?.discount;
  const sentence = discountRefusalText(
    refused,
    {
      currency: store.currency,
      minimumMinor: discount?.minimumSubtotalMinor ?? 0,
    },
    site.locale,
  );
  return fail('CODE_REFUSED', { params: { sentence } });
}

async function addGiftCard(
  tx: Queryable,
  site: Site,
  cart: CartRecord,
  text: string,
): Promise<Result<null, CodeError>> {
  const { currency } = site.settings.store;
  const card = await findGiftCard(tx, site.websiteId, text);
  if (card === null) {
    const shown = text.length > 40 ? `${text.slice(0, 40)}…` : text;
    const sentence = discountRefusalText({ code: shown, reason: 'UNKNOWN' }, { currency }, site.locale);
    return fail('CODE_REFUSED', { params: { sentence } });
  }
  const ids = cart.giftCards.map((entry) => entry.id);
  if (ids.includes(card.id)) return ok(null);
  if (card.currency !== currency)
    return fail('CODE_REFUSED', { params: { sentence: discountsText(site.locale).giftCardForeign } });
  if (card.isDisabled)
    return fail('CODE_REFUSED', { params: { sentence: discountsText(site.locale).giftCardDisabled } });
  if (card.balanceMinor === 0)
    return fail('CODE_REFUSED', { params: { sentence: discountsText(site.locale).giftCardSpent } });
  if (ids.length >= MAX_CODES) return fail('TOO_MANY_CODES', { params: { most: MAX_CODES } });
  await writeCodes(tx, site.websiteId, cart.id, { giftCardIds: [...ids, card.id] });
  return ok(null);
}

/** Removes a discount code (by its text) or a gift card (by its id) from the cart; a missing one is ignored. */
export async function removeCode(
  platform: Platform,
  site: Site,
  cartId: string | null,
  codeOrId: string,
): Promise<CodeAnswer> {
  if (cartId === null) return fail('CART_EMPTY');
  const changed = await changeCart<null, CodeError>(platform, site, cartId, async (tx, cart) => {
    const wanted = codeOrId.trim();
    await writeCodes(tx, site.websiteId, cart.id, {
      discountCodes: typedCodesOf(cart).filter((code) => code !== wanted.toUpperCase()),
      giftCardIds: cart.giftCards.map(({ id }) => id).filter((id) => id !== wanted.toLowerCase()),
    });
    return ok(null);
  });
  if (changed.ok) return ok({ shoppingCart: changed.value.shoppingCart });
  return changed.error.code === 'CART_ENTRY_NOT_FOUND' ? fail('CART_EMPTY') : changed;
}
