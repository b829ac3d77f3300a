import { MAX_QUANTITY } from '../cart/cart.ts';
import { traitsOf } from './product-traits.ts';
import type { Product, Variant } from './product.ts';

/** Highest price of one unit, minor units: keeps the sum of 500 lines of 9999 units exact in a JavaScript number. */
export const MAX_PRICE_MINOR = 1_000_000_000;

/** Current price of one unit, minor units. */
export function unitPrice(variant: Pick<Variant, 'priceMinor' | 'onSale' | 'salePriceMinor'>): number {
  return variant.onSale ? variant.salePriceMinor : variant.priceMinor;
}

type Stocked = Pick<Product, 'type'> & {
  readonly variants: readonly Pick<Variant, 'unlimited' | 'qtyInStock'>[];
};

/** Sold out: units are counted, and no variant is unlimited or has stock. spec: storefront-commerce 4. */
export function isSoldOut(product: Stocked): boolean {
  if (!traitsOf(product.type).isCounted) return false;
  return !product.variants.some((variant) => variant.unlimited || variant.qtyInStock > 0);
}

/** Any variant on sale; a digital product has one variant, its own. spec: storefront-commerce 4. */
export function isOnSale(product: Pick<Product, 'variants'>): boolean {
  return product.variants.some((variant) => variant.onSale);
}

/** Whether a "from" price is shown: variants differ in onSale, price or sale price. spec: storefront-commerce 4. */
export function variesInPrice(product: Pick<Product, 'variants'>): boolean {
  const [first, ...others] = product.variants;
  return (
    first !== undefined &&
    others.some(
      (other) =>
        other.onSale !== first.onSale ||
        other.priceMinor !== first.priceMinor ||
        other.salePriceMinor !== first.salePriceMinor,
    )
  );
}

/** The lowest current price, minor units; null without variants. */
export function lowestPrice(product: Pick<Product, 'variants'>): number | null {
  return product.variants.length === 0 ? null : Math.min(...product.variants.map(unitPrice));
}

/**
 * Units for sale: Infinity when the type never runs out or a variant is unlimited, otherwise the sum over variants.
 * spec: storefront-commerce 4.
 */
export function availableStock(product: Stocked): number {
  if (traitsOf(product.type).neverRunsOut) return Number.POSITIVE_INFINITY;
  if (product.variants.some((variant) => variant.unlimited)) return Number.POSITIVE_INFINITY;
  return product.variants.reduce((sum, variant) => sum + variant.qtyInStock, 0);
}

/** Whether a variant of this type can be sold in this quantity. */
export function hasStockFor(
  type: Product['type'],
  variant: Pick<Variant, 'unlimited' | 'qtyInStock'>,
  quantity: number,
): boolean {
  return traitsOf(type).neverRunsOut || variant.unlimited || variant.qtyInStock >= quantity;
}

/** Largest quantity of a variant in one order: its stock, up to the general limit. */
export function maxQuantityOf(
  type: Product['type'],
  variant: Pick<Variant, 'unlimited' | 'qtyInStock'>,
): number {
  if (hasStockFor(type, variant, MAX_QUANTITY)) return MAX_QUANTITY;
  return Math.max(1, variant.qtyInStock);
}

/** Whether a product of this type can be bought. */
export function isSoldHere(product: Pick<Product, 'type'>): boolean {
  return traitsOf(product.type).checkout !== 'none';
}

/** Whether a product is sold as a subscription. */
export function isSubscribable(product: Pick<Product, 'subscriptionPlan'>): boolean {
  return product.subscriptionPlan !== null;
}

export interface QuantityRules {
  /** `storeSettings.multipleQuantityAllowedForServices`; true unless an owner says otherwise. */
  readonly multipleQuantityAllowedForServices: boolean;
}

/** spec: storefront-commerce 5 "Quantity input". */
export function showsQuantityInput(
  product: Stocked & Pick<Product, 'subscriptionPlan'>,
  rules: QuantityRules = { multipleQuantityAllowedForServices: true },
): boolean {
  const { quantity } = traitsOf(product.type);
  if (quantity === 'one' || (quantity === 'allowed' && !rules.multipleQuantityAllowedForServices))
    return false;
  return !isSubscribable(product) && availableStock(product) > 1;
}

/** The selector is shown only when there is a choice. spec: storefront-commerce 5. */
export function showsVariantSelector(product: Pick<Product, 'variants'>): boolean {
  return product.variants.length > 1;
}
