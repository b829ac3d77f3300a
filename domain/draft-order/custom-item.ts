import type { CartLine } from '../cart/cart.ts';

/** What a draft order sells that is no product of the shop. It is never in stock, and weighs nothing. */
export interface CustomItem {
  readonly title: string;
  /** Taxed like a product of the standard class; otherwise not at all. */
  readonly isTaxed: boolean;
  /** Goods to be sent; otherwise something that is done. */
  readonly isShipped: boolean;
}

export const MAX_CUSTOM_TITLE = 120;

/** How a cart takes it: by its type and class like a product. */
export const traitsOfCustomItem = ({
  isTaxed,
  isShipped,
}: CustomItem): Required<Pick<CartLine, 'productType' | 'taxClass'>> => ({
  productType: isShipped ? 'physical' : 'service',
  taxClass: isTaxed ? 'standard' : 'none',
});

export const isSameCustomItem = (one: CustomItem | null, other: CustomItem | null): boolean =>
  one?.title === other?.title && one?.isTaxed === other?.isTaxed && one?.isShipped === other?.isShipped;
