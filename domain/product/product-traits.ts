import type { ProductType } from './product.ts';

/** What is delivered after payment, besides goods: a fulfilment task of the order. */
export type AfterPayment = 'downloads' | 'gift-cards';

/** The consequences of a product's type. Rules read a trait, never the type. */
export interface ProductTraits {
  /** Physical goods: they need a delivery option, an address, and count by weight. */
  readonly ships: boolean;
  /** Whether its orders wait until somebody has sent or done it; false for what is delivered by itself. */
  readonly needsFulfilment: boolean;
  /** Sold out when no unit is left. spec: storefront-commerce 4 */
  readonly isCounted: boolean;
  /** Can always be sold, whatever its stock says. spec: storefront-commerce 4 */
  readonly neverRunsOut: boolean;
  /** False where the product is its only variant. */
  readonly hasVariants: boolean;
  /**
   * Whether the buyer enters a quantity; 'allowed': when the store allows several of a service. spec:
   * storefront-commerce 5
   */
  readonly quantity: 'asked' | 'allowed' | 'one';
  /** Where a one-time purchase without a custom price happens: in the cart, on the gift card page, or nowhere. */
  readonly checkout: 'cart' | 'gift-card' | 'none';
  /** Stored value: neither taxed nor discounted. */
  readonly isStoredValue: boolean;
  readonly offersInstallments: boolean;
  readonly afterPayment: AfterPayment | null;
}

const traits = {
  physical: {
    ships: true,
    needsFulfilment: true,
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
    needsFulfilment: false,
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
    needsFulfilment: true,
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
    needsFulfilment: false,
    isCounted: false,
    neverRunsOut: true,
    hasVariants: true,
    quantity: 'one',
    checkout: 'gift-card',
    isStoredValue: true,
    offersInstallments: false,
    afterPayment: 'gift-cards',
  },
  // Page access is not sold yet, as there are no members.
  paywall: {
    ships: false,
    needsFulfilment: false,
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

/** The types whose traits match, for SQL statements. */
export function productTypesWith(isAsked: (of: ProductTraits) => boolean): readonly ProductType[] {
  return (Object.keys(traits) as ProductType[]).filter((type) => isAsked(traits[type]));
}
