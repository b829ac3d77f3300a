import { describe, expect, it } from 'vitest';
import { chooseRendition, renditionWidths } from './picture-widths.ts';

describe('the widths a picture is stored in', () => {
  it('never go beyond the picture itself', () => {
    expect(renditionWidths(1200)).toEqual([100, 300, 500, 750, 1000]);
    expect(renditionWidths(99)).toEqual([]);
    expect(renditionWidths(500)).toEqual([100, 300, 500]);
    expect(renditionWidths(9000)).toEqual([100, 300, 500, 750, 1000, 1500, 2500]);
  });
});

describe('the file that answers a format', () => {
  const stored = [100, 300, 500, 750, 1000];
  it('is the stored width asked for', () => {
    expect(chooseRendition('500w', stored)).toBe('500w.webp');
  });
  it('is the full picture for a width it does not reach, for original and for no format', () => {
    expect(chooseRendition('1500w', stored)).toBe('full.webp');
    expect(chooseRendition('2500w', stored)).toBe('full.webp');
    expect(chooseRendition('original', stored)).toBe('full.webp');
    expect(chooseRendition(undefined, stored)).toBe('full.webp');
    expect(chooseRendition('100w', [])).toBe('full.webp');
  });
  it('does not exist for a width that is none of the known ones', () => {
    for (const format of ['501w', '0w', '-1w', '500', 'w', '../source', '']) {
      expect(chooseRendition(format, stored)).toBeNull();
    }
  });
});

it('answers the widths of a film’s still with the next wider rendition', () => {
  expect([120, 320, 480, 640].map((width) => chooseRendition(`${width}w`, [100, 300, 500, 750]))).toEqual([
    '300w.webp',
    '500w.webp',
    '500w.webp',
    '750w.webp',
  ]);
});
