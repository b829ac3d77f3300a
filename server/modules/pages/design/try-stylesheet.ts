import type { StylesheetAnswer } from '@vitrine/contracts/design.ts';
import { tweaksOf } from '@vitrine/domain/content/content-settings.ts';
import { ownFontsOf } from '@vitrine/domain/design/fonts/own-fonts.ts';
import { paletteOf, type Theme } from '../../templates/index.ts';
import type { Site } from '../../websites/index.ts';
import { partId, withFilesOf } from './design-page.ts';
import { refusedTweaks } from './tweak-refusals.ts';

/** The stylesheet of a theme with values that are not stored; of values that it does not allow the stored ones. */
export function tryStylesheet(
  { settings }: Pick<Site, 'settings'>,
  theme: Theme,
  tried: {
    readonly tweaks: Readonly<Record<string, string>>;
    readonly css: string;
    readonly have: readonly string[];
  },
): StylesheetAnswer {
  const refused = refusedTweaks(theme, tried.tweaks);
  const stored = tweaksOf(settings, theme.name);
  const values = Object.entries(tried.tweaks).flatMap(([name, value]) => {
    const shown = Object.hasOwn(refused, name) ? stored[name] : value;
    return shown === undefined || shown === '' ? [] : [[name, shown] as const];
  });
  const shown = Object.fromEntries(values);
  const { parts, ...styles } = withFilesOf(theme, theme.tryStyles(shown, ownFontsOf(settings), tried.css));
  const have = new Set(tried.have);
  const { warnings, derived } = paletteOf(theme, shown);
  return {
    ...styles,
    contrast: [...warnings],
    derived,
    parts: parts.map((css) => {
      const id = partId(css);
      return { id, css: have.has(id) ? null : css };
    }),
    refused,
  };
}
