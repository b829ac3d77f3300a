import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartLine, StoreTerms } from '../cart/cart.ts';
import { priceCart } from '../cart/price-cart.ts';
import { paidForDelivery, paidForRefunded } from '../order/refund-units.ts';
import { summarizeTaxes } from '../tax/tax-summary.ts';
import { taxesOfRefund } from './credited-items.ts';
import { type Credited, takenBackTaxes } from './invoice.ts';

interface Product {
  readonly unitPriceMinor: number;
  readonly quantity: number;
  readonly taxClass: string;
}

const rule = (name: string, rate: number, taxClass: string, delivery: Delivery) => ({
  country: 'DE',
  region: '',
  name,
  rate,
  appliesToDelivery: delivery.taxedBy.includes(taxClass),
  taxClasses: [taxClass],
});

interface Delivery {
  readonly priceMinor: number;
  /** Tax classes whose taxes are charged on it. */
  readonly taxedBy: readonly string[];
}

const post: Delivery = { priceMinor: 600, taxedBy: ['standard'] };

/** An order in Germany, with delivery for 6.00 taxed by the standard rate where nothing else is said. */
function anOrder(products: readonly Product[], pricesIncludeTax: boolean, delivery = post) {
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
    deliveryOptions: [
      { id: 'post', name: 'Post', description: '', priceMinor: delivery.priceMinor, freeFromMinor: null },
    ],
    taxRules: [rule('Standard', 0.19, 'standard', delivery), rule('Reduced', 0.07, 'reduced', delivery)],
  };
  const totals = priceCart(lines, terms, { destination: place, deliveryOptionId: 'post' });
  return {
    lines: lines.map((line) => ({ ...line, productName: line.title })),
    totals: { ...totals, taxSummary: summarizeTaxes(lines, terms, totals, place) },
  };
}

/** How an order is delivered: free or not, under no tax, one, or both. */
const delivery = fc.record({
  priceMinor: fc.integer({ min: 0, max: 3000 }),
  taxedBy: fc.subarray(['standard', 'reduced']),
});

const mug: Product = { unitPriceMinor: 11_900, quantity: 1, taxClass: 'standard' };
const book: Product = { unitPriceMinor: 10_700, quantity: 2, taxClass: 'reduced' };

type Refund = Omit<Parameters<typeof taxesOfRefund>[3], 'deliveryMinor'>;

/** The first credit note of an order, of a refund that names items. */
const credited = (order: ReturnType<typeof anOrder>, refund: Refund, deliveryMinor = 0) =>
  taxesOfRefund(order, [], [], { ...refund, deliveryMinor }, true);

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
      const note = credited(order, { amountMinor, itemsMinor: amountMinor, units });
      expect(note.taxes.map(({ name, amountMinor: minor }) => [name, minor])).toEqual([
        ['Standard', 0],
        ['Reduced', tax],
      ]);
      expect(note.summary?.rows.map(({ netMinor, taxMinor }) => [netMinor, taxMinor])).toEqual([
        [0, 0],
        [amountMinor - tax, tax],
      ]);
    },
  );

  it.each([
    [true, 'standard', [96, 700]],
    [true, 'reduced', [0, 739]],
    [true, 'none', [0, 700]],
    [false, 'standard', [114, 749]],
    [false, 'reduced', [0, 791]],
    [false, 'none', [0, 749]],
  ] as const)(
    'has delivery’s own tax besides theirs (prices include them: %s, taxed by: %s)',
    (included, by, taxes) => {
      const order = anOrder([mug, book], included, { priceMinor: 600, taxedBy: [by] });
      const units = [{ lineId: 'line-1', quantity: 1 }];
      const goods = { lines: order.lines, removed: [], refunded: [], returned: [] };
      const itemsMinor = paidForRefunded(order.totals, goods, units);
      const deliveryMinor = paidForDelivery(order.totals, order.lines);
      const amountMinor = itemsMinor + deliveryMinor;
      const note = credited(order, { amountMinor, itemsMinor, units }, deliveryMinor);
      expect(note.taxes.map((tax) => tax.amountMinor)).toEqual(taxes);
      // Nets are in the rows of these taxes, and what is not taxed for its own reason.
      const net = (included ? 10_700 : 10_700 + 749) - (included ? 700 : 749);
      const ofDelivery = deliveryMinor - (taxes[0] + taxes[1] - (included ? 700 : 749));
      expect(note.summary?.rows.map(({ netMinor }) => netMinor)).toEqual(
        by === 'standard' ? [ofDelivery, net] : [0, by === 'reduced' ? net + ofDelivery : net],
      );
      expect(note.summary?.untaxed).toEqual(
        by === 'none' ? [{ reason: 'delivery', netMinor: ofDelivery }] : [],
      );
    },
  );

  it('has no tax of what it does not name, whatever was bought and however delivery is taxed', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            unitPriceMinor: fc.integer({ min: 500, max: 50_000 }),
            quantity: fc.integer({ min: 1, max: 4 }),
            taxClass: fc.constantFrom('standard', 'reduced', 'none'),
          }),
          { minLength: 1, maxLength: 4 },
        ),
        fc.boolean(),
        delivery,
        fc.nat(3),
        (products, included, way, chosen) => {
          const order = anOrder(products, included, way);
          const { totals, lines } = order;
          const at = chosen % lines.length;
          const line = lines[at];
          if (line === undefined || totals.lineTaxesMinor === undefined) return;
          const units = [{ lineId: line.id, quantity: line.quantity }];
          const goods = { lines, removed: [], refunded: [], returned: [] };
          const itemsMinor = paidForRefunded(totals, goods, units);
          const deliveryMinor = paidForDelivery(totals, lines);
          const amountMinor = itemsMinor + deliveryMinor;
          const note = credited(order, { amountMinor, itemsMinor, units }, deliveryMinor);
          for (const [tax, { amountMinor: whole }] of totals.taxLines.entries()) {
            const onLines = (totals.lineTaxesMinor ?? []).map((of) => of[tax] ?? 0);
            const ofDelivery = whole - onLines.reduce((sum, minor) => sum + minor, 0);
            expect(note.taxes[tax]?.amountMinor).toBe((onLines[at] ?? 0) + ofDelivery);
          }
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('has a part of their taxes when it returns a part of their price', () => {
    const order = anOrder([mug, book], true);
    const units = [{ lineId: 'line-0', quantity: 1 }];
    const note = credited(order, { amountMinor: 5950, itemsMinor: 5950, units });
    expect(note.taxes.map(({ amountMinor }) => amountMinor)).toEqual([950, 0]);
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
      /** Whether it returns delivery too, of its price in percent. */
      delivery: fc.constantFrom(0, 0, 100, 50),
      /** Of the price of its items, percent. */
      share: fc.constantFrom(100, 100, 40),
      /** Percent that the bank sends back. */
      back: fc.constantFrom(0, 0, 0, 30, 100),
    });
    fc.assert(
      fc.property(
        fc.array(product, { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        delivery,
        fc.array(step, { maxLength: 8 }),
        (products, included, way, steps) => {
          const order = anOrder(products, included, way);
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
          const credit = (refund: Parameters<typeof taxesOfRefund>[3]): void => {
            const { amountMinor } = refund;
            const note = taxesOfRefund(order, issued, takenBack, refund, true);
            issued.push({ amountMinor, ...note });
            refunded += amountMinor;
            expect(
              note.summary?.rows
                .flatMap(({ taxMinor, netMinor }) => [taxMinor, netMinor])
                .every((minor) => minor >= 0),
            ).toBe(true);
            const parts = [...(note.summary?.rows ?? []), ...(note.summary?.untaxed ?? [])];
            const taxMinor = note.taxes.reduce((sum, tax) => sum + tax.amountMinor, 0);
            const sum = parts.reduce((total, { netMinor }) => total + netMinor, taxMinor);
            // Where two taxes are charged on delivery, both rows have its net.
            if (way.taxedBy.length < 2) expect(sum).toBe(amountMinor);
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
            const ofDelivery = Math.ceil((paidForDelivery(totals, lines) * each.delivery) / 100);
            const deliveryMinor = Math.min(left - itemsMinor, ofDelivery);
            const amountMinor = Math.min(left, itemsMinor + deliveryMinor + each.more);
            if (amountMinor === 0) continue;
            off = [...off, ...units];
            credit({ amountMinor, itemsMinor, deliveryMinor, units });
            const last = issued.at(-1);
            const backMinor = Math.floor((amountMinor * each.back) / 100);
            if (backMinor === 0 || last === undefined) continue;
            takenBack.push({ amountMinor: backMinor, ...takenBackTaxes(last, backMinor) });
            refunded -= backMinor;
          }
          const amountMinor = totals.grandTotalMinor - refunded;
          if (amountMinor > 0) credit({ amountMinor, itemsMinor: 0, deliveryMinor: 0, units: [] });
          for (const [at, tax] of totals.taxLines.entries()) expect(net(at)).toBe(tax.amountMinor);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
