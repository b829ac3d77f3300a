import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invoiceLabel, refundedTaxes, seriesOf, supplyOf } from './invoice.ts';
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

describe('the taxes in refunds', () => {
  it('add up to the taxes of the order, in whatever parts it is refunded', () => {
    const taxes = fc.array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 3 });
    const parts = fc.array(fc.integer({ min: 1, max: 500_000 }), { maxLength: 12 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), taxes, parts, (net, amounts, wishes) => {
        const taxLines = amounts.map((amountMinor, at) => ({ name: `${at}`, rate: 0.1, amountMinor }));
        const grandTotalMinor = net + amounts.reduce((sum, one) => sum + one, 0);
        const sums = amounts.map(() => 0);
        let refunded = 0;
        for (const wish of [...wishes, grandTotalMinor]) {
          const amountMinor = Math.min(wish, grandTotalMinor - refunded);
          const shares = refundedTaxes({ grandTotalMinor, taxLines }, refunded, amountMinor);
          let sum = 0;
          for (const [at, share] of shares.entries()) {
            expect(share.amountMinor).toBeGreaterThanOrEqual(0);
            sums[at] = (sums[at] ?? 0) + share.amountMinor;
            sum += share.amountMinor;
          }
          expect(sum).toBeLessThanOrEqual(amountMinor + amounts.length);
          refunded += amountMinor;
        }
        expect(sums).toEqual(amounts);
      }),
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
