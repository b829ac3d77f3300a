import { describe, expect, it } from 'vitest';
import { aLine, terms } from '../cart/cart-fixtures.ts';
import type { TaxRule } from '../cart/cart.ts';
import { priceCart } from '../cart/price-cart.ts';
import { hasExemptionNumber, type TaxExemption, tidyExemption } from './tax-exemption.ts';
import { summarizeTaxes } from './tax-summary.ts';

const vat: TaxRule = { name: 'VAT', country: 'DE', region: '', rate: 0.19, appliesToDelivery: true };
const place = { country: 'DE', region: '', postalCode: '' };
const business: TaxExemption = { reason: 'reverse-charge', number: 'ATU12345678' };

const priced = (pricesIncludeTax: boolean, taxExemption: TaxExemption | null) => {
  const lines = [aLine({ quantity: 1, unitPriceMinor: 10_000 })];
  const store = { ...terms, taxRules: [vat], pricesIncludeTax };
  const choice = { destination: place, deliveryOptionId: null, taxExemption };
  const totals = priceCart(lines, store, choice);
  return { totals, summary: summarizeTaxes(lines, store, totals, place) };
};

describe('a customer who is exempt from tax', () => {
  it('pays the price without a tax, and the order says why', () => {
    expect(priced(false, null).totals).toMatchObject({ taxMinor: 1900, grandTotalMinor: 11_900 });
    const { totals, summary } = priced(false, business);
    expect(totals).toMatchObject({ taxMinor: 0, grandTotalMinor: 10_000, taxExemption: business });
    expect(summary).toMatchObject({ rows: [], untaxed: [{ reason: 'exempt', netMinor: 10_000 }] });
    expect(totals.lineTaxesMinor).toBeUndefined();
    expect(priced(false, null).totals.lineTaxesMinor).toEqual([[1900]]);
  });

  it('has no tax in prices that include it for others', () => {
    expect(priced(true, business).totals).toMatchObject({ taxMinor: 0, grandTotalMinor: 10_000 });
    expect(priced(true, null).totals).toMatchObject({ taxMinor: 1597, grandTotalMinor: 10_000 });
    expect('taxExemption' in priced(true, null).totals).toBe(false);
  });

  it.each([
    ['reverse-charge', 'DE123456789', true],
    ['reverse-charge', ' fr xx 123.456-789 ', true],
    ['reverse-charge', 'IE1234567WA', true],
    ['reverse-charge', '', false],
    ['reverse-charge', '123456789', false],
    ['reverse-charge', 'none', false],
    ['reseller', '', true],
    ['other', 'Ministry of Culture 7/26', true],
  ] as const)('with %s and the number %j is complete: %s', (reason, number, isComplete) => {
    expect(hasExemptionNumber({ reason, number })).toBe(isComplete);
  });

  it('has a VAT number as it is registered, and others as they were typed', () => {
    expect(tidyExemption({ reason: 'reverse-charge', number: ' at u123.456-78' }).number).toBe('ATU12345678');
    expect(tidyExemption({ reason: 'reseller', number: ' NC 12-34 ' }).number).toBe('NC 12-34');
  });
});
