import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardBrand, passesLuhn, readCard } from './card.ts';

const now = Date.UTC(2026, 10, 21, 12);
const card = { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123' };
const problems = (change: Partial<typeof card>): object => {
  const read = readCard({ ...card, ...change }, now);
  return read.ok ? {} : read.problems;
};

describe('a card number', () => {
  it('may be typed with spaces or dashes', () => {
    expect(readCard(card, now)).toEqual({
      ok: true,
      card: { number: '4242424242424242', expiryMonth: 12, expiryYear: 2034, cvc: '123' },
    });
    expect(problems({ number: '4242-4242-4242-4242' })).toEqual({});
  });

  it('is required: digits, of a valid length, with the right check digit', () => {
    expect(problems({ number: ' ' })).toEqual({ cardNumber: 'missing' });
    for (const number of ['4242 4242 4242 4241', '4242', '0'.repeat(20), '4242x4242424242424']) {
      expect(problems({ number })).toEqual({ cardNumber: 'invalid' });
    }
  });

  it('has exactly one valid last digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{11,18}$/), (start) => {
        const right = [...'0123456789'].filter((digit) => passesLuhn(start + digit));
        expect(right).toHaveLength(1);
      }),
    );
  });

  it('has its network', () => {
    const brands = {
      '4242424242424242': 'visa',
      '5555555555554444': 'mastercard',
      '2223003122003222': 'mastercard',
      '378282246310005': 'amex',
      '6011111111111117': 'discover',
      '3566002020360505': 'jcb',
      '36227206271667': 'diners',
      '6205500000000000004': 'unionpay',
      '9999999999999995': 'card',
    };
    for (const [number, brand] of Object.entries(brands)) expect(cardBrand(number)).toBe(brand);
  });
});

describe('an expiry date', () => {
  it('is read in the usual notations', () => {
    for (const expiry of ['12/34', '12 / 2034', '1234', '12-34', '12.34', '122034', '12 34']) {
      expect(readCard({ ...card, expiry }, now)).toMatchObject({ ok: true, card: { expiryYear: 2034 } });
    }
    expect(problems({ expiry: '1/34' })).toEqual({});
  });

  it('is refused when it is missing, not a month, or too far in the future', () => {
    expect(problems({ expiry: '' })).toEqual({ cardExpiry: 'missing' });
    for (const expiry of ['13/34', '00/34', '2034-12', 'soon', '12/99', '123']) {
      expect(problems({ expiry })).toEqual({ cardExpiry: 'invalid' });
    }
  });

  it('is valid until its month is over in every time zone', () => {
    expect(problems({ expiry: '11/26' })).toEqual({});
    expect(problems({ expiry: '10/26' })).toEqual({ cardExpiry: 'past' });
    const end = Date.UTC(2026, 11, 1, 12);
    expect(readCard({ ...card, expiry: '11/26' }, end - 1).ok).toBe(true);
    expect(readCard({ ...card, expiry: '11/26' }, end).ok).toBe(false);
  });
});

describe('a security code', () => {
  it('has three digits, four on American Express', () => {
    expect(problems({ cvc: '' })).toEqual({ cardCvc: 'missing' });
    expect(problems({ cvc: '12' })).toEqual({ cardCvc: 'invalid' });
    expect(problems({ cvc: '1234' })).toEqual({ cardCvc: 'invalid' });
    expect(problems({ number: '3782 822463 10005', cvc: '1234' })).toEqual({});
    expect(problems({ number: '3782 822463 10005', cvc: '123' })).toEqual({ cardCvc: 'invalid' });
  });
});
