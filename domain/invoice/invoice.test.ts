import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Credited, creditedTaxes, invoiceLabel, seriesOf, supplyOf, takenBackTaxes } from './invoice.ts';
import { canIssueInvoices, invoiceSettingsOf, paperOf } from './invoice-settings.ts';

describe('the number of an invoice', () => {
  it('has the prefix of its series; test orders have numbers of their own', () => {
    const settings = invoiceSettingsOf({ prefix: 'RE-' });
    expect(invoiceLabel(seriesOf('invoice', false), 12, settings)).toBe('RE-0012');
    expect(invoiceLabel(seriesOf('credit-note', false), 12345, settings)).toBe('CN-12345');
    expect(invoiceLabel(seriesOf('invoice', true), 1, settings)).toBe('TEST-RE-0001');
  });
});

describe('the seller', () => {
  it('needs a name and an address', () => {
    expect(canIssueInvoices(invoiceSettingsOf(undefined))).toBe(false);
    expect(canIssueInvoices(invoiceSettingsOf({ sellerName: 'Fern & Kiln', address: ' ' }))).toBe(false);
    expect(canIssueInvoices(invoiceSettingsOf({ sellerName: 'Fern & Kiln', address: 'Kiln Lane' }))).toBe(
      true,
    );
  });

  it('prints on Letter in North America, elsewhere on A4', () => {
    expect([paperOf('US'), paperOf('CA'), paperOf('DE'), paperOf('')]).toEqual([
      'LETTER',
      'LETTER',
      'A4',
      'A4',
    ]);
  });
});

const sumOf = (documents: readonly Credited[], at: number) =>
  documents.reduce((sum, document) => sum + (document.taxes[at]?.amountMinor ?? 0), 0);

describe('the taxes in credit notes', () => {
  it('add up to the taxes of the order, in whatever parts it is refunded, and whatever the bank sends back', () => {
    const taxes = fc.array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 3 });
    const parts = fc.array(
      fc.record({
        wish: fc.integer({ min: 1, max: 500_000 }),
        /** Percent of it that the bank sends back. */
        back: fc.constantFrom(0, 0, 30, 100),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), taxes, parts, (net, amounts, wishes) => {
        const taxLines = amounts.map((amountMinor, at) => ({ name: `${at}`, rate: 0.1, amountMinor }));
        const taxSummary = {
          rows: taxLines.map(({ name, rate, amountMinor }) => ({
            name,
            rate,
            netMinor: 0,
            taxMinor: amountMinor,
          })),
          untaxed: [{ reason: 'product' as const, netMinor: net }],
          lineRows: [],
          deliveryRows: [],
        };
        const grandTotalMinor = net + amounts.reduce((sum, one) => sum + one, 0);
        const issued: Credited[] = [];
        const takenBack: Credited[] = [];
        let refunded = 0;
        for (const { wish, back } of [...wishes, { wish: grandTotalMinor, back: 0 }]) {
          const amountMinor = Math.min(wish, grandTotalMinor - refunded);
          if (amountMinor === 0) continue;
          const totals = { grandTotalMinor, taxLines, taxSummary };
          const one = { amountMinor, ...creditedTaxes(totals, issued, takenBack, amountMinor) };
          // The table of a document says the same as its sums.
          expect(one.summary?.rows.map(({ taxMinor }) => taxMinor)).toEqual(
            one.taxes.map((tax) => tax.amountMinor),
          );
          for (const share of one.taxes) expect(share.amountMinor).toBeGreaterThanOrEqual(0);
          issued.push(one);
          refunded += amountMinor;
          const backMinor = Math.floor((amountMinor * back) / 100);
          if (backMinor === 0) continue;
          const reversed = { amountMinor: backMinor, ...takenBackTaxes(one, backMinor) };
          if (backMinor === amountMinor) expect(reversed).toEqual(one);
          takenBack.push(reversed);
          refunded -= backMinor;
        }
        expect(amounts.map((_, at) => sumOf(issued, at) - sumOf(takenBack, at))).toEqual(amounts);
      }),
      {
        examples: [
          [
            1,
            [1, 2],
            [
              { wish: 3, back: 0 },
              { wish: 1, back: 100 },
            ],
          ],
        ],
      },
    );
  });
});

const day = (date: number): string => `2026-11-${date}T10:00:00.000Z`;

const supplied = (
  types: readonly ('physical' | 'digital' | 'service')[],
  sent: readonly number[],
  isFulfilled: boolean,
) =>
  supplyOf({
    lines: types.map((productType) => ({ productType })),
    sentOn: sent.map(day),
    isFulfilled,
    paidOn: day(10),
  });

describe('the day of supply', () => {
  it('is that of sending, from the first part to the last, and is open while something is to be sent', () => {
    expect(supplied(['physical'], [], false)).toBeNull();
    expect(supplied(['physical', 'service'], [12], false)).toBeNull();
    expect(supplied(['physical', 'service'], [14, 12], true)).toEqual({ from: day(12), to: day(14) });
  });

  it('is that of payment for downloads', () => {
    expect(supplied(['digital'], [], false)).toEqual({ from: day(10), to: day(10) });
    expect(supplied(['digital', 'physical'], [12], true)).toEqual({ from: day(10), to: day(12) });
  });
});
