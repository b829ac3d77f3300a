import { expect, it } from 'vitest';
import { websiteColor } from './website-color.ts';

const solid = { hue: 210, saturation: 0.5, lightness: 0.4, alpha: null };

it('writes a colour for a stylesheet, to two digits', () => {
  expect(websiteColor(solid)).toBe('hsl(210, 50%, 40%)');
  expect(websiteColor({ ...solid, alpha: 0.255 })).toBe('hsla(210, 50%, 40%, 0.26)');
  expect(websiteColor({ hue: 0.126, saturation: 1 / 3, lightness: 1, alpha: 0 })).toBe(
    'hsla(0.13, 33.33%, 100%, 0)',
  );
});

it('accepts each part within its bounds, inclusive', () => {
  expect(websiteColor({ ...solid, hue: 360 })).toBe('hsl(360, 50%, 40%)');
  expect(websiteColor({ ...solid, hue: 360.1 })).toBe('Hue out of bounds.');
  expect(websiteColor({ ...solid, hue: -1 })).toBe('Hue out of bounds.');
  expect(websiteColor({ ...solid, saturation: 1.01 })).toBe('Saturation out of bounds.');
  expect(websiteColor({ ...solid, lightness: -0.01 })).toBe('Lightness out of bounds.');
  expect(websiteColor({ ...solid, alpha: 2 })).toBe('Alpha out of bounds.');
  expect(websiteColor({ ...solid, hue: Number.NaN })).toBe('Hue out of bounds.');
});

it('reports every mistake, missing properties first', () => {
  expect(websiteColor({ hue: 400, saturation: 2, lightness: 2, alpha: 2 })).toBe(
    'Hue out of bounds. Saturation out of bounds. Lightness out of bounds. Alpha out of bounds.',
  );
  expect(websiteColor({ ...solid, hue: null, alpha: 9 })).toBe('Missing an H/S/L value.');
});
