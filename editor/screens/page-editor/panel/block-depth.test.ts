import type { PageBlock } from '@vitrine/domain/page/page-document.ts';
import { expect, test } from 'vitest';
import { depthAfter, isOverlapped } from './block-depth.ts';

const aBlock = (id: string, depth: number, column = 1): PageBlock => ({
  id,
  type: 'text',
  place: { column, columns: 4, row: 1, rows: 4 },
  ...(depth === 0 ? {} : { depth }),
  props: {},
});

test('a block is brought above the next one over it, however far its level is', () => {
  const block = aBlock('own', 0);
  expect(depthAfter(block, [block, aBlock('other', 5), aBlock('top', 9)], 1)).toBe(6);
  expect(depthAfter(block, [block, aBlock('other', 0)], 1)).toBe(1);
  expect(depthAfter(block, [block, aBlock('other', 0)], -1)).toBe(-1);
  expect(depthAfter(aBlock('own', 6), [aBlock('other', 5), aBlock('low', -3)], -1)).toBe(4);
});

test('what is on top already, or overlaps nothing, is not moved', () => {
  expect(depthAfter(aBlock('own', 1), [aBlock('other', 0)], 1)).toBeNull();
  expect(depthAfter(aBlock('own', 0), [aBlock('beside', 3, 5)], 1)).toBeNull();
  expect(isOverlapped(aBlock('own', 0), [aBlock('beside', 3, 5)])).toBe(false);
  expect(isOverlapped(aBlock('own', 0), [aBlock('beside', 3, 4)])).toBe(true);
});

test('a level beyond 100 is never reached', () => {
  expect(depthAfter(aBlock('own', 0), [aBlock('other', 100)], 1)).toBeNull();
});
