import { expect, it } from 'vitest';
import { contrastRatio, rgbOfHex } from './contrast.ts';

it('is 21 between black and white, 1 between equal colours, in either order', () => {
  const black = [0, 0, 0] as const;
  const white = [255, 255, 255] as const;
  expect(contrastRatio(black, white)).toBeCloseTo(21, 10);
  expect(contrastRatio(white, black)).toBeCloseTo(21, 10);
  expect(contrastRatio(white, white)).toBe(1);
  // The lightest grey with enough contrast for text on white.
  expect(contrastRatio([0x76, 0x76, 0x76], white)).toBeGreaterThan(4.5);
  expect(contrastRatio([0x77, 0x77, 0x77], white)).toBeLessThan(4.5);
});

it('reads the channels of a colour', () => {
  expect(rgbOfHex('#1d1d1b')).toEqual([0x1d, 0x1d, 0x1b]);
  expect(rgbOfHex('#a0f')).toEqual([0xaa, 0, 0xff]);
  expect(rgbOfHex('red')).toBeNull();
});
