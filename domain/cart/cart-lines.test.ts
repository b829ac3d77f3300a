import { describe, expect, it } from 'vitest';
import { addLine } from './add-line.ts';
import { cartCountText, cartSpokenLabel } from './cart-label.ts';
import { type CartLine, MAX_CART_LINES } from './cart.ts';
import { changeQuantity } from './change-quantity.ts';
import { parseQuantity } from './parse-quantity.ts';
import { removeLine } from './remove-line.ts';

const line = (change: Partial<CartLine> = {}): CartLine => ({
  id: 'line-1',
  itemId: 'item',
  variantId: 'mug-moss',
  sku: 'MUG-MOSS',
  title: 'Mug',
  attributes: {},
  productType: 'physical',
  quantity: 2,
  unitPriceMinor: 3400,
  unlimited: false,
  qtyInStock: 12,
  additionalFields: '',
  ...change,
});

describe('a quantity', () => {
  it.each([
    ['1', 1],
    [' 12 ', 12],
    ['2.0', 2],
    ['+3', 3],
    [9999, 9999],
  ])('is read from %j', (input, value) => {
    expect(parseQuantity(input)).toEqual({ ok: true, value });
  });

  it.each([
    ['', 'QUANTITY_NOT_A_NUMBER'],
    ['two', 'QUANTITY_NOT_A_NUMBER'],
    ['1e3', 'QUANTITY_NOT_A_NUMBER'],
    ['0x10', 'QUANTITY_NOT_A_NUMBER'],
    ['.', 'QUANTITY_NOT_A_NUMBER'],
    [Number.NaN, 'QUANTITY_NOT_A_NUMBER'],
    [Number.POSITIVE_INFINITY, 'QUANTITY_NOT_A_NUMBER'],
    ['1.5', 'QUANTITY_NOT_WHOLE'],
    [0.1, 'QUANTITY_NOT_WHOLE'],
    ['0', 'QUANTITY_OUT_OF_RANGE'],
    ['-1', 'QUANTITY_OUT_OF_RANGE'],
    [10_000, 'QUANTITY_OUT_OF_RANGE'],
    ['999999999999999', 'QUANTITY_OUT_OF_RANGE'],
  ])('is refused as %j with %s', (input, code) => {
    expect(parseQuantity(input)).toMatchObject({ ok: false, error: { code } });
  });
});

describe('adding a line', () => {
  it('appends a new variant, or adds to the quantity of an existing line at the new price', () => {
    const first = addLine([], line());
    expect(first).toEqual({ ok: true, value: [line()] });
    const again = addLine([line()], line({ id: 'line-2', quantity: 3, unitPriceMinor: 3000 }));
    expect(again).toEqual({ ok: true, value: [line({ quantity: 5, unitPriceMinor: 3000 })] });
  });

  it('keeps lines with other answers separate, with shared stock', () => {
    const lines = [line({ quantity: 7 })];
    const other = line({ id: 'line-2', additionalFields: '{"text":"Ann"}', quantity: 5 });
    expect(addLine(lines, other)).toEqual({ ok: true, value: [...lines, other] });
    expect(addLine(lines, { ...other, quantity: 6 })).toMatchObject({ error: { code: 'OUT_OF_STOCK' } });
  });

  it('refuses more than is in stock, unless stock is unlimited', () => {
    expect(addLine([line({ quantity: 11 })], line({ quantity: 2 }))).toMatchObject({
      error: { code: 'OUT_OF_STOCK' },
    });
    expect(addLine([], line({ quantity: 500, unlimited: true })).ok).toBe(true);
    expect(addLine([], line({ quantity: 500, productType: 'digital' })).ok).toBe(true);
  });

  it('refuses the 501st line and the 10000th unit', () => {
    const full = Array.from({ length: MAX_CART_LINES }, (_, n) => line({ id: `l${n}`, variantId: `v${n}` }));
    expect(addLine(full, line())).toMatchObject({ error: { code: 'CART_FULL' } });
    expect(addLine(full, line({ variantId: 'v3', quantity: 1 })).ok).toBe(true);
    const many = line({ quantity: 9999, unlimited: true });
    expect(addLine([many], line({ quantity: 1, unlimited: true }))).toMatchObject({
      error: { code: 'QUANTITY_OUT_OF_RANGE' },
    });
  });
});

describe('changing lines', () => {
  it('sets a quantity within stock; lowering is allowed even when stock fell below', () => {
    expect(changeQuantity([line()], 'line-1', 12)).toEqual({ ok: true, value: [line({ quantity: 12 })] });
    expect(changeQuantity([line()], 'line-1', 13)).toMatchObject({ error: { code: 'OUT_OF_STOCK' } });
    expect(changeQuantity([line({ quantity: 9, qtyInStock: 3 })], 'line-1', 5).ok).toBe(true);
    expect(changeQuantity([line()], 'other', 1)).toMatchObject({ error: { code: 'CART_ENTRY_NOT_FOUND' } });
  });

  it('removes a line only if it exists', () => {
    const rest = line({ id: 'line-2' });
    expect(removeLine([line(), rest], 'line-1')).toEqual({ ok: true, value: [rest] });
    expect(removeLine([line()], 'other')).toMatchObject({ error: { code: 'CART_ENTRY_NOT_FOUND' } });
  });
});

describe('the cart link', () => {
  it.each([
    [0, '0', '0 items in cart'],
    [1, '1', 'One item in cart'],
    [2, '2', '2 items in cart'],
    [100, '100', '100 items in cart'],
    [101, '100+', 'More than 100 items in cart'],
  ])('with %i units shows %s and says %s', (quantity, text, label) => {
    expect(cartCountText(quantity, 'en')).toBe(text);
    expect(cartSpokenLabel(quantity, 'en')).toBe(label);
  });

  it('reads Cart when no quantity is shown', () => {
    expect(cartSpokenLabel(null, 'en')).toBe('Cart');
  });
});
