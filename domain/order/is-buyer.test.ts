import { describe, expect, it } from 'vitest';
import { matchesBuyer, readOrderNumber } from './is-buyer.ts';

const order = { email: 'June.Alder@Example.com', postalCode: 'SW1A 2AA' };

describe('a person who opens an order in another browser', () => {
  it('can enter its email address or postal code in the usual notations', () => {
    for (const typed of ['june.alder@example.com ', 'JUNE.ALDER@EXAMPLE.COM', 'sw1a2aa', ' SW1A-2AA']) {
      expect(matchesBuyer(order, typed)).toBe(true);
    }
  });

  it('is refused with any other value, and with an empty one when there is no postal code', () => {
    for (const typed of ['', ' ', '-', 'june', 'example.com', '@', 'SW1A', 'june.alder@example.co']) {
      expect(matchesBuyer(order, typed)).toBe(false);
      expect(matchesBuyer({ ...order, postalCode: '' }, typed)).toBe(false);
    }
  });

  it('can type an order number with or without its number sign', () => {
    expect(['1001', '#1001', ' # 1001 '].map(readOrderNumber)).toEqual([1001, 1001, 1001]);
    expect(['', '#', '10.01', 'order 1001', '1'.repeat(16)].map(readOrderNumber)).toEqual(
      Array.from({ length: 5 }, () => null),
    );
  });
});
