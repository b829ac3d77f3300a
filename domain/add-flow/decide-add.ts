import { parseQuantity } from '../cart/parse-quantity.ts';
import { findVariant, unselectedOptions, type Choices } from '../product/choose-variant.ts';
import { hasStockFor, isSubscribable } from '../product/product-rules.ts';
import { traitsOf } from '../product/product-traits.ts';
import { sellingOf, type Product, type Variant } from '../product/product.ts';
import type { AddEvent } from './add-flow.ts';

/** A visitor's selection when the button was clicked. */
export interface AddSelection {
  readonly product: Product;
  readonly choices: Choices;
  /** As typed; '1' when there is no quantity field. */
  readonly quantityText: string;
  /** The subscription option, when there are several; missing or '' for the first. */
  readonly subscriptionOptionId?: string;
  /** "Buy now". */
  readonly express: boolean;
}

/** Whether a product is bought on the gift card page. */
export function isGiftCard(product: Pick<Product, 'type'>): boolean {
  return traitsOf(product.type).checkout === 'gift-card';
}

/** Step 1. spec: storefront-commerce 4, 5 */
export function decideOptions({ product, choices }: AddSelection): AddEvent<'options'> {
  if (unselectedOptions(product, choices).length === 0) return 'chosen';
  return isGiftCard(product) ? 'denominationMissing' : 'missing';
}

/** The selected variant; null until all options are chosen. */
export function selectedVariant({ product, choices }: AddSelection): Variant | null {
  return findVariant(product, choices);
}

/** Step 2. */
export function decideVariant(selection: AddSelection): AddEvent<'variant'> {
  return selectedVariant(selection) === null ? 'none' : 'found';
}

/** Step 3: one unit. */
export function decideStock(selection: AddSelection): AddEvent<'stock'> {
  return hasStockOf(selection, 1) ? 'enough' : 'short';
}

const quantityEvents = {
  QUANTITY_NOT_A_NUMBER: 'notANumber',
  QUANTITY_NOT_WHOLE: 'notWhole',
  QUANTITY_OUT_OF_RANGE: 'outOfRange',
} as const;

/** Step 4: a whole number, in range, and in stock. */
export function decideQuantity(selection: AddSelection): AddEvent<'quantity'> {
  const quantity = parseQuantity(selection.quantityText);
  if (quantity.ok) return hasStockOf(selection, quantity.value) ? 'good' : 'short';
  const event = quantityEvents[quantity.error.code];
  return event === 'notWhole' && isSubscribable(selection.product) ? 'notWholeForSubscription' : event;
}

/** Step 5. A gift card's form is not shown, since the URL of its checkout cannot carry the answers. */
export function decideForm(selection: AddSelection, isAnswered: boolean): AddEvent<'form'> {
  if (selection.product.customForm === null || isGiftCard(selection.product)) return 'none';
  return isAnswered ? 'answered' : 'asked';
}

/** Steps 6 to 8. */
export function decideWay({ product }: Pick<AddSelection, 'product'>): AddEvent<'way'> {
  if (isGiftCard(product)) return 'giftCard';
  if (sellingOf(product).donation !== null) return 'donation';
  return isSubscribable(product) ? 'subscription' : 'cart';
}

/** Whether a product is added to the cart like any other; others are sold on a separate page. */
export function goesIntoCart(product: Product): boolean {
  return decideWay({ product }) === 'cart';
}

function hasStockOf(selection: AddSelection, quantity: number): boolean {
  const variant = selectedVariant(selection);
  return variant !== null && hasStockFor(selection.product.type, variant, quantity);
}
