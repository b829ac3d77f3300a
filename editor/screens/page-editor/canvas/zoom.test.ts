import { describe, expect, it } from 'vitest';
import { nextZoom, placeFrame, scrollToKeep, wheelZoom, withinZoom } from './zoom.ts';

describe('the frame on its pane', () => {
  it('fits the desktop layout into a narrower pane, and is as wide as a wider one', () => {
    expect(placeFrame({ width: 512, height: 400 }, 'desktop', 'fit')).toEqual({
      pageWidth: 1024,
      pageHeight: 800,
      scale: 0.5,
      left: 0,
      stage: 512,
    });
    expect(placeFrame({ width: 1300, height: 400 }, 'desktop', 'fit')).toMatchObject({
      pageWidth: 1300,
      scale: 1,
      stage: 1300,
    });
    expect(placeFrame({ width: 390, height: 700 }, 'desktop', 'fit').scale).toBeCloseTo(0.381, 3);
  });

  it('is never laid out at another width by zoom', () => {
    for (const zoom of ['fit', 0.25, 0.5, 1, 2] as const) {
      expect(placeFrame({ width: 700, height: 400 }, 'desktop', zoom).pageWidth).toBe(1024);
      expect(placeFrame({ width: 700, height: 400 }, 'phone', zoom).pageWidth).toBe(390);
    }
  });

  it('stands in the middle where it is narrower, and is scrolled across where it is wider', () => {
    expect(placeFrame({ width: 700, height: 400 }, 'desktop', 0.5)).toMatchObject({ left: 94, stage: 700 });
    expect(placeFrame({ width: 700, height: 400 }, 'desktop', 1)).toMatchObject({
      left: 0,
      stage: 1024,
      pageHeight: 400,
    });
    expect(placeFrame({ width: 700, height: 400 }, 'phone', 'fit')).toMatchObject({ left: 155, scale: 1 });
  });

  it('has its own size while the pane has none', () => {
    expect(placeFrame({ width: 0, height: 0 }, 'desktop', 'fit')).toMatchObject({ scale: 1, left: 0 });
  });
});

describe('steps of zoom', () => {
  it('go to the next stop, also from a factor between two, and end at the last', () => {
    expect([0.5, 0.66, 1, 2].map((scale) => nextZoom(scale, 1))).toEqual([0.75, 0.75, 1.5, 2]);
    expect([0.5, 0.66, 1, 0.25].map((scale) => nextZoom(scale, -1))).toEqual([0.25, 0.5, 0.75, 0.25]);
    expect(nextZoom(0.749_9, 1)).toBe(1);
  });

  it('of the wheel are even both ways and stay within the limits', () => {
    const larger = wheelZoom(1, -30);
    expect(larger).toBeGreaterThan(1);
    expect(wheelZoom(larger, 30)).toBeCloseTo(1, 10);
    expect(wheelZoom(1, -4_000)).toBe(wheelZoom(1, -60));
    expect(wheelZoom(0.26, 60)).toBe(0.25);
    expect(withinZoom(9)).toBe(2);
  });

  it('keep what is under the pointer', () => {
    // At 100 pixels of the viewport, 50 % to 100 %: what was at 100 is at 100 * 0.5 / 1 = 50 of it now.
    expect(scrollToKeep(100, 0.5, 1)).toBe(50);
    expect(scrollToKeep(100, 1, 0.5)).toBe(-100);
    expect(scrollToKeep(80, 1, 1)).toBe(0);
  });
});
