import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrastRatio, rgbOfHex } from '../color/contrast.ts';
import { accentPattern, isAccentMended, mailColors } from './mail-colors.ts';

const ratio = (one: string, other: string): number =>
  contrastRatio(rgbOfHex(one) ?? [0, 0, 0], rgbOfHex(other) ?? [0, 0, 0]);

it('links and buttons can be read in any color, in light and in dark', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
      const accent = `#${number.toString(16).padStart(6, '0')}`;
      for (const colors of Object.values(mailColors(accent))) {
        expect(ratio(colors.link, colors.sheet)).toBeGreaterThanOrEqual(4.5);
        expect(ratio(colors.button, colors.sheet)).toBeGreaterThanOrEqual(3);
        expect(ratio(colors.onButton, colors.button)).toBeGreaterThanOrEqual(4.5);
      }
    }),
  );
});

it('a color that can be read is used as it is, another one in its nearest shade', () => {
  expect(mailColors('#8A3B1E').light.link).toBe('#8a3b1e');
  expect(isAccentMended('#8A3B1E')).toBe(false);
  expect(isAccentMended('#ffee88')).toBe(true);
  expect(mailColors('#ffee88').light.link).not.toBe('#ffee88');
});

it('text can be read on both grounds', () => {
  for (const colors of Object.values(mailColors('#8a3b1e'))) {
    expect(ratio(colors.ink, colors.sheet)).toBeGreaterThan(7);
    expect(ratio(colors.soft, colors.sheet)).toBeGreaterThanOrEqual(4.5);
    expect(ratio(colors.soft, colors.page)).toBeGreaterThanOrEqual(4.5);
    expect(ratio(colors.ink, colors.page)).toBeGreaterThan(7);
  }
});

it.each(['', '#fff', 'red', '#12345g', '#1234567', 'x#123456'])('%s is no color that is typed', (typed) =>
  expect(accentPattern.test(typed)).toBe(false),
);

it('what is no color is drawn in one that goes with any site', () => {
  expect(mailColors('red; }')).toEqual(mailColors('#33302b'));
});
