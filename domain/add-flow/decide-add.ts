import { parseQuantity } from '../cart/parse-quantity.ts';
import { findVariant, unselectedOptions, type Choices } from '../product/choose-variant.ts';
import { hasStockFor, isSubscribable } from '../product/product-rules.ts';
import { traitsOf } from '../product/product-traits.ts';
import { sellingOf, type Product, type Variant } from '../product/product.ts';
import type { AddEvent } from './add-flow.ts';

/** What a visitor asked for by pressing. */
export interface AddWish {
  readonly product: Product;
  readonly choices: Choices;
  /** As typed; '1' where no quantity is asked. */
  readonly quantityText: string;
  /** Which way to subscribe, where there are several; left out or '': the first. */
  readonly subscriptionOptionId?: string;
  /** "Buy now". */
  readonly express: boolean;
}

/** Whether a product is bought on the page of gift cards. */
export function isGiftCard(product: Pick<Product, 'type'>): boolean {
  return traitsOf(product.type).checkout === 'gift-card';
}

/** Step 1. spec: storefront-commerce 4, 5 */
export function decideOptions({ product, choices }: AddWish): AddEvent<'options'> {
  if (unselectedOptions(product, choices).length === 0) return 'chosen';
  return isGiftCard(product) ? 'denominationMissing' : 'missing';
}

/** The variant the wish means, once options are chosen. */
export function wishedVariant({ product, choices }: AddWish): Variant | null {
  return findVariant(product, choices);
}

/** Step 2. */
export function decideVariant(wish: AddWish): AddEvent<'variant'> {
  return wishedVariant(wish) === null ? 'none' : 'found';
}

/** Step 3: one unit. */
export function decideStock(wish: AddWish): AddEvent<'stock'> {
  return hasStockOf(wish, 1) ? 'enough' : 'short';
}

const quantityEvents = {
  QUANTITY_NOT_A_NUMBER: 'notANumber',
  QUANTITY_NOT_WHOLE: 'notWhole',
  QUANTITY_OUT_OF_RANGE: 'outOfRange',
} as const;

/** Step 4: a number, whole, in range, and so many there. */
export function decideQuantity(wish: AddWish): AddEvent<'quantity'> {
  const quantity = parseQuantity(wish.quantityText);
  if (quantity.ok) return hasStockOf(wish, quantity.value) ? 'good' : 'short';
  const event = quantityEvents[quantity.error.code];
  return event === 'notWhole' && isSubscribable(wish.product) ? 'notWholeForSubscription' : event;
}

/**
 * Step 5. A gift card's answers could not travel to its checkout, whose address knows only the card, so its form is
 * not asked.
 */
export function decideForm(wish: AddWish, isAnswered: boolean): AddEvent<'form'> {
  if (wish.product.customForm === null || isGiftCard(wish.product)) return 'none';
  return isAnswered ? 'answered' : 'asked';
}

/** Steps 6 to 8. */
export function decideWay({ product }: Pick<AddWish, 'product'>): AddEvent<'way'> {
  if (isGiftCard(product)) return 'giftCard';
  if (sellingOf(product).donation !== null) return 'donation';
  return isSubscribable(product) ? 'subscription' : 'cart';
}

/** Whether a product goes into the cart like any other; what does not is sold on a page of its own. */
export function goesIntoCart(product: Product): boolean {
  return decideWay({ product }) === 'cart';
}

function hasStockOf(wish: AddWish, quantity: number): boolean {
  const variant = wishedVariant(wish);
  return variant !== null && hasStockFor(wish.product.type, variant, quantity);
}
