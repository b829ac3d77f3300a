import { expect, it } from 'vitest';
import { colorWeight, lumaWeight, parseHexColor } from './color-weight.ts';

it('is light above half of 24 bits', () => {
  // 0xffffff / 2 is 8388607.5: 0x7fffff is below, 0x800000 above.
  expect(colorWeight('#7fffff')).toBe('dark');
  expect(colorWeight('#800000')).toBe('light');
  expect(colorWeight('fff')).toBe('light');
  expect(colorWeight('000000')).toBe('dark');
});

it('is dark by luma below 0.65 of 256', () => {
  // A grey has the luma of its channels: 166 is below 166.4, 167 above.
  expect(lumaWeight('#a6a6a6')).toBe('dark');
  expect(lumaWeight('#a7a7a7')).toBe('light');
  // Blue has a low weight, green a high one.
  expect(lumaWeight('#0000ff')).toBe('dark');
  expect(lumaWeight('#00ff00')).toBe('light');
  expect(lumaWeight('#ff0000')).toBe('dark');
});

it('returns null for an invalid colour', () => {
  for (const text of ['', '#', '#ff', '#ffff', '#fffff', '#gggggg', 'red', '#1234567']) {
    expect(parseHexColor(text), text).toBeNull();
    expect(colorWeight(text), text).toBeNull();
    expect(lumaWeight(text), text).toBeNull();
  }
});
