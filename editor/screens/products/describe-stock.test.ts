import { expect, it } from 'vitest';
import { describeStock } from './describe-stock.ts';

const tell = (unitsInStock: number | null, soldOutCount: number, variantCount: number) =>
  describeStock({ unitsInStock, soldOutCount, variantCount });

it('a list tells the units left, and how many variants are sold out', () => {
  expect(tell(60, 1, 6)).toEqual({ main: '60 left', more: '1 of 6 variants sold out', out: false });
  expect(tell(9, 0, 1)).toEqual({ main: '9 left', more: '', out: false });
  expect(tell(0, 1, 1)).toEqual({ main: 'Sold out', more: '', out: true });
  expect(tell(null, 0, 3)).toEqual({ main: 'Unlimited', more: '', out: false });
});
