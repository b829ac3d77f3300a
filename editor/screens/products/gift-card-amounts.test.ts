import { describe, expect, it } from 'vitest';
import { amountsOf, withAmounts } from './gift-card-amounts.ts';
import { aProduct, aVariant } from './product-fixture.ts';
import { valuesOf } from './product-values.ts';

let made = 0;
const newId = () => {
  made += 1;
  return `new-${made}`;
};
const fresh = aProduct({ type: 'giftCard', variants: [aVariant('a', { priceMinor: 0, unlimited: true })] });
const card = aProduct({
  type: 'giftCard',
  variantOptions: ['Amount'],
  variants: [
    aVariant('a', { priceMinor: 2500, unlimited: true, attributes: { Amount: 'A small one' } }),
    aVariant('b', { priceMinor: 5000, unlimited: true, attributes: { Amount: '$50' } }),
  ],
});
const values = (product = card) => valuesOf(product, 'UTC');
const refusal = (...typed: string[]) => withAmounts(values(), card, typed, newId);

describe('the amounts of a gift card', () => {
  it('become an option with a variant each, of which the first continues the variant there was', () => {
    expect(amountsOf(values(fresh), fresh)).toEqual([]);
    const first = withAmounts(values(fresh), fresh, ['100', '25', '25.00', '50,50'], newId);
    if (typeof first === 'string') throw new Error(first);
    expect(first.options).toEqual([
      {
        name: 'Amount',
        was: null,
        values: ['$25', '$50.50', '$100'].map((name) => ({ name, was: null, swatch: '' })),
      },
    ]);
    expect(amountsOf(first, fresh)).toEqual(['25.00', '50.50', '100.00']);
    expect(first.variants['a']?.price).toBe('25.00');
  });

  it('keep their variants and names where they stay, and delete those that are taken away', () => {
    const changed = withAmounts(values(), card, ['25', '75'], newId);
    if (typeof changed === 'string') throw new Error(changed);
    expect(changed.options[0]?.values.map(({ name }) => name)).toEqual(['A small one', '$75']);
    expect(changed.variants['a']).toEqual(values().variants['a']);
    expect(changed.variants['b']?.isRemoved).toBe(true);
    expect(amountsOf(changed, card)).toEqual(['25.00', '75.00']);
  });

  it('that cannot be are refused with a sentence', () => {
    expect(refusal()).toBe('A gift card needs at least one amount.');
    for (const typed of ['much', '0', '-5', '1e12']) expect(refusal(typed)).toBe('Enter an amount like 25.');
    expect(refusal('999999999999')).toBe('That amount is too high.');
    expect(refusal(...Array.from({ length: 31 }, (_, at) => String(at + 1)))).toBe(
      'Enter at most 30 amounts.',
    );
  });
});
