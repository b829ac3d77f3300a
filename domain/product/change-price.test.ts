import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changePrice,
  MAX_PERCENT_HUNDREDTHS,
  MIN_PERCENT_HUNDREDTHS,
  type PriceChange,
} from './change-price.ts';
import { MAX_PRICE_MINOR } from './product-rules.ts';

const priced = (priceMinor: number, salePriceMinor: number | null = null) => ({
  priceMinor,
  salePlanned: salePriceMinor !== null,
  salePriceMinor: salePriceMinor ?? 0,
});
const percent = (of: number): PriceChange => ({ by: 'percent', hundredths: of * 100 });
const amount = (minor: number): PriceChange => ({ by: 'amount', minor });

describe('a change of prices', () => {
  it.each([
    [2800, percent(10), 3080],
    [2800, percent(-10), 2520],
    [999, percent(10), 1099],
    [995, percent(10), 1095],
    [5, percent(-50), 3],
    [0, percent(10), 0],
    [1000, percent(-100), 0],
    [1000, amount(250), 1250],
    [1000, amount(-1000), 0],
  ])('makes of %i by %j the price %i', (priceMinor, change, price) => {
    expect(changePrice(priced(priceMinor), change)).toEqual({ ok: true, value: price });
  });

  it('is refused below 0, above the highest price, and below the sale price', () => {
    expect(changePrice(priced(100), amount(-101))).toMatchObject({ error: { code: 'too-low' } });
    expect(changePrice(priced(MAX_PRICE_MINOR), percent(1))).toMatchObject({ error: { code: 'too-high' } });
    expect(changePrice(priced(1000, 900), percent(-20))).toMatchObject({ error: { code: 'above-price' } });
    expect(changePrice(priced(1000, 900), percent(-10))).toEqual({ ok: true, value: 900 });
  });

  it('by a percentage is within half a minor unit of the exact price', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: Math.floor(MAX_PRICE_MINOR / 11) }),
        fc.integer({ min: MIN_PERCENT_HUNDREDTHS, max: MAX_PERCENT_HUNDREDTHS }),
        (priceMinor, hundredths) => {
          const price = changePrice(priced(priceMinor), { by: 'percent', hundredths });
          const exact = BigInt(priceMinor) * BigInt(10_000 + hundredths);
          const off = price.ok ? BigInt(price.value) * 10_000n - exact : null;
          expect(off).not.toBeNull();
          expect(off !== null && off <= 5000n && off > -5000n).toBe(true);
        },
      ),
    );
  });
});
