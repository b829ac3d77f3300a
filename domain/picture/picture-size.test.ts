import { expect, it } from 'vitest';
import { heightForWidth, parsePictureSize, thumbnailForWidth, widthForHeight } from './picture-size.ts';

it('reads a size and nothing else', () => {
  expect(parsePictureSize('1500x1000')).toEqual({ width: 1500, height: 1000 });
  for (const text of ['', '1500', 'x1000', '1500x', '1500x1000x2', '1.5x1', '-1x5', '1e3x10'])
    expect(parsePictureSize(text), text).toBeNull();
});

it('keeps the proportions, in whole pixels', () => {
  const size = { width: 1500, height: 1000 };
  expect(heightForWidth(size, 750)).toBe(500);
  expect(heightForWidth(size, 100)).toBe(66);
  expect(widthForHeight(size, 100)).toBe(150);
  expect(heightForWidth({ width: 0, height: 10 }, 5)).toBeNull();
  expect(widthForHeight(size, Number.NaN)).toBeNull();
});

it('picks the rendition by the thresholds', () => {
  expect([1, 100, 101, 300, 301, 500, 501, 750, 751, 1000, 1001, 9000].map(thumbnailForWidth)).toEqual([
    '100w',
    '100w',
    '300w',
    '300w',
    '500w',
    '500w',
    '750w',
    '750w',
    '1000w',
    '1000w',
    '1500w',
    '1500w',
  ]);
});
