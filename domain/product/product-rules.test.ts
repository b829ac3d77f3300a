import { describe, expect, it } from 'vitest';
import { addButtonDisabled, addButtonText, cardButtonText, offersBuyNow } from './add-button.ts';
import { findVariant, optionValues, selectOptionsMessage, unselectedOptions } from './choose-variant.ts';
import {
  availableStock,
  isOnSale,
  isSoldOut,
  lowestPrice,
  maxQuantityOf,
  showsQuantityInput,
  showsVariantSelector,
  unitPrice,
  variesInPrice,
} from './product-rules.ts';
import type { Product, Variant } from './product.ts';
import { subscriptionPriceText } from './subscription-price.ts';

const variant = (change: Partial<Variant> = {}): Variant => ({
  id: 'v',
  sku: 'SKU',
  attributes: {},
  priceMinor: 1000,
  onSale: false,
  salePriceMinor: 0,
  unlimited: false,
  qtyInStock: 5,
  imageId: null,
  ...change,
});
const product = (change: Partial<Product> = {}): Product => ({
  id: 'p',
  title: 'Mug',
  type: 'physical',
  variantOptions: [],
  variants: [variant()],
  subscriptionPlan: null,
  customForm: null,
  customAddButtonText: null,
  ...change,
});
const monthly = { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 } as const;
const form = { id: 'f', name: 'Your plate', fields: [] };
/** The types of the specification. */
const types = ['physical', 'digital', 'service', 'giftCard', 'paywall'] as const;

describe('sold out', () => {
  it('applies only to physical products and services without any stock', () => {
    const none = [variant({ qtyInStock: 0 }), variant({ qtyInStock: 0 })];
    expect(types.filter((type) => isSoldOut(product({ type, variants: none })))).toEqual([
      'physical',
      'service',
    ]);
    expect(isSoldOut(product({ variants: [...none, variant({ qtyInStock: 1 })] }))).toBe(false);
    expect(isSoldOut(product({ variants: [...none, variant({ qtyInStock: 0, unlimited: true })] }))).toBe(
      false,
    );
  });
});

describe('prices', () => {
  it('is on sale when any variant is, and then costs its sale price', () => {
    const cheap = variant({ onSale: true, salePriceMinor: 800 });
    expect(isOnSale(product({ variants: [variant(), cheap] }))).toBe(true);
    expect(isOnSale(product())).toBe(false);
    expect(unitPrice(cheap)).toBe(800);
    expect(unitPrice(variant({ salePriceMinor: 800 }))).toBe(1000);
    expect(lowestPrice(product({ variants: [variant(), cheap] }))).toBe(800);
    expect(lowestPrice(product({ variants: [] }))).toBeNull();
  });

  it('shows "from" when variants differ in price, sale price or being on sale', () => {
    const differs = (change: Partial<Variant>) =>
      variesInPrice(product({ variants: [variant(), variant(change)] }));
    expect(differs({})).toBe(false);
    expect(differs({ qtyInStock: 0 })).toBe(false);
    expect(differs({ priceMinor: 1200 })).toBe(true);
    expect(differs({ salePriceMinor: 900 })).toBe(true);
    expect(differs({ onSale: true })).toBe(true);
    expect(variesInPrice(product({ variants: [] }))).toBe(false);
  });
});

describe('stock', () => {
  it('is the sum over variants, and infinite for digital products, gift cards and unlimited variants', () => {
    expect(availableStock(product({ variants: [variant(), variant({ qtyInStock: 2 })] }))).toBe(7);
    expect(availableStock(product({ variants: [variant(), variant({ unlimited: true })] }))).toBe(Infinity);
    expect(availableStock(product({ type: 'digital' }))).toBe(Infinity);
    expect(availableStock(product({ type: 'giftCard' }))).toBe(Infinity);
  });

  it('and type decide whether there is a quantity input', () => {
    expect(types.filter((type) => showsQuantityInput(product({ type })))).toEqual(['physical', 'service']);
    expect(
      showsQuantityInput(product({ type: 'service' }), { multipleQuantityAllowedForServices: false }),
    ).toBe(false);
    expect(showsQuantityInput(product({ subscriptionPlan: monthly }))).toBe(false);
    expect(showsQuantityInput(product({ variants: [variant({ qtyInStock: 1 })] }))).toBe(false);
    expect(showsQuantityInput(product({ variants: [variant({ qtyInStock: 2 })] }))).toBe(true);
  });
});

describe('choosing a variant', () => {
  const mug = product({
    variantOptions: ['Color', 'Size'],
    variants: [
      variant({ id: 'a', attributes: { Color: 'Oat', Size: 'Small' } }),
      variant({ id: 'b', attributes: { Color: 'Oat', Size: 'Large' } }),
      variant({ id: 'c', attributes: { Color: 'Moss', Size: 'Large' } }),
    ],
  });

  it('finds the variant with all selected values, or none', () => {
    expect(findVariant(mug, { Color: 'Oat', Size: 'Large' })?.id).toBe('b');
    expect(findVariant(mug, { Color: 'Moss', Size: 'Small' })).toBeNull();
    expect(findVariant(mug, { Color: 'Oat' })).toBeNull();
    expect(
      findVariant(product({ variants: [variant({ id: 'only', attributes: { Color: 'Red' } })] }), {})?.id,
    ).toBe('only');
  });

  it('lists unselected options in order; none when there is no choice', () => {
    expect(unselectedOptions(mug, {})).toEqual(['Color', 'Size']);
    expect(unselectedOptions(mug, { Size: 'Small', Color: '' })).toEqual(['Color']);
    expect(unselectedOptions(mug, { Size: 'Small', Color: 'Oat' })).toEqual([]);
    expect(unselectedOptions(product({ variantOptions: ['Color'] }), {})).toEqual([]);
    expect(unselectedOptions({ ...mug, variantOptions: ['constructor'] }, {})).toEqual(['constructor']);
  });

  it('lists an option’s values once, in the order of the variants', () => {
    expect(optionValues(mug, 'Color')).toEqual(['Oat', 'Moss']);
    expect(showsVariantSelector(mug)).toBe(true);
    expect(showsVariantSelector(product())).toBe(false);
  });

  it.each([
    [[], ''],
    [['Color'], 'Please select the Color option.'],
    [['Color', 'Size'], 'Please select the Color and Size options.'],
    [['Color', 'Size', 'Finish'], 'Please select the Color, Size and Finish options.'],
    [['A', 'B', 'C', 'D'], 'Please select the A, B, C and D options.'],
    [['{lastOption}', 'Size'], 'Please select the {lastOption} and Size options.'],
  ])('asks for %j with: %s', (names, sentence) => {
    expect(selectOptionsMessage(names, 'en')).toBe(sentence);
  });
});

const maxQuantity = (type: Product['type'], qtyInStock: number, unlimited = false): number =>
  maxQuantityOf(type, { qtyInStock, unlimited });

describe('the largest quantity of one order', () => {
  it('is the stock, at most 9999, and at least one', () => {
    expect(maxQuantity('physical', 7)).toBe(7);
    expect(maxQuantity('service', 1)).toBe(1);
    expect(maxQuantity('physical', 0)).toBe(1);
    expect(maxQuantity('physical', 20_000)).toBe(9999);
    expect(maxQuantity('physical', 0, true)).toBe(9999);
    expect(maxQuantity('digital', 0)).toBe(9999);
  });
});

describe('the add button', () => {
  it('reads Add To Cart, Sold Out, or the owner’s text', () => {
    expect(addButtonText(product(), 'en')).toBe('Add To Cart');
    expect(addButtonText(product({ customAddButtonText: 'Book a seat' }), 'en')).toBe('Book a seat');
    expect(addButtonText(product({ customAddButtonText: '  ' }), 'en')).toBe('Add To Cart');
    const gone = product({ customAddButtonText: 'Book a seat', variants: [variant({ qtyInStock: 0 })] });
    expect(addButtonText(gone, 'en')).toBe('Sold Out');
    expect(addButtonDisabled(gone)).toBe(true);
    expect(addButtonDisabled(product())).toBe(false);
  });

  it('of a subscription reads Subscribe; everything else reads Add To Cart', () => {
    expect(addButtonText(product({ subscriptionPlan: monthly }), 'en')).toBe('Subscribe');
    for (const item of [
      ...types.filter((type) => type !== 'paywall').map((type) => product({ type })),
      product({ customForm: form }),
      product({ type: 'giftCard', variants: [variant({ qtyInStock: 0 })] }),
    ]) {
      expect(addButtonText(item, 'en')).toBe('Add To Cart');
      expect(addButtonDisabled(item)).toBe(false);
    }
  });

  it("of page access reads Get access, or the owner's text, and is disabled while access is not sold", () => {
    for (const subscriptionPlan of [null, monthly]) {
      const access = product({ type: 'paywall', subscriptionPlan });
      expect(addButtonText(access, 'en')).toBe('Get access');
      expect(addButtonDisabled(access)).toBe(true);
      expect(offersBuyNow(access, { expressCheckout: true })).toBe(false);
    }
    expect(addButtonText(product({ type: 'paywall', customAddButtonText: 'Join' }), 'en')).toBe('Join');
  });

  it('in a list reads Choose options when options must be chosen first, unless the owner’s text or the stock overrides it', () => {
    const choice = {
      variantOptions: ['Size'],
      variants: [
        variant({ attributes: { Size: 'Small' } }),
        variant({ id: 'v2', attributes: { Size: 'Large' } }),
      ],
    };
    expect(cardButtonText(product(choice), 'en')).toBe('Choose options');
    expect(cardButtonText(product({ ...choice, subscriptionPlan: monthly }), 'en')).toBe('Choose options');
    expect(cardButtonText(product({ ...choice, customAddButtonText: 'Book a seat' }), 'en')).toBe(
      'Book a seat',
    );
    const gone = choice.variants.map((one) => ({ ...one, qtyInStock: 0 }));
    expect(cardButtonText(product({ ...choice, variants: gone }), 'en')).toBe('Sold Out');
    expect(cardButtonText(product({ variantOptions: ['Size'] }), 'en')).toBe('Add To Cart');
    expect(cardButtonText(product({ subscriptionPlan: monthly }), 'en')).toBe('Subscribe');
  });

  it('has "Buy now" beside it for products that go into the cart, when store and product offer it', () => {
    const store = { expressCheckout: true };
    expect(offersBuyNow(product(), store)).toBe(true);
    expect(offersBuyNow(product({ customForm: form }), store)).toBe(true);
    expect(offersBuyNow(product(), { expressCheckout: false })).toBe(false);
    expect(offersBuyNow(product({ selling: { buyNow: false } }), store)).toBe(false);
    expect(offersBuyNow(product({ type: 'giftCard' }), store)).toBe(false);
    expect(offersBuyNow(product({ subscriptionPlan: monthly }), store)).toBe(false);
    expect(offersBuyNow(product({ variants: [variant({ qtyInStock: 0 })] }), store)).toBe(false);
  });
});

const plan = (value: number, unit: 'WEEK' | 'MONTH' | 'YEAR', numBillingCycles: number) => ({
  billingPeriod: { value, unit },
  numBillingCycles,
});

describe('a subscription’s price', () => {
  it.each([
    [plan(1, 'MONTH', 0), '$30.00 monthly'],
    [plan(1, 'WEEK', 0), '$30.00 weekly'],
    [plan(1, 'YEAR', 0), '$30.00 yearly'],
    [plan(3, 'MONTH', 0), '$30.00 every 3 months'],
    [plan(2, 'WEEK', 5), '$30.00 every 2 weeks for 10 weeks'],
    [plan(2, 'MONTH', 4), '$30.00 every 2 months for 8 months'],
    [plan(1, 'MONTH', 12), '$30.00 monthly for 1 year'],
    [plan(2, 'WEEK', 52), '$30.00 every 2 weeks for 2 years'],
    [plan(1, 'MONTH', 1), '$30.00 monthly for 1 month'],
    [plan(2, 'YEAR', 2), '$30.00 every 2 years for 4 years'],
  ])('of %j is %s', (subscription, text) => {
    expect(subscriptionPriceText(subscription, '$30.00', 'en')).toBe(text);
  });

  it('starts with "from" when prices differ, and is Unavailable without one', () => {
    expect(subscriptionPriceText(monthly, '$30.00', 'en', { multiplePrices: true })).toBe(
      'from $30.00 monthly',
    );
    expect(subscriptionPriceText(monthly, null, 'en')).toBe('Unavailable');
  });
});
