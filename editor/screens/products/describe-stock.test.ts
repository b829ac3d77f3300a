import { expect, it } from 'vitest';
import { numbersIn } from '../../ui/show-money.ts';
import { describeStock } from './describe-stock.ts';

const stockOf = (unitsInStock: number | null, soldOutCount: number, variantCount: number) =>
  describeStock(numbersIn('de'), { unitsInStock, soldOutCount, variantCount });

it('a list shows the units left, and how many variants are sold out', () => {
  expect(stockOf(60, 1, 6)).toEqual({ main: '60 left', more: '1 of 6 variants sold out', out: false });
  expect(stockOf(9, 0, 1)).toEqual({ main: '9 left', more: '', out: false });
  expect(stockOf(0, 1, 1)).toEqual({ main: 'Sold out', more: '', out: true });
  expect(stockOf(12_500, 0, 1).main).toBe('12.500 left');
  expect(stockOf(null, 0, 3)).toEqual({ main: 'Unlimited', more: '', out: false });
});
