import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hexOfRgb, overlay } from '../color/mending-shade.ts';
import { type Rgb, rgbOfHex } from '../color/contrast.ts';
import { contrastWarnings, faintPairs, palettePairs } from './palette-contrast.ts';
import type { Palette, Palettes } from './section-palettes.ts';

const tweaks = [
  { name: 'accent', sets: { property: 'accent', scope: 'page' } },
  { name: 'ground', sets: { property: 'paper', scope: 'page' } },
  { name: 'ink', sets: { property: 'ink', scope: 'page' } },
  { name: 'dark', sets: { property: 'paper', scope: 'dark' } },
  { name: 'darkGround', sets: { property: 'paper', scope: 'dark' } },
  { name: 'darkInk', sets: { property: 'ink', scope: 'dark' } },
] as const;
type Values = Readonly<Record<'accent' | 'ground' | 'ink' | 'darkGround' | 'darkInk', Rgb>>;

/** A small theme: soft text, edges and panels follow the text and the background. */
function paletteOf(paper: Rgb, ink: Rgb, accent: Rgb): Palette {
  return new Map<string, Rgb>([
    ['paper', paper],
    ['tint', overlay(ink, 0.05, paper)],
    ['field', paper],
    ['ink', ink],
    ['ink-soft', overlay(ink, 0.75, paper)],
    ['edge', overlay(ink, 0.6, paper)],
    ['focus', ink],
    ['accent', accent],
  ]);
}
function palettesWith(values: Values): Palettes {
  const page = paletteOf(values.ground, values.ink, values.accent);
  const dark = paletteOf(values.darkGround, values.darkInk, values.darkInk);
  return { page, light: page, tinted: page, dark, accent: page };
}
const warningsOf = (values: Values) =>
  contrastWarnings(palettesWith(values), tweaks, (name, color) =>
    palettesWith({ ...values, [name]: rgbOfHex(color) ?? [0, 0, 0] }),
  );

const readable: Values = {
  accent: [0x9f, 0x42, 0x2a],
  ground: [0xfa, 0xf7, 0xf2],
  ink: [0x22, 0x1d, 0x18],
  darkGround: [0x2a, 0x30, 0x25],
  darkInk: [0xf4, 0xee, 0xe4],
};

it('has no warnings where all can be read', () => {
  expect(warningsOf(readable)).toEqual([]);
});

it('names the worst pair of each text with the tweak of the text and its nearest shade', () => {
  const [warning, ...others] = warningsOf({ ...readable, accent: [0xe0, 0xb0, 0x40] });
  expect(others).toEqual([]);
  expect(warning).toMatchObject({
    scope: 'page',
    text: 'accent',
    ground: 'tint',
    needed: 4.5,
    tweak: 'accent',
  });
  expect(warning?.ratio).toBeLessThan(2);
  const mended = { ...readable, accent: rgbOfHex(warning?.shade ?? '') ?? readable.accent };
  expect(warningsOf(mended)).toEqual([]);
});

it('proposes the background where no shade of the text is enough, and the section’s own tweak', () => {
  const found = warningsOf({ ...readable, darkGround: [0x77, 0x77, 0x77] });
  expect(new Set(found.map(({ scope, tweak }) => `${scope} ${tweak}`))).toEqual(new Set(['dark darkGround']));
  expect(found.every(({ shade }) => shade !== null)).toBe(true);
});

it('names no tweak where the theme has none for it, and nothing for a theme without these properties', () => {
  const faint = palettesWith({ ...readable, accent: [0xfa, 0xf7, 0xf2] });
  const [warning] = contrastWarnings(faint, [], () => faint);
  expect(warning).toMatchObject({ text: 'accent', tweak: null, shade: null });
  const none = { page: new Map(), light: new Map(), tinted: new Map(), dark: new Map(), accent: new Map() };
  expect(contrastWarnings(none, tweaks, () => none)).toEqual([]);
});

it('proposes shades that pass, for any palette, and says so wherever there is too little contrast', () => {
  const color = fc.integer({ min: 0, max: 0xff_ff_ff }).map((n): Rgb => [n >> 16, (n >> 8) & 0xff, n & 0xff]);
  const any = fc.record({ accent: color, ground: color, ink: color, darkGround: color, darkInk: color });
  fc.assert(
    fc.property(any, (values) => {
      const palettes = palettesWith(values);
      const warnings = warningsOf(values);
      for (const scope of ['page', 'dark'] as const)
        expect(warnings.some((one) => one.scope === scope)).toBe(faintPairs(palettes[scope]).length > 0);
      for (const { tweak, shade, scope, text, ground } of warnings) {
        if (tweak === null || shade === null) continue;
        const after = palettesWith({ ...values, [tweak]: rgbOfHex(shade) ?? [0, 0, 0] });
        const left = faintPairs(after[scope]).map((one) => `${one.text} on ${one.ground}`);
        expect(left).not.toContain(`${text} on ${ground}`);
        // Nothing of what the tweak colors is left over.
        const own = tweaks.find(({ name }) => name === tweak)?.sets.property ?? '';
        expect(left.filter((pair) => pair.split(' on ').includes(own))).toEqual([]);
      }
    }),
    { numRuns: 150 },
  );
});

it('needs 4.5 of text and 3 of edges', () => {
  expect(new Set(palettePairs.map(({ needed }) => needed))).toEqual(new Set([4.5, 3]));
  expect(hexOfRgb([0, 0, 0])).toBe('#000000');
});
