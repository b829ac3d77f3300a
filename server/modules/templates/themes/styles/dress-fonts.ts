import { sameFamilies } from '@vitrine/domain/design/fonts/family-names.ts';
import { familiesOf, fontRules, siteFontFor } from '@vitrine/domain/design/fonts/font-css.ts';
import type { OwnFont } from '@vitrine/domain/design/fonts/own-fonts.ts';
import type { Tweak, TweakValues } from './theme-tweaks.ts';
import { declared, readFont } from './tweak-fonts.ts';

/** An owner's values with the families that a stylesheet names, and the rules that load them. */
export interface DressedFonts {
  readonly values: TweakValues;
  /** `@font-face` rules; '' where only the theme's own fonts are used. */
  readonly css: string;
}

/**
 * Declares the fonts that an owner chose. `values` are in force. A value that names a font of the theme itself stays as
 * it is: the theme's stylesheet loads it.
 */
export function dressFonts(
  tweaks: readonly Tweak[],
  values: TweakValues,
  ownFonts: readonly OwnFont[],
): DressedFonts {
  const fonts = tweaks.filter(({ type }) => type === 'font');
  const ofTheme = fonts.map((tweak) => readFont(tweak.default)?.get('font-family') ?? '');
  const dressed: Record<string, string> = { ...values };
  const rules = new Map<string, string>();
  for (const { name } of fonts) {
    const value = values[name];
    const font = value === undefined ? null : readFont(value);
    const families = font?.get('font-family');
    if (font === null || families === undefined) continue;
    if (ofTheme.some((known) => sameFamilies(known, families))) continue;
    const found = siteFontFor(families, ownFonts);
    if (found === null) continue;
    dressed[name] = declared(new Map([...font, ['font-family', familiesOf(found)]]));
    if (!rules.has(found.cssFamily)) rules.set(found.cssFamily, fontRules(found));
  }
  return { values: dressed, css: [...rules.values()].join('\n') };
}
