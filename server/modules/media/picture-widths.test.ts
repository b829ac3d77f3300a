import { describe, expect, it } from 'vitest';
import { chooseRendition, renditionWidths } from './picture-widths.ts';

describe('the widths a picture is stored in', () => {
  it('are never wider than the picture itself', () => {
    expect(renditionWidths(1200)).toEqual([100, 300, 500, 750, 1000]);
    expect(renditionWidths(99)).toEqual([]);
    expect(renditionWidths(500)).toEqual([100, 300, 500]);
    expect(renditionWidths(9000)).toEqual([100, 300, 500, 750, 1000, 1500, 2500]);
  });
});

describe('the file served for a format', () => {
  const stored = [100, 300, 500, 750, 1000];
  it('is the requested stored width', () => {
    expect(chooseRendition('500w', stored)).toBe('500w.webp');
  });
  it('is the full picture for a larger width, for original and without a format', () => {
    expect(chooseRendition('1500w', stored)).toBe('full.webp');
    expect(chooseRendition('2500w', stored)).toBe('full.webp');
    expect(chooseRendition('original', stored)).toBe('full.webp');
    expect(chooseRendition(undefined, stored)).toBe('full.webp');
    expect(chooseRendition('100w', [])).toBe('full.webp');
  });
  it('does not exist for an unknown width', () => {
    for (const format of ['501w', '0w', '-1w', '500', 'w', '../source', '']) {
      expect(chooseRendition(format, stored)).toBeNull();
    }
  });
});

it('is the next wider rendition for the widths of a video thumbnail', () => {
  expect([120, 320, 480, 640].map((width) => chooseRendition(`${width}w`, [100, 300, 500, 750]))).toEqual([
    '300w.webp',
    '500w.webp',
    '500w.webp',
    '750w.webp',
  ]);
});
