import type { DraftOrderDetail } from '@vitrine/contracts/draft-orders.ts';
import type { SellableProduct } from '@vitrine/contracts/sellable-products.ts';
import { expect, test } from 'vitest';
import {
  customLine,
  discountOf,
  lineOf,
  lineTotalOf,
  problemOfLine,
  readDraft,
  subtotalOf,
  type DraftLine,
  type DraftValues,
  type StoredDraft,
  valuesOf,
} from './draft-values.ts';

const MUG = '0193e0c2-0000-7000-8000-000000000004';
const BOWL = '0193e0c2-0000-7000-8000-000000000005';

const product: SellableProduct = {
  itemId: '0193e0c2-0000-7000-8000-000000000001',
  title: 'Stoneware Mug',
  type: 'physical',
  picture: null,
  refusal: null,
  variants: [],
};
const variant = (variantId: string): SellableProduct['variants'][number] => ({
  variantId,
  sku: 'MUG',
  attributes: { Glaze: 'Moss', Size: 'Large' },
  unitPriceMinor: 2800,
  unlimited: false,
  qtyInStock: 3,
});
const mug: DraftLine = lineOf(product, variant(MUG), 'USD', 2);
const bowl: DraftLine = { ...lineOf(product, variant(BOWL), 'USD'), unitPriceMinor: '14.50' };
const fresh: StoredDraft = { id: null, revision: 0, currency: 'USD' };
const typed = (change: Partial<DraftValues>): DraftValues => ({ ...valuesOf(fresh), ...change });

test('a new line has the price of the shop, and is sent with the price that was shown', () => {
  expect(mug).toMatchObject({ options: 'Moss, Large', unitPriceMinor: '28.00', shopPriceMinor: 2800 });
  expect(readDraft(typed({ lines: [mug, bowl], expiresOn: '2026-12-24' }), fresh)).toMatchObject({
    ok: true,
    body: {
      id: null,
      draft: {
        expiresOn: '2026-12-24',
        lines: [
          { variantId: MUG, quantity: 2, unitPriceMinor: 2800 },
          { variantId: BOWL, quantity: 1, unitPriceMinor: 1450 },
        ],
      },
    },
  });
});

test('what cannot be read is refused at its field, each with a sentence', () => {
  const wrong = typed({
    lines: [
      { ...mug, quantity: '2.5', unitPriceMinor: 'much' },
      { ...bowl, unitPriceMinor: '' },
    ],
    email: 'june',
    name: 'x'.repeat(161),
    internalNotes: 'x'.repeat(5001),
  });
  expect(readDraft(wrong, fresh)).toEqual({
    ok: false,
    problems: {
      [`lines.${MUG}.quantity`]: 'Enter a whole number from 1 to 9999.',
      [`lines.${MUG}.unitPriceMinor`]: 'Enter an amount like 28.00.',
      [`lines.${BOWL}.unitPriceMinor`]: 'Enter an amount.',
      email: 'Enter an email address, like name@example.com.',
      name: 'Use at most 160 characters.',
      internalNotes: 'Use at most 5000 characters.',
    },
  });
});

test('a draft without a product is refused at its products', () => {
  expect(readDraft(typed({ name: 'June' }), fresh)).toEqual({
    ok: false,
    problems: { lines: 'Add at least one product.' },
  });
});

test('a line comes to nothing while it cannot be read, and the subtotal leaves it out', () => {
  expect(lineTotalOf(mug, 'USD')).toBe(5600);
  expect(lineTotalOf({ ...mug, quantity: '' }, 'USD')).toBeNull();
  expect(lineTotalOf({ ...mug, unitPriceMinor: 'free' }, 'USD')).toBeNull();
  expect(lineTotalOf({ ...mug, quantity: '999999999', unitPriceMinor: '999999999999' }, 'USD')).toBeNull();
  expect(lineTotalOf({ ...mug, unitPriceMinor: '0' }, 'USD')).toBe(0);
  expect(subtotalOf([mug, bowl, { ...mug, quantity: '-1' }], 'USD')).toBe(7050);
});

test('a line has too few units in stock for what is typed, not for what was stored', () => {
  expect(problemOfLine(mug)).toBeNull();
  expect(problemOfLine({ ...mug, quantity: '4' })).toBe('out-of-stock');
  expect(problemOfLine({ ...mug, problem: 'out-of-stock' })).toBeNull();
  expect(problemOfLine({ ...mug, quantity: '4', stock: null })).toBeNull();
  expect(problemOfLine({ ...mug, quantity: '4', problem: 'deleted' })).toBe('deleted');
});

test('a stored draft is sent with its id and the revision that was read', () => {
  const stored: DraftOrderDetail = {
    id: '0193e0c2-0000-7000-8000-0000000000aa',
    number: 12,
    state: 'open',
    isBeingPaid: false,
    email: 'june@example.com',
    name: 'June Alder',
    firstProduct: 'Stoneware Mug',
    otherLines: 0,
    totalQuantity: 2,
    subtotalMinor: 2800,
    currency: 'USD',
    expiresOn: null,
    sentOn: null,
    createdOn: '2026-11-01T00:00:00.000Z',
    updatedOn: '2026-11-01T00:00:00.000Z',
    order: null,
    phone: '',
    note: '',
    internalNotes: '',
    url: 'https://fernandkiln.example/pay/x',
    taxExemption: null,
    discount: { kind: 'percentage', rate: 0.075, reason: 'Wholesale' },
    discountMinor: 210,
    lines: [
      {
        id: '0193e0c2-0000-7000-8000-0000000000bb',
        itemId: product.itemId,
        variantId: MUG,
        title: 'Stoneware Mug',
        sku: 'MUG',
        attributes: { Glaze: 'Moss' },
        productType: 'physical',
        picture: null,
        quantity: 2,
        unitPriceMinor: 1400,
        lineTotalMinor: 2800,
        custom: null,
        shopPriceMinor: 2800,
        unlimited: true,
        qtyInStock: 0,
        problem: null,
      },
    ],
    createdBy: 'Rowan Hale',
    canChange: true,
    revision: 3,
  };
  const values = valuesOf(stored);
  expect(values.lines).toMatchObject([
    { id: MUG, quantity: '2', unitPriceMinor: '14.00', shopPriceMinor: 2800, stock: null },
  ]);
  expect(readDraft(values, stored)).toMatchObject({
    ok: true,
    body: {
      id: stored.id,
      revision: 3,
      draft: {
        email: 'june@example.com',
        discount: stored.discount,
        lines: [{ variantId: MUG, quantity: 2, unitPriceMinor: 1400 }],
      },
    },
  });
});

test('a discount is read by its kind, and counts once it can be read', () => {
  const discount = { kind: 'percentage', rate: '7.5', amountMinor: '', reason: 'Wholesale' } as const;
  expect(discountOf(discount, 'USD')).toEqual({ kind: 'percentage', rate: 0.075, reason: 'Wholesale' });
  expect(discountOf({ ...discount, kind: 'fixed', amountMinor: '4' }, 'USD')).toEqual({
    kind: 'fixed',
    amountMinor: 400,
    reason: 'Wholesale',
  });
  for (const unread of [
    { ...discount, kind: 'none' },
    { ...discount, rate: 'half' },
    { ...discount, rate: '101' },
    { ...discount, kind: 'fixed' },
  ] as const)
    expect(discountOf(unread, 'USD')).toBeNull();
  expect(readDraft(typed({ lines: [mug], discount: { ...discount, rate: '0' } }), fresh)).toEqual({
    ok: false,
    problems: { 'discount.rate': 'Enter a percentage over 0 up to 100.' },
  });
  expect(
    readDraft(typed({ lines: [mug], discount: { ...discount, kind: 'fixed', amountMinor: 'x' } }), fresh),
  ).toEqual({ ok: false, problems: { 'discount.amountMinor': 'Enter an amount like 28.00.' } });
});

test('a custom item is sent by what was typed of it, and is refused without a name or a price', () => {
  const line = { ...customLine(), id: BOWL, unitPriceMinor: '15' };
  const custom = { title: 'Glaze test', isTaxed: true, isShipped: false };
  expect(readDraft(typed({ lines: [{ ...line, custom }] }), fresh)).toMatchObject({
    ok: true,
    body: { draft: { lines: [{ variantId: BOWL, quantity: 1, unitPriceMinor: 1500, custom }] } },
  });
  expect(readDraft(typed({ lines: [{ ...line, unitPriceMinor: '' }] }), fresh)).toEqual({
    ok: false,
    problems: {
      [`lines.${BOWL}.custom.title`]: 'Enter a name.',
      [`lines.${BOWL}.unitPriceMinor`]: 'Enter an amount.',
    },
  });
});
