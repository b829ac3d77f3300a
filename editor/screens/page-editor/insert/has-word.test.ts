import { expect, it } from 'vitest';
import { hasWord, nameRank } from './has-word.ts';

it('finds a text that has what is searched for, whatever its case', () => {
  expect(hasWord(['Summary', 'Products of a list'], ' product')).toBe(true);
  expect(hasWord(['Summary'], 'map')).toBe(false);
  expect(hasWord([], '  ')).toBe(true);
});

it('ranks the name that was meant first', () => {
  const names = ['Card', 'Summary', 'Product list', 'One product', 'Product'];
  const ranked = names.toSorted((a, b) => nameRank(a, 'product') - nameRank(b, 'product'));
  expect(ranked).toEqual(['Product', 'Product list', 'One product', 'Card', 'Summary']);
});
