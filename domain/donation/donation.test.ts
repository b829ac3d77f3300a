import { describe, expect, it } from 'vitest';
import type { DonationTerms } from '../product/product.ts';
import * as text from '../text/en/donations.ts';
import {
  donationLimits,
  CUSTOM_AMOUNT,
  readDonation,
  type TypedDonation,
  writeDonationDetails,
} from './donation.ts';

const terms: DonationTerms = { suggestedMinor: [1000, 2500, 5000], minimumMinor: 200, maximumMinor: 50_000 };
const typed: TypedDonation = { amount: '2500', ownAmount: '', name: '', message: '' };
const read = (change: Partial<TypedDonation>) => readDonation({ ...typed, ...change }, terms, 'USD', 'en');
const own = (ownAmount: string) => read({ amount: CUSTOM_AMOUNT, ownAmount });

describe('a donation', () => {
  it('can be one of the suggested amounts', () => {
    expect(read({})).toEqual({ ok: true, donation: { amountMinor: 2500, name: '', message: '' } });
    expect(read({ amount: '2501' })).toEqual({ ok: false, fields: { amount: text.amountMissing } });
    expect(read({ amount: '' })).toEqual({ ok: false, fields: { amount: text.amountMissing } });
  });

  it('can be a custom amount, in the usual notations', () => {
    for (const [written, minor] of [
      ['12', 1200],
      [' $12.50 ', 1250],
      ['12.5 USD', 1250],
      ['2', 200],
      ['500', 50_000],
    ] as const) {
      expect(own(written), written).toMatchObject({ ok: true, donation: { amountMinor: minor } });
    }
    expect(readDonation({ ...typed, amount: '', ownAmount: '7' }, terms, 'USD', 'en')).toMatchObject({
      donation: { amountMinor: 700 },
    });
  });

  it('stays within the limits', () => {
    const sentence = 'Please give between $2 and $500.';
    for (const written of ['1.99', '0', '500.01', '999999999999']) {
      expect(own(written), written).toEqual({ ok: false, fields: { ownAmount: sentence } });
    }
  });

  it('is refused with a sentence when the amount cannot be parsed', () => {
    for (const written of ['ten', '-5', '1.234', '1e3', '12,34', '９']) {
      expect(own(written), written).toEqual({
        ok: false,
        fields: { ownAmount: 'Type an amount like 10.00.' },
      });
    }
    expect(own(' ')).toEqual({ ok: false, fields: { ownAmount: text.amountMissing } });
  });

  it('is refused when an amount was typed and another one chosen', () => {
    expect(read({ ownAmount: '30' })).toEqual({ ok: false, fields: { ownAmount: text.amountTwice } });
  });

  it('stores name and message as text, within their limits', () => {
    const marked = read({ name: ' <b>Ada</b>\n ', message: 'For\r\nthe <kiln>\u0000' });
    expect(marked).toMatchObject({ donation: { name: '<b>Ada</b>', message: 'For\nthe <kiln>' } });
    expect(read({ message: 'x'.repeat(donationLimits.message + 1), name: 'x'.repeat(1_000_000) })).toEqual({
      ok: false,
      fields: {
        message: 'Please use at most 500 characters.',
        name: 'Please use at most 80 characters.',
      },
    });
  });

  it('stores name and message in its line, and nothing when both are empty', () => {
    expect(writeDonationDetails({ name: 'Ada', message: '' })).toBe('{"From":"Ada"}');
    expect(writeDonationDetails({ name: '', message: '' })).toBe('');
  });
});
