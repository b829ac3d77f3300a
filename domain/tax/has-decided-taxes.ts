import type { StoreTerms } from '../cart/cart.ts';

/** Whether a store's taxes were set: it charges some, or they were saved without any. */
export function hasDecidedTaxes(store: Pick<StoreTerms, 'taxRules' | 'pricesIncludeTax'>): boolean {
  return store.taxRules.length > 0 || store.pricesIncludeTax !== undefined;
}
