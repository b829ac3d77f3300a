import type { ProductType } from './product.ts';

/** What the shop owes for a product once it is paid, besides goods: a fulfilment task of its order. */
export type AfterPayment = 'downloads' | 'gift-cards';

/** What follows from a product's type alone. A rule reads a trait, never the type. */
export interface ProductTraits {
  /** Goods that travel: they need a way of delivery, an address, and count by weight. */
  readonly ships: boolean;
  /** Sold out when no unit is left. spec: storefront-commerce 4 */
  readonly isCounted: boolean;
  /** Can always be sold, whatever its stock says. spec: storefront-commerce 4 */
  readonly neverRunsOut: boolean;
  /** False where the product is its only variant. */
  readonly hasVariants: boolean;
  /** Whether a buyer says how many; 'allowed': where the store allows several of a service. spec: storefront-commerce 5 */
  readonly quantity: 'asked' | 'allowed' | 'one';
  /** Where it is bought once, without a price of the buyer's own: in the cart, on the page of gift cards, or not here. */
  readonly checkout: 'cart' | 'gift-card' | 'none';
  /** Worth what is paid for it: neither taxed nor discounted. */
  readonly isStoredValue: boolean;
  readonly offersInstallments: boolean;
  readonly afterPayment: AfterPayment | null;
}

const traits = {
  physical: {
    ships: true,
    isCounted: true,
    neverRunsOut: false,
    hasVariants: true,
    quantity: 'asked',
    checkout: 'cart',
    isStoredValue: false,
    offersInstallments: true,
    afterPayment: null,
  },
  digital: {
    ships: false,
    isCounted: false,
    neverRunsOut: true,
    hasVariants: false,
    quantity: 'one',
    checkout: 'cart',
    isStoredValue: false,
    offersInstallments: false,
    afterPayment: 'downloads',
  },
  service: {
    ships: false,
    isCounted: true,
    neverRunsOut: false,
    hasVariants: true,
    quantity: 'allowed',
    checkout: 'cart',
    isStoredValue: false,
    offersInstallments: false,
    afterPayment: null,
  },
  giftCard: {
    ships: false,
    isCounted: false,
    neverRunsOut: true,
    hasVariants: true,
    quantity: 'one',
    checkout: 'gift-card',
    isStoredValue: true,
    offersInstallments: false,
    afterPayment: 'gift-cards',
  },
  // Access to pages is not sold before there are members to have it.
  paywall: {
    ships: false,
    isCounted: false,
    neverRunsOut: false,
    hasVariants: true,
    quantity: 'one',
    checkout: 'none',
    isStoredValue: false,
    offersInstallments: false,
    afterPayment: null,
  },
} as const satisfies Record<ProductType, ProductTraits>;

export function traitsOf(type: ProductType): ProductTraits {
  return traits[type];
}

/** The types whose traits are as asked, for statements of a database. */
export function productTypesWith(isAsked: (of: ProductTraits) => boolean): readonly ProductType[] {
  return (Object.keys(traits) as ProductType[]).filter((type) => isAsked(traits[type]));
}
