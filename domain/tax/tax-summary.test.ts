import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDiscount, aLine, terms } from '../cart/cart-fixtures.ts';
import type { CartLine, StoreTerms, TaxRule } from '../cart/cart.ts';
import { priceCart } from '../cart/price-cart.ts';
import { type RefundedShare, shareOfTaxes, summarizeTaxes } from './tax-summary.ts';

const rule = (change: Partial<TaxRule> = {}): TaxRule => ({
  name: 'VAT',
  country: 'DE',
  region: '',
  rate: 0.19,
  appliesToDelivery: true,
  ...change,
});
const vat: readonly TaxRule[] = [
  rule({ taxClasses: ['standard'] }),
  rule({ rate: 0.07, appliesToDelivery: false, taxClasses: ['reduced'] }),
];

function summaryOf(
  lines: readonly CartLine[],
  store: Partial<StoreTerms>,
  codes: readonly ReturnType<typeof aDiscount>[] = [],
  country = 'DE',
) {
  const shop = { ...terms, ...store };
  const destination = { country, region: '', postalCode: '' };
  const totals = priceCart(lines, shop, {
    destination,
    deliveryOptionId: 'standard',
    discounts: codes.map((discount) => ({ code: discount.code, discount })),
  });
  return { totals, summary: summarizeTaxes(lines, shop, totals, destination) };
}
const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
const one = (change: Partial<CartLine> = {}) => aLine({ quantity: 1, unitPriceMinor: 1190, ...change });

describe('the summary of taxes', () => {
  it('has net and tax of each rate, delivery with its own, where prices include tax', () => {
    const { summary, totals } = summaryOf([one(), one({ unitPriceMinor: 1070, taxClass: 'reduced' })], {
      taxRules: vat,
      pricesIncludeTax: true,
    });
    // 11.90 and 6.00 for delivery at 19 %, 10.70 at 7 %.
    expect(summary).toEqual({
      rows: [
        { name: 'VAT', rate: 0.19, netMinor: 1504, taxMinor: 286 },
        { name: 'VAT', rate: 0.07, netMinor: 1000, taxMinor: 70 },
      ],
      untaxed: [],
      lineRows: [[0], [1]],
      deliveryRows: [0],
    });
    expect(totals.grandTotalMinor).toBe(1504 + 286 + 1000 + 70);
  });

  it('has them where tax is added, also of two taxes on the same goods', () => {
    const taxRules = [
      rule({ name: 'GST', rate: 0.05 }),
      rule({ name: 'QST', rate: 0.09975, appliesToDelivery: false }),
    ];
    expect(summaryOf([one({ unitPriceMinor: 10_000 })], { taxRules }).summary).toEqual({
      rows: [
        { name: 'GST', rate: 0.05, netMinor: 10_000, taxMinor: 500 },
        { name: 'QST', rate: 0.09975, netMinor: 10_000, taxMinor: 998 },
      ],
      untaxed: [],
      lineRows: [[0, 1]],
      deliveryRows: [0],
    });
  });

  it('says why nothing is charged, and keeps a tax of 0 % with its name', () => {
    const untaxed = (lines: readonly CartLine[], store: Partial<StoreTerms>, country = 'DE') =>
      summaryOf(lines, store, [], country).summary.untaxed.map(({ reason }) => reason);
    const taxRules = [rule({ appliesToDelivery: false })];
    expect(untaxed([one({ taxClass: 'none' })], { taxRules })).toEqual(['product', 'delivery']);
    expect(untaxed([one()], { taxRules }, 'AT')).toEqual(['place']);
    expect(untaxed([one({ productType: 'giftCard' })], { taxRules })).toEqual(['gift-card']);
    expect(untaxed([one({ productType: 'service', isPriceNamed: true })], { taxRules })).toEqual([
      'donation',
    ]);
    const exempt = rule({ name: 'Intra-Community supply, exempt', rate: 0 });
    expect(summaryOf([one()], { taxRules: [exempt], pricesIncludeTax: true }).summary).toMatchObject({
      rows: [{ name: 'Intra-Community supply, exempt', rate: 0, netMinor: 1790, taxMinor: 0 }],
      untaxed: [],
    });
  });

  const carts = fc.record({
    lines: fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 9 }),
        unitPriceMinor: fc.integer({ min: 0, max: 100_000 }),
        taxClass: fc.constantFrom('standard', 'reduced', 'none'),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    rates: fc.tuple(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 3000 })),
    taxesDelivery: fc.boolean(),
    pricesIncludeTax: fc.boolean(),
    discount: fc.integer({ min: 0, max: 100 }),
    parts: fc.array(
      fc.record({
        wish: fc.integer({ min: 1, max: 50_000 }),
        /** Percent of it that the bank sends back. */
        back: fc.constantFrom(0, 0, 30, 100),
      }),
      { maxLength: 6 },
    ),
  });

  it('adds up to the total of the order, and its shares to each refund and to the whole, whatever the bank sends back', () => {
    fc.assert(
      fc.property(carts, ({ lines, rates, taxesDelivery, pricesIncludeTax, discount, parts }) => {
        const [standard, reduced] = rates;
        const taxRules = [
          rule({ rate: standard / 10_000, appliesToDelivery: taxesDelivery, taxClasses: ['standard'] }),
          rule({ rate: reduced / 10_000, appliesToDelivery: false, taxClasses: ['reduced'] }),
        ];
        const { summary, totals } = summaryOf(
          lines.map((line) => aLine(line)),
          { taxRules, pricesIncludeTax },
          discount === 0 ? [] : [aDiscount({ rate: discount / 100 })],
        );
        const sums = ({ rows, untaxed }: Pick<typeof summary, 'rows' | 'untaxed'>) => [
          ...[...rows, ...untaxed].map(({ netMinor }) => netMinor),
          ...rows.map(({ taxMinor }) => taxMinor),
        ];
        expect(total(sums(summary))).toBe(totals.grandTotalMinor);
        expect(total(summary.rows.map(({ taxMinor }) => taxMinor))).toBe(totals.taxMinor);
        for (const { rate, netMinor, taxMinor } of summary.rows)
          expect(Math.abs(taxMinor - netMinor * rate)).toBeLessThanOrEqual(1);
        const refunds: RefundedShare[] = [];
        const takenBack: RefundedShare[] = [];
        let left = totals.grandTotalMinor;
        for (const { wish, back } of [...parts, { wish: totals.grandTotalMinor, back: 0 }]) {
          const amountMinor = Math.min(wish, left);
          if (amountMinor === 0) continue;
          const share = shareOfTaxes(summary, totals.grandTotalMinor, amountMinor, refunds, takenBack);
          expect(total(sums(share))).toBe(amountMinor);
          refunds.push({ amountMinor, share });
          left -= amountMinor;
          const backMinor = Math.floor((amountMinor * back) / 100);
          if (backMinor === 0) continue;
          const returned = shareOfTaxes(share, amountMinor, backMinor);
          expect(total(sums(returned))).toBe(backMinor);
          if (backMinor === amountMinor) expect(returned).toEqual(share);
          takenBack.push({ amountMinor: backMinor, share: returned });
          left += backMinor;
        }
        const kept = (at: number) =>
          total(refunds.map(({ share }) => sums(share)[at] ?? 0)) -
          total(takenBack.map(({ share }) => sums(share)[at] ?? 0));
        if (totals.grandTotalMinor > 0) expect(sums(summary).map((_, at) => kept(at))).toEqual(sums(summary));
      }),
    );
  });
});
