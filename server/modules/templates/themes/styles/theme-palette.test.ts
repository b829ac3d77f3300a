import { faintPairs } from '@vitrine/domain/design/palette-contrast.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { loadTheme } from '../theme.ts';
import { derivedColors, paletteOf } from './theme-palette.ts';

const themes = ['atelier', 'gazette', 'noctis'] as const;

it.each(themes)('nothing of %s is hard to read as it is', async (name) => {
  const theme = await loadTheme(name);
  const { warnings, colors } = paletteOf(theme, {});
  expect(warnings).toEqual([]);
  const byDefault = theme.tweaks.filter(({ sets, default: original }) => sets !== null && original !== '');
  for (const { name: tweak, default: original } of byDefault)
    expect([tweak, colors[tweak]]).toEqual([tweak, original.toLowerCase()]);
});

it('finds the links that a light accent makes hard to read, and the shade that mends them', async () => {
  const theme = await loadTheme('atelier');
  const { warnings } = paletteOf(theme, { accentColor: '#E0B040' });
  expect(warnings).toContainEqual(
    expect.objectContaining({ scope: 'page', text: 'accent', needed: 4.5, tweak: 'accentColor' }),
  );
  const shade = warnings.find(({ tweak }) => tweak === 'accentColor')?.shade ?? '';
  const left = paletteOf(theme, { accentColor: shade }).warnings.filter(({ scope }) => scope === 'page');
  expect(left).toEqual([]);
});

it('derives the colors of sections until they are chosen', async () => {
  const theme = await loadTheme('atelier');
  const values = { accentColor: '#1A4FA3', groundColor: '#EEF3F0', darkInk: '#FFFFFF' };
  const derived = derivedColors(theme, values);
  expect(derived['lightGround']).toBe('#eef3f0');
  expect(derived['accentGround']).toBe('#1a4fa3');
  expect(derived['darkInk']).not.toBe('#ffffff');
  expect(Object.keys(derived)).not.toContain('groundColor');
  expect(paletteOf(theme, values).colors).toMatchObject({ darkInk: '#ffffff', groundColor: '#eef3f0' });
});

it('proposes shades that pass AA, whatever is chosen in whichever theme', async () => {
  const loaded = await Promise.all(themes.map((name) => loadTheme(name)));
  const color = fc
    .integer({ min: 0, max: 0xff_ff_ff })
    .map((number) => `#${number.toString(16).padStart(6, '0')}`);
  const names = loaded[0]?.tweaks.filter(({ sets }) => sets !== null).map(({ name }) => name) ?? [];
  const values = fc.dictionary(fc.constantFrom(...names), color, { minKeys: 1, maxKeys: 4 });
  fc.assert(
    fc.property(fc.constantFrom(...loaded), values, (theme, chosen) => {
      for (const { tweak, shade, scope, text, ground } of paletteOf(theme, chosen).warnings) {
        if (tweak === null || shade === null) continue;
        const left = faintPairs(theme.palettesWith({ ...chosen, [tweak]: shade })[scope]);
        expect(left.map((one) => `${one.text} on ${one.ground}`)).not.toContain(`${text} on ${ground}`);
      }
    }),
    { numRuns: 6 },
  );
}, 60_000);
