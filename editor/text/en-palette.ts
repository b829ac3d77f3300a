import type { PaletteScope } from '@vitrine/domain/design/section-palettes.ts';

/** Texts about the contrast of a theme's palette. */
const texts: Readonly<Record<string, string>> = {
  ink: 'Text',
  'ink-soft': 'Quiet text',
  accent: 'Links',
  moss: 'Labels in the second accent',
  danger: 'Error messages',
  'accent-ink': 'Words on buttons',
  edge: 'Edges of form fields',
  focus: 'The ring around what has the focus',
};

const sections: Readonly<Record<PaletteScope, string>> = {
  page: 'page',
  light: 'light',
  tinted: 'tinted',
  dark: 'dark',
  accent: 'accent',
};

const behind = (text: string, ground: string, scope: PaletteScope): string => {
  if (text === 'edge') return scope === 'page' ? '' : ` in ${sections[scope]} sections`;
  if (ground === 'accent' || ground === 'accent-strong')
    return scope === 'page' ? '' : ` in ${sections[scope]} sections`;
  if (ground === 'field')
    return scope === 'page' ? ' in form fields' : ` in form fields of ${sections[scope]} sections`;
  if (ground === 'tint') return scope === 'page' ? ' on panels' : ` on panels in ${sections[scope]} sections`;
  return scope === 'page' ? ' on the background of the page' : ` on the ${sections[scope]} background`;
};

const plural = new Set(['accent', 'moss', 'danger', 'accent-ink', 'edge']);
const seen = new Set(['edge', 'focus']);

export const palette = {
  title: 'Contrast',
  faint: (text: string, ground: string, scope: PaletteScope, ratio: string, needed: string) =>
    `${texts[text] ?? text}${behind(text, ground, scope)} ${plural.has(text) ? 'are' : 'is'} hard to ${
      seen.has(text) ? 'see' : 'read'
    } (${ratio}, needs ${needed})`,
  take: (shade: string) => `Use ${shade} instead`,
  /** What a button changes; for those who only hear its name. */
  takeFor: (shade: string, title: string) => `Use ${shade} instead for ${title}`,
  used: (shade: string, title: string) => `${title} is ${shade} now`,
  changes: (title: string) => `Changes ${title}.`,
  noShade: 'No shade of one color mends this. Choose a lighter or a darker background.',
};
