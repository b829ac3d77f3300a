import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alignAreas,
  type Areas,
  desktopAreas,
  fitRows,
  moveTogether,
  startingPhoneAreas,
} from './arrange-areas.ts';
import type { GridArea } from './page-document.ts';
import { aBlock, seededNumbers } from './page-fixture.ts';
import { chanceOf, randomDocument } from './random-operation.ts';

const area = (column: number, columns: number, row: number, rows: number): GridArea => ({
  column,
  columns,
  row,
  rows,
});
const areas = (entries: Readonly<Record<string, GridArea>>): Areas => new Map(Object.entries(entries));

describe('arranging a section for the phone', () => {
  it('begins with what is stored, and the rest below it in reading order and in proportion', () => {
    const blocks = [
      aBlock('low', { place: area(1, 24, 9, 9) }),
      aBlock('right', { place: area(13, 12, 1, 6) }),
      aBlock('kept', { place: area(1, 12, 1, 6), phone: area(2, 6, 3, 2) }),
      aBlock('line', { place: area(1, 24, 20, 1) }),
    ];
    expect(startingPhoneAreas(blocks)).toEqual(
      areas({
        kept: area(2, 6, 3, 2),
        right: area(1, 8, 5, 4),
        low: area(1, 8, 9, 3),
        line: area(1, 8, 12, 1),
      }),
    );
  });

  it('stays inside the grid, even for a section of the most rows', () => {
    const blocks = [aBlock('a', { place: area(1, 1, 1, 500) }), aBlock('b', { place: area(1, 1, 1, 500) })];
    expect(startingPhoneAreas(blocks)).toEqual(areas({ a: area(1, 8, 1, 500), b: area(1, 8, 500, 1) }));
  });
});

describe('several blocks', () => {
  const some = areas({ a: area(3, 4, 2, 2), b: area(5, 10, 5, 1), c: area(1, 3, 9, 4) });

  it('are aligned by an edge or by their middle', () => {
    expect(alignAreas(some, 'left')).toEqual(areas({ a: area(1, 4, 2, 2), b: area(1, 10, 5, 1) }));
    expect(alignAreas(some, 'right')).toEqual(areas({ a: area(11, 4, 2, 2), c: area(12, 3, 9, 4) }));
    expect(alignAreas(some, 'center')).toEqual(
      areas({ a: area(6, 4, 2, 2), b: area(3, 10, 5, 1), c: area(6, 3, 9, 4) }),
    );
    expect(alignAreas(some, 'top')).toEqual(areas({ b: area(5, 10, 2, 1), c: area(1, 3, 2, 4) }));
    expect(alignAreas(some, 'bottom')).toEqual(areas({ a: area(3, 4, 11, 2), b: area(5, 10, 12, 1) }));
    expect(alignAreas(some, 'middle')).toEqual(
      areas({ a: area(3, 4, 6, 2), b: area(5, 10, 7, 1), c: area(1, 3, 5, 4) }),
    );
    expect(alignAreas(new Map(), 'left')).toEqual(new Map());
  });

  it('are moved together, as far as all of them can go', () => {
    expect(moveTogether(some, -5, -1, 24)).toEqual(
      areas({ a: area(3, 4, 1, 2), b: area(5, 10, 4, 1), c: area(1, 3, 8, 4) }),
    );
    expect(moveTogether(some, 99, 0, 24).get('b')).toEqual(area(15, 10, 5, 1));
    expect(moveTogether(some, 0, 0, 24).size).toBe(0);
  });
});

describe('blocks that grow to their measured height', () => {
  it('push those below, which keep their distance and their lines', () => {
    const before = areas({
      text: area(1, 12, 1, 2),
      side: area(13, 12, 1, 2),
      under: area(1, 12, 4, 1),
      beside: area(13, 12, 4, 3),
      hung: area(20, 4, 2, 4),
    });
    expect(fitRows(before, new Map([['text', 100.1]]), 20)).toEqual(
      areas({
        text: area(1, 12, 1, 5),
        side: area(13, 12, 1, 5),
        under: area(1, 12, 7, 1),
        beside: area(13, 12, 7, 3),
        hung: area(20, 4, 2, 7),
      }),
    );
  });

  it('that fit already change nothing', () => {
    expect(fitRows(areas({ a: area(1, 4, 3, 2) }), new Map([['a', 40]]), 20).size).toBe(0);
    expect(fitRows(areas({ a: area(1, 4, 3, 2) }), new Map([['gone', 400]]), 20).size).toBe(0);
  });

  it('have room, keep the order of their lines and never shrink', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const next = seededNumbers(seed);
        const blocks = randomDocument(chanceOf(next)).sections.flatMap((section) => section.blocks);
        const before = desktopAreas(blocks);
        const heights = new Map(blocks.map(({ id }) => [id, Math.floor(next() * 200)]));
        const after = new Map([...before, ...fitRows(before, heights, 20)]);
        for (const [id, was] of before) {
          const is = after.get(id) ?? was;
          expect([is.column, is.columns]).toEqual([was.column, was.columns]);
          expect(is.rows).toBeGreaterThanOrEqual(was.rows);
          expect(is.rows * 20).toBeGreaterThanOrEqual(heights.get(id) ?? 0);
          for (const [otherId, otherWas] of before) {
            const other = after.get(otherId) ?? otherWas;
            expect(Math.sign(is.row - other.row)).toBe(Math.sign(was.row - otherWas.row));
            if (was.row + was.rows <= otherWas.row)
              expect(other.row - (is.row + is.rows)).toBeGreaterThanOrEqual(
                otherWas.row - (was.row + was.rows),
              );
          }
        }
      }),
    );
  });

  it('are cut at the last row of a section', () => {
    const before = areas({ a: area(1, 4, 1, 1), b: area(1, 4, 2, 1) });
    expect(fitRows(before, new Map([['a', 99_999]]), 20)).toEqual(
      areas({ a: area(1, 4, 1, 500), b: area(1, 4, 500, 1) }),
    );
  });
});
