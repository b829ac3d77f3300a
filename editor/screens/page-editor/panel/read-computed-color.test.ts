import { expect, it } from 'vitest';
import { readComputedColor } from './read-computed-color.ts';

it('reads colors as browsers compute them', () => {
  expect(readComputedColor('rgb(34, 29, 24)')).toEqual({ rgb: [34, 29, 24], alpha: 1 });
  expect(readComputedColor('rgba(0, 0, 0, 0)')).toEqual({ rgb: [0, 0, 0], alpha: 0 });
  expect(readComputedColor('rgb(34 29 24 / 0.5)')).toEqual({ rgb: [34, 29, 24], alpha: 0.5 });
  expect(readComputedColor('color(srgb 1 0.5 0)')).toEqual({ rgb: [255, 127.5, 0], alpha: 1 });
  expect(readComputedColor('color(srgb 0 1.2 -1e-7 / 0.25)')).toEqual({ rgb: [0, 255, 0], alpha: 0.25 });
});

it('reads nothing else', () => {
  for (const text of ['', 'red', '#221d18', 'rgb(1, 2)', 'color(display-p3 1 0 0)', 'oklch(0.5 0.1 20)'])
    expect(readComputedColor(text), text).toBeNull();
});
