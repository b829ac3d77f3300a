import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDiscount, aLine, terms, nothingChosen } from './cart-fixtures.ts';
import { discountClasses } from '../discount/discount.ts';
import { cartSums } from './cart-sums.ts';
import type { CartLine, DeliveryOption, StoreTerms, TaxRule } from './cart.ts';
import { deliveryPrice, offeredDelivery } from './delivery.ts';
import { orderMinimumProblem } from './order-minimum.ts';
import { priceCart } from './price-cart.ts';
import type { PriceChoice } from './price-choice.ts';

const place = (country: string, region = '') => ({ country, region, postalCode: '' });
const to = (region: string, deliveryOptionId: string | null = null) => ({
  destination: place('US', region),
  deliveryOptionId,
});
const rule = (change: Partial<TaxRule> = {}): TaxRule => ({
  name: 'Tax',
  country: 'US',
  region: 'NC',
  rate: 0.07,
  appliesToDelivery: false,
  ...change,
});
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const withCode = (discount: ReturnType<typeof aDiscount>): PriceChoice => ({
  ...nothingChosen,
  discounts: [{ code: discount.code, discount }],
});

const store = (change: Partial<StoreTerms>): StoreTerms => ({ ...terms, ...change });
const costing = (minor: number) => [aLine({ quantity: 1, unitPriceMinor: minor })];

const option = (change: Partial<DeliveryOption>): DeliveryOption => ({
  id: 'x',
  name: 'X',
  description: '',
  priceMinor: 500,
  freeFromMinor: null,
  ...change,
});

describe('delivery', () => {
  const bands = [
    { from: 1000, to: 2000, priceMinor: 800 },
    { from: 0, to: 1000, priceMinor: 500 },
    { from: 2000, to: 5000, priceMinor: 1200 },
  ];
  const parcel = { goodsMinor: 100, grams: 0, units: 1 };

  it('costs by weight in bands; where two meet the cheaper counts, and beyond the last it is not offered', () => {
    const byWeight = option({ kind: 'weight', bands });
    expect(
      [0, 999, 1000, 1999, 2000, 5000, 5001].map((grams) => deliveryPrice(byWeight, { ...parcel, grams })),
    ).toEqual([500, 500, 500, 800, 800, 1200, null]);
    const lines = [aLine({ weightGrams: 600 }), aLine({ productType: 'digital', weightGrams: 9000 })];
    const totals = priceCart(lines, { ...terms, deliveryOptions: [byWeight] }, to('NC', 'x'));
    expect(totals.deliveryMinor).toBe(800);
  });

  it('costs by the number of units that are sent', () => {
    const perParcel = option({
      kind: 'quantity',
      bands: [
        { from: 1, to: 3, priceMinor: 500 },
        { from: 4, to: null, priceMinor: 900 },
      ],
    });
    const parcels = { ...terms, deliveryOptions: [perParcel] };
    const three = [aLine({ quantity: 3 }), aLine({ quantity: 5, productType: 'digital' })];
    expect(priceCart(three, parcels, to('NC', 'x')).deliveryMinor).toBe(500);
    expect(priceCart([aLine({ quantity: 4 })], parcels, to('NC', 'x')).deliveryMinor).toBe(900);
  });

  it('costs by subtotal, and nothing from the free threshold upward', () => {
    const bySubtotal = option({ kind: 'subtotal', bands, freeFromMinor: 3000 });
    expect(
      [0, 1500, 2500, 3000, 6000].map((goodsMinor) => deliveryPrice(bySubtotal, { ...parcel, goodsMinor })),
    ).toEqual([500, 800, 1200, 0, null]);
  });

  it('is offered by the subtotal after discounts, and only for goods that are sent', () => {
    const cheap = option({ id: 'letter', kind: 'subtotal', bands: [{ from: 0, to: 6500, priceMinor: 100 }] });
    const offering = store({ deliveryOptions: [cheap, option({ id: 'parcel' })] });
    const ids = (lines: Parameters<typeof offeredDelivery>[0], choice: PriceChoice = nothingChosen) =>
      offeredDelivery(lines, offering, choice).map((offered) => offered.option.id);
    expect(ids([aLine()])).toEqual(['parcel']);
    expect(ids([aLine()], withCode(aDiscount()))).toEqual(['letter', 'parcel']);
    expect(ids([aLine({ productType: 'service' })])).toEqual([]);
  });

  it('that a cart cannot have costs nothing', () => {
    const heavy = option({ kind: 'weight', bands: [{ from: 0, to: 100, priceMinor: 500 }] });
    const totals = priceCart(
      [aLine({ weightGrams: 600 })],
      { ...terms, deliveryOptions: [heavy] },
      to('NC', 'x'),
    );
    expect(totals.deliveryMinor).toBe(0);
  });
});

describe('tax', () => {
  it('depends on the class: a reduced rate, and untaxed products', () => {
    const taxRules = [
      rule({ name: 'Standard', rate: 0.2, taxClasses: ['standard'] }),
      rule({ name: 'Reduced', rate: 0.05, taxClasses: ['reduced'] }),
    ];
    const lines = [
      aLine({ quantity: 1, unitPriceMinor: 1000 }),
      aLine({ quantity: 1, unitPriceMinor: 1000, taxClass: 'reduced' }),
      aLine({ quantity: 1, unitPriceMinor: 1000, taxClass: 'none' }),
      aLine({ quantity: 1, unitPriceMinor: 1000, productType: 'giftCard' }),
      aLine({ quantity: 1, unitPriceMinor: 1000, isPriceNamed: true }),
    ];
    expect(priceCart(lines, store({ taxRules }), to('NC')).taxLines).toEqual([
      { name: 'Standard', rate: 0.2, amountMinor: 200 },
      { name: 'Reduced', rate: 0.05, amountMinor: 50 },
    ]);
  });

  it('is due on a price that the shop agreed to, unlike on an amount that a donor chooses', () => {
    const taxRules = [rule({ rate: 0.1 })];
    const tax = (change: Partial<CartLine>) =>
      priceCart([aLine({ quantity: 1, unitPriceMinor: 1000, ...change })], store({ taxRules }), to('NC'))
        .taxMinor;
    expect(tax({ isPriceAgreed: true })).toBe(100);
    expect(tax({ isPriceNamed: true })).toBe(0);
  });

  it('applies to the discounted prices of goods and delivery', () => {
    const taxRules = [rule({ rate: 0.1, appliesToDelivery: true })];
    const free = aDiscount({ id: 'f', code: 'F', kind: 'free-delivery' });
    const tax = (codes: readonly ReturnType<typeof aDiscount>[]) =>
      priceCart([aLine()], store({ taxRules }), {
        ...to('NC', 'standard'),
        discounts: codes.map((discount) => ({ code: discount.code, discount })),
      }).taxMinor;
    expect(tax([])).toBe(740);
    expect(tax([aDiscount({ rate: 0.5 })])).toBe(400);
    expect(tax([free])).toBe(680);
  });

  it('is that of the place of pickup', () => {
    const [, pickup] = terms.deliveryOptions;
    if (pickup === undefined) throw new Error('no pickup');
    const there = store({
      taxRules: [rule()],
      deliveryOptions: [{ ...pickup, pickupAt: place('US', 'NC') }],
    });
    expect(priceCart([aLine()], there, to('NY', 'pickup')).taxMinor).toBe(476);
    expect(priceCart([aLine()], there, to('NY')).taxMinor).toBe(0);
  });

  it('is included in gross prices and not added', () => {
    const totals = priceCart(
      [aLine({ quantity: 1, unitPriceMinor: 1190 })],
      store({ pricesIncludeTax: true, taxRules: [rule({ rate: 0.19 })] }),
      to('NC'),
    );
    expect(totals).toMatchObject({ taxMinor: 190, grandTotalMinor: 1190, pricesIncludeTax: true });
  });

  it('is equal to the unit for a net price with tax added and its gross price', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.integer({ min: 0, max: 500_000 }),
        (net, millionths) => {
          const taxRules = [rule({ rate: millionths / 1_000_000 })];
          const onTop = priceCart(costing(net), store({ taxRules }), to('NC'));
          const within = priceCart(
            costing(onTop.grandTotalMinor),
            store({ taxRules, pricesIncludeTax: true }),
            to('NC'),
          );
          expect(within.taxMinor).toBe(onTop.taxMinor);
          expect(within.grandTotalMinor).toBe(onTop.grandTotalMinor);
        },
      ),
    );
  });
});

describe('gift cards', () => {
  const cards = [
    { id: 'a', last4: 'AAAA', balanceMinor: 5000 },
    { id: 'b', last4: 'BBBB', balanceMinor: 5000 },
  ];

  it('pay in order, each up to its balance; one that is not needed is not charged', () => {
    const totals = priceCart([aLine()], terms, { ...nothingChosen, giftCards: cards });
    expect(totals.giftCards).toEqual([
      { id: 'a', last4: 'AAAA', amountMinor: 5000 },
      { id: 'b', last4: 'BBBB', amountMinor: 1800 },
    ]);
    expect(totals).toMatchObject({ grandTotalMinor: 6800, giftCardMinor: 6800, amountDueMinor: 0 });
    const one = priceCart([aLine({ quantity: 1 })], terms, { ...nothingChosen, giftCards: cards });
    expect(one.giftCards).toEqual([{ id: 'a', last4: 'AAAA', amountMinor: 3400 }]);
  });

  it('pay once when entered twice, and an empty one pays nothing', () => {
    const [card] = cards;
    if (card === undefined) throw new Error('no card');
    const giftCards = [card, card, { id: 'e', last4: 'EEEE', balanceMinor: 0 }];
    expect(priceCart([aLine()], terms, { ...nothingChosen, giftCards })).toMatchObject({
      giftCardMinor: 5000,
      amountDueMinor: 1800,
    });
  });
});

describe('the order minimum', () => {
  it('is reported with the specified sentence, by the subtotal before discounts', () => {
    const careful = { currency: 'USD', orderMinimumMinor: 2000 } as const;
    expect(orderMinimumProblem(careful, { subtotalMinor: 1999 }, 'en')).toBe(
      'To check out, your order subtotal must be $20.00 or more.',
    );
    expect(orderMinimumProblem(careful, { subtotalMinor: 2000 }, 'en')).toBe(null);
    expect(orderMinimumProblem({ currency: 'USD' }, { subtotalMinor: 0 }, 'en')).toBe(null);
  });
});

describe('any cart', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 });
  const anyLine = fc
    .record({
      unitPriceMinor: amount,
      quantity: fc.integer({ min: 1, max: 99 }),
      productType: fc.constantFrom('physical', 'digital', 'service', 'giftCard'),
      itemId: fc.constantFrom('a', 'b', 'c'),
      categories: fc.subarray(['Cups', 'Bowls']),
      taxClass: fc.constantFrom('standard', 'reduced', 'none'),
      weightGrams: fc.integer({ min: 0, max: 5000 }),
    })
    .map((change) => aLine(change as Partial<ReturnType<typeof aLine>>));
  const anyGoods = fc.oneof(
    fc.constant({ kind: 'all' as const }),
    fc.subarray(['a', 'b', 'c']).map((itemIds) => ({ kind: 'products' as const, itemIds })),
    fc.subarray(['Cups', 'Bowls']).map((names) => ({ kind: 'categories' as const, names })),
  );
  const anyDiscount = fc
    .record({
      kind: fc.constantFrom('percentage' as const, 'fixed' as const, 'free-delivery' as const),
      rate: fc.integer({ min: 0, max: 1_000_000 }).map((millionths) => millionths / 1_000_000),
      amountMinor: amount,
      minimumSubtotalMinor: fc.constantFrom(0, 0, 5000),
      goods: anyGoods,
      buyXGetY: fc.option(
        fc.record({
          buyQuantity: fc.integer({ min: 1, max: 3 }),
          getQuantity: fc.integer({ min: 1, max: 3 }),
          goods: anyGoods,
          timesPerOrder: fc.constantFrom(null, 1, 2),
        }),
        { nil: null, freq: 2 },
      ),
      combinesWith: fc.subarray([...discountClasses]),
      id: fc.constantFrom('1', '2', '3'),
      code: fc.constantFrom('A', 'B', 'C', ''),
    })
    .map((change) =>
      aDiscount({
        ...change,
        kind: change.buyXGetY === null ? change.kind : 'buy-x-get-y',
      }),
    );
  const anyStore = fc
    .record({
      pricesIncludeTax: fc.boolean(),
      taxRules: fc.array(
        fc.record({
          name: fc.constant('T'),
          country: fc.constant('US'),
          region: fc.constantFrom('', 'NC'),
          rate: fc.integer({ min: 0, max: 250_000 }).map((millionths) => millionths / 1_000_000),
          appliesToDelivery: fc.boolean(),
          taxClasses: fc.subarray(['standard', 'reduced']),
        }),
        { maxLength: 3 },
      ),
    })
    .map((change): StoreTerms => ({ ...terms, ...change }));
  const anyChoice = fc.record({
    destination: fc.constantFrom(null, place('US', 'NC'), place('US', 'NY')),
    deliveryOptionId: fc.constantFrom(null, 'standard', 'pickup'),
    discounts: fc.array(
      anyDiscount.map((discount) => ({ code: discount.code, discount })),
      { maxLength: 4 },
    ),
    giftCards: fc.array(
      fc.record({ id: fc.constantFrom('g', 'h'), last4: fc.constant('0000'), balanceMinor: amount }),
      { maxLength: 3 },
    ),
    now: fc.constant(0),
  });

  it('adds up to the unit, and nothing in it is negative', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 12 }), anyStore, anyChoice, (lines, anywhere, choice) => {
        const totals = priceCart(lines, anywhere, choice);
        const lineDiscounts = totals.lineDiscountsMinor ?? [];
        const delivered = totals.discountMinor - sum(lineDiscounts);
        expect(sum(totals.discounts.map((entry) => entry.amountMinor))).toBe(totals.discountMinor);
        expect(delivered === 0 || delivered === totals.deliveryMinor).toBe(true);
        expect(sum(totals.giftCards.map((card) => card.amountMinor))).toBe(totals.giftCardMinor);
        expect(totals.grandTotalMinor).toBe(
          totals.subtotalMinor -
            totals.discountMinor +
            totals.deliveryMinor +
            (anywhere.pricesIncludeTax === true ? 0 : totals.taxMinor),
        );
        expect(totals.amountDueMinor).toBe(totals.grandTotalMinor - totals.giftCardMinor);
        if (anywhere.pricesIncludeTax === true) {
          expect(totals.taxMinor).toBeLessThanOrEqual(totals.grandTotalMinor);
        }
        for (const [index, off] of lineDiscounts.entries()) {
          expect(off).toBeLessThanOrEqual(totals.lineSubtotalsMinor[index] ?? -1);
        }
        // What is on the lines is part of each tax, and all of it where delivery is not taxed.
        const lineTaxes = totals.lineTaxesMinor ?? [];
        const taxesDelivery = anywhere.taxRules.some(({ appliesToDelivery }) => appliesToDelivery);
        for (const [at, { amountMinor }] of totals.taxLines.entries()) {
          const onGoods = sum(lineTaxes.map((line) => line[at] ?? -1));
          expect(onGoods).toBeLessThanOrEqual(amountMinor);
          if (!taxesDelivery || totals.deliveryMinor === 0) expect(onGoods).toBe(amountMinor);
        }
        const every = [
          ...lineTaxes.flat(),
          ...totals.lineSubtotalsMinor,
          ...lineDiscounts,
          ...totals.discounts.map((entry) => entry.amountMinor),
          ...totals.taxLines.map((line) => line.amountMinor),
          totals.discountMinor,
          totals.deliveryMinor,
          totals.grandTotalMinor,
          totals.giftCardMinor,
          totals.amountDueMinor,
        ];
        for (const part of every) {
          expect(Number.isSafeInteger(part)).toBe(true);
          expect(part).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('costs exactly nothing with everything off and delivery free', () => {
    const sold = anyLine.filter((line) => line.productType !== 'giftCard' && line.unitPriceMinor > 0);
    fc.assert(
      fc.property(
        fc.array(sold, { minLength: 1, maxLength: 12 }),
        anyStore,
        anyChoice,
        (lines, anywhere, choice) => {
          const discounts = [
            aDiscount({ rate: 1 }),
            aDiscount({ id: 'f', code: 'F', kind: 'free-delivery' }),
          ].map((discount) => ({ code: discount.code, discount }));
          const totals = priceCart(lines, anywhere, { ...choice, discounts });
          expect(totals).toMatchObject({ grandTotalMinor: 0, taxMinor: 0, giftCards: [], amountDueMinor: 0 });
        },
      ),
    );
  });
});

const standard = option({ id: 'standard', freeFromMinor: 7500 });
const pickup = option({ id: 'pickup', kind: 'pickup', priceMinor: 0 });
const far = (deliveryOptions: DeliveryOption[], minor: number, choice: PriceChoice = nothingChosen) =>
  cartSums(costing(minor), store({ deliveryOptions }), choice, 'en').freeDelivery;

describe('free delivery', () => {
  it('states how much is missing, and that it is reached', () => {
    expect(far([standard, option({}), pickup], 6300)).toEqual({ goodsCents: 6300, fromCents: 7500 });
    expect(far([standard], 7500)).toEqual({ goodsCents: 7500, fromCents: 7500 });
    const bands = [
      { from: 0, to: 5000, priceMinor: 400 },
      { from: 5000, to: null, priceMinor: 0 },
    ];
    expect(far([standard, option({ kind: 'subtotal', bands })], 100)?.fromCents).toBe(5000);
  });

  it('is left out when delivery is never or always free, or nothing ships', () => {
    expect(far([option({}), pickup], 6300)).toBeNull();
    expect(far([standard, option({ id: 'post', priceMinor: 0 })], 6300)).toBeNull();
    const read = [aLine({ productType: 'digital' })];
    expect(
      cartSums(read, store({ deliveryOptions: [standard] }), nothingChosen, 'en').freeDelivery,
    ).toBeNull();
  });

  it('uses the subtotal after discounts, and is left out when a code makes delivery free', () => {
    const tenth = withCode(aDiscount({ kind: 'percentage', rate: 0.1 }));
    expect(far([standard], 8000, tenth)).toEqual({ goodsCents: 7200, fromCents: 7500 });
    expect(far([standard], 6000, withCode(aDiscount({ kind: 'free-delivery' })))).toBeNull();
  });
});
