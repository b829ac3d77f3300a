import type { ListCount } from '@vitrine/contracts/list.ts';
import { expect, it } from 'vitest';
import { bulk as text } from '../../text/en-bulk.ts';
import {
  countSelected,
  isEmpty,
  isSelected,
  nothingSelected,
  rowsBetween,
  type Selection,
  withRows,
} from './selection.ts';

it('selects rows one by one and deselects them', () => {
  const two = withRows(nothingSelected, ['a', 'b'], true);
  expect(isSelected(two, 'a')).toBe(true);
  expect(countSelected(two, { count: 100, isMore: false })).toEqual({ count: 2, isMore: false });
  expect(isEmpty(withRows(two, ['a', 'b'], false))).toBe(true);
});

it('keeps exceptions of "all that match"', () => {
  const all = withRows({ kind: 'all', except: new Set() }, ['b'], false);
  expect(isSelected(all, 'a')).toBe(true);
  expect(isSelected(all, 'b')).toBe(false);
  const total = { count: 1204, isMore: false };
  expect(countSelected(all, total)).toEqual({ count: 1203, isMore: false });
  expect(countSelected(withRows(all, ['b'], true), total)).toEqual(total);
});

const rows = (selection: Selection, of: ListCount | undefined, locale = 'en') =>
  text.rows((value) => value.toLocaleString(locale), countSelected(selection, of), 'product', 'products');

it('names the rows that are meant: exactly, or as more than what was counted', () => {
  const all: Selection = { kind: 'all', except: new Set() };
  const total = { count: 10_000, isMore: true };
  expect(rows({ kind: 'ids', ids: new Set(['a']) }, total)).toBe('1 product');
  expect(rows(all, { count: 10_000, isMore: false })).toBe('10,000 products');
  expect(rows(all, total)).toBe('more than 10,000 products');
  expect(rows(all, total, 'de')).toBe('more than 10.000 products');
  // Of at least 10,001 rows.
  expect(rows(withRows(all, ['b', 'c', 'd'], false), total)).toBe('more than 9,997 products');
  // Counted when the search was another one.
  expect(rows(all, undefined)).toBe('all products that match');
});

it('finds the rows between two, in both directions', () => {
  const shown = ['a', 'b', 'c', 'd'];
  expect(rowsBetween(shown, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(rowsBetween(shown, 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(rowsBetween(shown, null, 'c')).toEqual(['c']);
  expect(rowsBetween(shown, 'gone', 'c')).toEqual(['c']);
});
