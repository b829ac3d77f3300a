import type { Product, Variant } from '@vitrine/domain/product/product.ts';
import { describe, expect, test } from 'vitest';
import { decideAdd } from './add-flow.ts';

function aVariant(attributes: Record<string, string>, changes: Partial<Variant> = {}): Variant {
  const name = Object.values(attributes).join('-');
  return {
    id: `v-${name}`,
    sku: `sku-${name}`,
    attributes,
    priceMinor: 2800,
    onSale: false,
    salePriceMinor: 0,
    unlimited: false,
    qtyInStock: 12,
    imageId: null,
    ...changes,
  };
}

const mug: Product = {
  id: 'mug',
  title: 'Stoneware mug',
  type: 'physical',
  variantOptions: ['Color', 'Size'],
  variants: [
    aVariant({ Color: 'Moss', Size: 'Small' }),
    aVariant({ Color: 'Moss', Size: 'Large' }),
    aVariant({ Color: 'Ink', Size: 'Large' }, { qtyInStock: 0 }),
  ],
  subscriptionPlan: null,
  customForm: null,
  customAddButtonText: null,
};

describe('the add flow', () => {
  test('asks for unselected options before anything else', () => {
    expect(decideAdd(mug, {}, 'many')).toMatchObject({
      code: 'NO_VARIANT_SELECTED',
      message: 'Please select the Color and Size options.',
      unselected: ['Color', 'Size'],
    });
    expect(decideAdd(mug, { Color: 'Moss' }, '1')).toMatchObject({
      message: 'Please select the Size option.',
      unselected: ['Size'],
    });
  });

  test('then says that a combination is not made, even with a bad quantity', () => {
    expect(decideAdd(mug, { Color: 'Ink', Size: 'Small' }, 'x')).toMatchObject({
      code: 'VARIANT_UNAVAILABLE',
      message: 'Sorry, that item variant is unavailable. Please select another variant.',
    });
  });

  test('then that it is out of stock, even with a bad quantity', () => {
    expect(decideAdd(mug, { Color: 'Ink', Size: 'Large' }, 'x')).toMatchObject({
      code: 'OUT_OF_STOCK',
      message: 'Sorry, we do not have enough of that item available.',
    });
  });

  test.each([
    ['', 'QUANTITY_NOT_A_NUMBER', 'Quantity must be a number.'],
    ['two', 'QUANTITY_NOT_A_NUMBER', 'Quantity must be a number.'],
    ['1.5', 'QUANTITY_NOT_WHOLE', 'Quantity must be a whole number'],
    ['0', 'QUANTITY_OUT_OF_RANGE', 'Quantity must be between 1 and 9999.'],
    ['10000', 'QUANTITY_OUT_OF_RANGE', 'Quantity must be between 1 and 9999.'],
    ['13', 'OUT_OF_STOCK', 'Sorry, we do not have enough of that item available.'],
  ])('then checks the quantity %j', (typed, code, message) => {
    expect(decideAdd(mug, { Color: 'Moss', Size: 'Large' }, typed)).toMatchObject({ code, message });
  });

  test('and adds what was chosen', () => {
    expect(decideAdd(mug, { Color: 'Moss', Size: 'Large' }, '2')).toEqual({
      step: 'add',
      itemId: 'mug',
      sku: 'sku-Moss-Large',
      quantity: 2,
    });
  });

  test('a digital product is never out of stock', () => {
    const notebook: Product = {
      ...mug,
      type: 'digital',
      variantOptions: [],
      variants: [aVariant({}, { sku: 'notebook', qtyInStock: 0 })],
    };
    expect(decideAdd(notebook, {}, '1')).toMatchObject({ step: 'add', sku: 'notebook' });
  });

  test('what has a flow of its own is not added plainly', () => {
    const club: Product = {
      ...mug,
      variantOptions: [],
      variants: [aVariant({})],
      subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
    };
    expect(decideAdd(club, {}, '1')).toMatchObject({ step: 'stop', code: 'NOT_SOLD_YET' });
  });
});
