import { describe, expect, it } from 'vitest';
import type { GridMetrics } from '../canvas/grid-metrics.ts';
import { areaUnder, gapAt, sectionAt } from './landing-place.ts';

// The unit tests run without a browser.
class Box {
  constructor(
    readonly left: number,
    readonly top: number,
    readonly width: number,
    readonly height: number,
  ) {}
}
Object.assign(globalThis, { DOMRect: Box });

/** Columns of 30 pixels with gaps of 10 from 100 on, rows of 20 pixels from 200 on. */
const metrics = (columns: number, rows: number): GridMetrics => ({
  columns: Array.from({ length: columns }, (_, at) => ({ from: 100 + at * 40, to: 130 + at * 40 })),
  rows: Array.from({ length: rows }, (_, at) => ({ from: 200 + at * 20, to: 220 + at * 20 })),
  unit: 20,
});

describe('the area under a pointer', () => {
  it('has its middle at the pointer and its first row there', () => {
    // Six columns are 230 pixels wide.
    expect(areaUnder({ x: 455, y: 241 }, { columns: 6, rows: 4 }, metrics(24, 10))).toEqual({
      column: 7,
      columns: 6,
      row: 3,
      rows: 4,
    });
  });

  it('stays within the grid at both sides, and rows go on below the last one', () => {
    const grid = metrics(24, 10);
    expect(areaUnder({ x: 0, y: 0 }, { columns: 6, rows: 4 }, grid)).toMatchObject({ column: 1, row: 1 });
    expect(areaUnder({ x: 9_000, y: 480 }, { columns: 6, rows: 4 }, grid)).toMatchObject({
      column: 19,
      row: 15,
    });
    expect(areaUnder({ x: 0, y: 90_000 }, { columns: 6, rows: 4 }, grid).row).toBe(497);
  });

  it('takes the whole width on a phone, and no more columns than there are', () => {
    expect(areaUnder({ x: 300, y: 200 }, { columns: 6, rows: 4 }, metrics(8, 2))).toMatchObject({
      column: 1,
      columns: 8,
    });
    expect(areaUnder({ x: 300, y: 200 }, { columns: 99, rows: 4 }, metrics(24, 2))).toMatchObject({
      column: 1,
      columns: 24,
    });
  });
});

describe('sections under a pointer', () => {
  const sections = [
    { top: -50, bottom: 100 },
    { top: 100, bottom: 300 },
  ];

  it('are found by height, or the nearest one', () => {
    expect([-90, 99, 101, 900].map((y) => sectionAt(y, sections))).toEqual([0, 0, 1, 1]);
    expect(sectionAt(10, [])).toBe(-1);
  });

  it('have a gap before, between and after them', () => {
    expect(gapAt(0, sections)).toEqual({ index: 0, line: -50 });
    expect(gapAt(30, sections)).toEqual({ index: 1, line: 100 });
    expect(gapAt(250, sections)).toEqual({ index: 2, line: 300 });
    expect(gapAt(250, [])).toEqual({ index: 0, line: 0 });
  });
});
