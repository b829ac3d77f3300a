import { describe, expect, it } from 'vitest';
import type { GridArea, PageBlock, PageSection } from './page-document.ts';
import { phoneAreas } from './phone-areas.ts';

const block = (id: string, phone?: GridArea): PageBlock => ({
  id,
  type: 'text',
  place: { column: 1, columns: 24, row: 1, rows: 1 },
  ...(phone === undefined ? {} : { phone }),
  props: {},
});
const section = (fullWidth: boolean, ...blocks: readonly PageBlock[]): PageSection => ({
  id: 's',
  theme: 'light',
  space: 'normal',
  fullWidth,
  blocks,
});
const arranged = { column: 3, columns: 4, row: 2, rows: 3 };

describe('a section on a phone', () => {
  it('is stacked unless its owner arranged it', () => {
    expect(phoneAreas(section(false, block('a'), block('b')))).toBeNull();
    expect(phoneAreas(section(false))).toBeNull();
  });

  it('has what was not arranged below the rest, in order, with the space that rows have', () => {
    const areas = phoneAreas(section(false, block('new'), block('a', arranged), block('newer')));
    expect(Object.fromEntries(areas ?? [])).toEqual({
      a: arranged,
      new: { column: 1, columns: 8, row: 7, rows: 1 },
      newer: { column: 1, columns: 8, row: 10, rows: 1 },
    });
  });

  it('has no space between these where it reaches the edges', () => {
    const areas = phoneAreas(section(true, block('a', arranged), block('new'), block('newer')));
    expect([areas?.get('new')?.row, areas?.get('newer')?.row]).toEqual([5, 6]);
  });
});
