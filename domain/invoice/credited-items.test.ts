import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartLine, StoreTerms } from '../cart/cart.ts';
import { priceCart } from '../cart/price-cart.ts';
import { paidForRefunded } from '../order/refund-units.ts';
import { summarizeTaxes } from '../tax/tax-summary.ts';
import { creditedItemTaxes } from './credited-items.ts';
import { type Credited, takenBackTaxes } from './invoice.ts';

interface Product {
  readonly unitPriceMinor: number;
  readonly quantity: number;
  readonly taxClass: string;
}

const rule = (name: string, rate: number, taxClass: string) => ({
  country: 'DE',
  region: '',
  name,
  rate,
  appliesToDelivery: taxClass === 'standard',
  taxClasses: [taxClass],
});

/** An order in Germany with delivery for 6.00, taxed by the standard rate. */
function anOrder(products: readonly Product[], pricesIncludeTax: boolean) {
  const lines = products.map((product, at): CartLine => ({
    ...product,
    id: `line-${at}`,
    itemId: `item-${at}`,
    variantId: `variant-${at}`,
    sku: '',
    title: `Product ${at}`,
    attributes: {},
    productType: 'physical',
    unlimited: true,
    qtyInStock: 0,
    additionalFields: '',
  }));
  const place = { country: 'DE', region: '', postalCode: '10115' };
  const terms: StoreTerms = {
    currency: 'EUR',
    pricesIncludeTax,
    deliveryOptions: [{ id: 'post', name: 'Post', description: '', priceMinor: 600, freeFromMinor: null }],
    taxRules: [rule('Standard', 0.19, 'standard'), rule('Reduced', 0.07, 'reduced')],
  };
  const totals = priceCart(lines, terms, { destination: place, deliveryOptionId: 'post' });
  return {
    lines: lines.map((line) => ({ ...line, productName: line.title })),
    totals: { ...totals, taxSummary: summarizeTaxes(lines, terms, totals, place) },
  };
}

const mug: Product = { unitPriceMinor: 11_900, quantity: 1, taxClass: 'standard' };
const book: Product = { unitPriceMinor: 10_700, quantity: 2, taxClass: 'reduced' };

describe('the credit note of a refund that names items', () => {
  it.each([true, false])(
    'has the taxes of these items, not of the whole order (prices include them: %s)',
    (included) => {
      const order = anOrder([mug, book], included);
      const units = [{ lineId: 'line-1', quantity: 1 }];
      const amountMinor = paidForRefunded(
        order.totals,
        { lines: order.lines, removed: [], refunded: [], returned: [] },
        units,
      );
      const tax = included ? 700 : 749;
      const note = creditedItemTaxes(order, [], [], { amountMinor, itemsMinor: amountMinor, units });
      expect(note?.taxes.map(({ name, amountMinor: minor }) => [name, minor])).toEqual([
        ['Standard', 0],
        ['Reduced', tax],
      ]);
      expect(note?.summary?.rows.map(({ netMinor, taxMinor }) => [netMinor, taxMinor])).toEqual([
        [0, 0],
        [amountMinor - tax, tax],
      ]);
    },
  );

  it('has a part of their taxes when it returns a part of their price', () => {
    const order = anOrder([mug, book], true);
    const units = [{ lineId: 'line-0', quantity: 1 }];
    const note = creditedItemTaxes(order, [], [], { amountMinor: 5950, itemsMinor: 5950, units });
    expect(note?.taxes.map(({ amountMinor }) => amountMinor)).toEqual([950, 0]);
  });

  it('never returns more of a tax than the order has, and all of them return it exactly', () => {
    const product = fc.record({
      unitPriceMinor: fc.integer({ min: 1, max: 50_000 }),
      quantity: fc.integer({ min: 1, max: 4 }),
      taxClass: fc.constantFrom('standard', 'reduced', 'none'),
    });
    const step = fc.record({
      line: fc.nat(3),
      quantity: fc.nat(4),
      /** What it returns besides its items. */
      more: fc.constantFrom(0, 0, 1, 777),
      /** Of the price of its items, percent. */
      share: fc.constantFrom(100, 100, 40),
      /** Percent that the bank sends back. */
      back: fc.constantFrom(0, 0, 0, 30, 100),
    });
    fc.assert(
      fc.property(
        fc.array(product, { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        fc.array(step, { maxLength: 8 }),
        (products, included, steps) => {
          const order = anOrder(products, included);
          const { totals, lines } = order;
          if (totals.lineTaxesMinor === undefined) return;
          const issued: Credited[] = [];
          const takenBack: Credited[] = [];
          const net = (at: number): number =>
            [...issued, ...takenBack].reduce(
              (sum, one) => sum + (takenBack.includes(one) ? -1 : 1) * (one.taxes[at]?.amountMinor ?? 0),
              0,
            );
          let refunded = 0;
          let off: { lineId: string; quantity: number }[] = [];
          const credit = (amountMinor: number, itemsMinor: number, units: typeof off): void => {
            const note = creditedItemTaxes(order, issued, takenBack, { amountMinor, itemsMinor, units });
            if (note === null) throw new Error('the order has taxes by line');
            issued.push({ amountMinor, ...note });
            refunded += amountMinor;
            expect(
              note.summary?.rows
                .flatMap(({ taxMinor, netMinor }) => [taxMinor, netMinor])
                .every((minor) => minor >= 0),
            ).toBe(true);
            const parts = [...(note.summary?.rows ?? []), ...(note.summary?.untaxed ?? [])];
            const taxMinor = note.taxes.reduce((sum, tax) => sum + tax.amountMinor, 0);
            expect(parts.reduce((sum, { netMinor }) => sum + netMinor, taxMinor)).toBe(amountMinor);
            for (const [at, tax] of totals.taxLines.entries())
              expect(net(at)).toBeLessThanOrEqual(tax.amountMinor);
          };
          for (const each of steps) {
            const line = lines[each.line % lines.length];
            if (line === undefined) continue;
            const gone = off.reduce((sum, one) => sum + (one.lineId === line.id ? one.quantity : 0), 0);
            const quantity = Math.min(each.quantity, line.quantity - gone);
            const units = quantity === 0 ? [] : [{ lineId: line.id, quantity }];
            const goods = { lines, removed: off, refunded: [], returned: [] };
            const paid = paidForRefunded(totals, goods, units);
            const left = totals.grandTotalMinor - refunded;
            const itemsMinor = Math.min(left, Math.ceil((paid * each.share) / 100));
            const amountMinor = Math.min(left, itemsMinor + each.more);
            if (amountMinor === 0) continue;
            off = [...off, ...units];
            credit(amountMinor, itemsMinor, units);
            const last = issued.at(-1);
            const backMinor = Math.floor((amountMinor * each.back) / 100);
            if (backMinor === 0 || last === undefined) continue;
            takenBack.push({ amountMinor: backMinor, ...takenBackTaxes(last, backMinor) });
            refunded -= backMinor;
          }
          if (refunded < totals.grandTotalMinor) credit(totals.grandTotalMinor - refunded, 0, []);
          for (const [at, tax] of totals.taxLines.entries()) expect(net(at)).toBe(tax.amountMinor);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
