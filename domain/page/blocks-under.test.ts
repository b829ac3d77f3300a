import { expect, it } from 'vitest';
import { fromTop, nextUnder, pileOf } from './blocks-under.ts';
import type { PageBlock } from './page-document.ts';

const block = (id: string, column: number, depth?: number): PageBlock => ({
  id,
  type: 'image',
  place: { column, columns: 6, row: 1, rows: 4 },
  ...(depth === undefined ? {} : { depth }),
  props: {},
});
const blocks = [block('low', 1, -1), block('a', 2), block('b', 3), block('high', 4, 2), block('apart', 15)];

it('orders blocks from the top: by depth, then the later one', () => {
  expect(fromTop(blocks)).toEqual(['high', 'apart', 'b', 'a', 'low']);
});

it('finds those that lie on or under a block', () => {
  expect(pileOf(blocks, 'a', ({ place }) => place)).toEqual(['high', 'b', 'a', 'low']);
  expect(pileOf(blocks, 'apart', ({ place }) => place)).toEqual(['apart']);
  expect(pileOf(blocks, 'gone', ({ place }) => place)).toEqual([]);
});

it('goes down the pile and begins again at its top', () => {
  const pile = ['high', 'b', 'a'];
  expect(nextUnder(pile, undefined)).toBe('high');
  expect(nextUnder(pile, 'high')).toBe('b');
  expect(nextUnder(pile, 'a')).toBe('high');
  expect(nextUnder(['only'], 'only')).toBe('only');
  expect(nextUnder([], 'a')).toBeNull();
});
