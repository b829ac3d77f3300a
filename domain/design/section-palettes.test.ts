import { expect, it } from 'vitest';
import { palettesOf } from './section-palettes.ts';

const hexes = (palette: ReadonlyMap<string, readonly number[]>) =>
  Object.fromEntries([...palette].map(([name, color]) => [name, color.join(' ')]));

it('has the colors of the page and of each section, which inherits what it does not set', () => {
  const css = `:root { --paper: #fff; --ink: #102030; --gap: 1rem; }
    [data-theme='tinted'] { --paper: #f0f0f0; } [data-theme="dark"], .other { --paper: rgb(1, 2, 3) }`;
  const palettes = palettesOf(css);
  expect(hexes(palettes.page)).toEqual({ paper: '255 255 255', ink: '16 32 48' });
  expect(hexes(palettes.tinted)).toEqual({ paper: '240 240 240', ink: '16 32 48' });
  expect(hexes(palettes.dark)).toEqual({ paper: '1 2 3', ink: '16 32 48' });
  expect(palettes.light).toEqual(palettes.page);
});

it('lets rules in no layer win over those in a layer, wherever they stand', () => {
  const css = `@layer a, b;:root{--paper:#111111}@layer a{.x{color:red;top:0}:root{--paper:#222222;--ink:#333333}}
    @layer a{[data-theme='dark']{--ink:#444444}}`;
  const palettes = palettesOf(css);
  expect(hexes(palettes.page)).toEqual({ paper: '17 17 17', ink: '51 51 51' });
  expect(hexes(palettes.dark)).toEqual({ paper: '17 17 17', ink: '68 68 68' });
});

it('ignores conditions, other selectors, comments, strings, and what is no plain color', () => {
  const css = `/* :root { --paper: #000000 } */ @media print { :root { --paper: #000000 } }
    .a::before { content: ':root{--paper:#000000}'; background: url(data:x;y{z}) } main [data-theme='dark'] { --paper: #000000 }
    @supports (a: b) { [data-theme='dark'] { --paper: #000000 } }
    :root { --paper: #ffffff; --ink: var(--paper); --veil: rgba(0, 0, 0, .5); --odd: rgb(999, 0, 0) }`;
  expect(hexes(palettesOf(css).page)).toEqual({ paper: '255 255 255' });
  expect(hexes(palettesOf(css).dark)).toEqual({ paper: '255 255 255' });
  expect(palettesOf('} } { ; --paper: #fff :root {').page.size).toBe(0);
});
