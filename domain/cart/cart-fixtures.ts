import { type Discount, discountClasses } from '../discount/discount.ts';
import type { CartLine, StoreTerms } from './cart.ts';
import type { PriceChoice } from './price-choice.ts';

/** No address and no delivery option yet; for tests. */
export const nothingChosen: PriceChoice = { destination: null, deliveryOptionId: null };

/** A line of two mugs; for tests. */
export function aLine(change: Partial<CartLine> = {}): CartLine {
  return {
    id: 'line',
    itemId: 'item',
    variantId: 'variant',
    sku: 'SKU',
    title: 'Mug',
    attributes: {},
    productType: 'physical',
    quantity: 2,
    unitPriceMinor: 3400,
    unlimited: false,
    qtyInStock: 12,
    additionalFields: '',
    ...change,
  };
}

/** Ten per cent off everything, without limits; for tests. */
export function aDiscount(change: Partial<Discount> = {}): Discount {
  return {
    id: 'd1',
    code: 'WELCOME10',
    name: 'Welcome',
    kind: 'percentage',
    rate: 0.1,
    amountMinor: 0,
    minimumSubtotalMinor: 0,
    goods: { kind: 'all' },
    buyXGetY: null,
    firstOrderOnly: false,
    oncePerCustomer: false,
    combinesWith: discountClasses,
    usageLimit: null,
    usedCount: 0,
    startsOn: null,
    endsOn: null,
    enabled: true,
    ...change,
  };
}

/** A store with standard delivery, free from 75.00, and pickup; for tests. */
export const terms: StoreTerms = {
  currency: 'USD',
  deliveryOptions: [
    { id: 'standard', name: 'Standard', description: '', priceMinor: 600, freeFromMinor: 7500 },
    {
      id: 'pickup',
      name: 'Pickup',
      description: '',
      priceMinor: 0,
      freeFromMinor: null,
      kind: 'pickup',
      pickupAt: { country: 'US', region: 'NC', postalCode: '28801' },
    },
  ],
  taxRules: [],
};
