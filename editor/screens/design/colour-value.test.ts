import { expect, it } from 'vitest';
import { pickColour, readColour, toHex } from './colour-value.ts';

it('reads colours in every notation of hex and rgb', () => {
  expect(readColour('#A8482F')).toEqual({ red: 168, green: 72, blue: 47, alpha: 1 });
  expect(readColour(' #abc ')).toEqual({ red: 170, green: 187, blue: 204, alpha: 1 });
  expect(readColour('#0000')?.alpha).toBe(0);
  expect(readColour('#11223380')?.alpha).toBeCloseTo(0.5, 2);
  expect(readColour('rgb(1, 2, 300)')).toEqual({ red: 1, green: 2, blue: 255, alpha: 1 });
  expect(readColour('rgba(0,0,0,.5)')?.alpha).toBe(0.5);
  expect(readColour('rgba(0, 0, 0, 25%)')?.alpha).toBe(0.25);
});

it('returns null for other notations', () => {
  for (const value of ['', 'tomato', '#12345', 'hsl(1, 2%, 3%)', 'rgb(1, 2)', '@ink'])
    expect(readColour(value), value).toBeNull();
});

it('writes a picked colour in the theme’s notation, so that the theme’s default is recognized', () => {
  expect(pickColour('#112233', '#a8482f')).toBe('#A8482F');
  expect(toHex({ red: 0, green: 9, blue: 255, alpha: 1 })).toBe('#0009FF');
  expect(pickColour('tomato', '#a8482f')).toBe('#A8482F');
});

it('keeps the transparency of the previous colour', () => {
  expect(pickColour('rgba(0, 0, 0, .5)', '#a8482f')).toBe('rgba(168, 72, 47, 0.5)');
  expect(pickColour('#00000080', '#ffffff')).toBe('rgba(255, 255, 255, 0.5)');
});
