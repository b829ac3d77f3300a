import { expect, it } from 'vitest';
import { copyBlocks, copySection } from './copy-blocks.ts';
import { aBlock, aSection } from './page-fixture.ts';

const idsFrom = (first: number) => {
  let last = first - 1;
  return () => `new${(last += 1)}`;
};
const a = aBlock('a', { place: { column: 3, columns: 4, row: 2, rows: 2 }, depth: 1, props: { x: [1] } });
const b = aBlock('b', {
  place: { column: 9, columns: 4, row: 3, rows: 4 },
  phone: { column: 1, columns: 8, row: 1, rows: 1 },
});

it('copies blocks to below the originals, arranged as these are, with new ids', () => {
  expect(copyBlocks([a, b], [a, b], idsFrom(1), { column: 3, columns: 10, row: 2, rows: 5 })).toEqual([
    { ...a, id: 'new1', place: { column: 3, columns: 4, row: 7, rows: 2 } },
    { id: 'new2', type: 'text', place: { column: 9, columns: 4, row: 8, rows: 4 }, props: b.props },
  ]);
});

it('copies to the end of another section, in the columns of the original', () => {
  const other = aBlock('o', { place: { column: 1, columns: 24, row: 1, rows: 9 } });
  expect(copyBlocks([b], [other], idsFrom(1))?.[0]?.place).toEqual({
    column: 9,
    columns: 4,
    row: 10,
    rows: 4,
  });
  expect(copyBlocks([b], [], idsFrom(1))?.[0]?.place.row).toBe(1);
  expect(copyBlocks([], [other], idsFrom(1))).toEqual([]);
});

it('copies nothing to where there is no room', () => {
  const full = aBlock('f', { place: { column: 9, columns: 1, row: 1, rows: 500 } });
  expect(copyBlocks([b], [full], idsFrom(1))).toBeNull();
});

it('copies a section with its arrangement, in which every id is new', () => {
  const section = { ...aSection('s', [a, b]), theme: 'dark' as const };
  expect(copySection(section, idsFrom(1))).toEqual({
    ...section,
    id: 'new1',
    blocks: [
      { ...a, id: 'new2' },
      { ...b, id: 'new3' },
    ],
  });
});
