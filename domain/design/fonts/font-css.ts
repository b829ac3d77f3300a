import { catalogueFont } from './font-catalogue.ts';
import { nameOfFamily } from './family-names.ts';
import { adjustedFallbacks, fallbackFamilies } from './font-fallbacks.ts';
import type { SiteFont } from './font-types.ts';
import { findOwnFont, type OwnFont, siteFontOf } from './own-fonts.ts';

/** The family that a list begins with: one of the website's own, or of the catalogue; null for any other. */
export function siteFontFor(families: string, own: readonly OwnFont[]): SiteFont | null {
  const name = nameOfFamily(families);
  const found = findOwnFont(own, name);
  return found === null ? catalogueFont(name) : siteFontOf(found);
}

/** The value of a tweak for a family: its name and what stands for it where it is missing. */
export const familyValue = ({ family, generic }: Pick<SiteFont, 'family' | 'generic'>): string =>
  `'${family}', ${generic}`;

/** The families that a stylesheet names for a font: itself, then its adjusted fallbacks. */
export const familiesOf = ({ cssFamily, family, generic }: SiteFont): string =>
  [`'${cssFamily}'`, ...fallbackFamilies(family, generic)].join(', ');

/** The `@font-face` rules of a font and of its fallbacks. A browser loads only the files that a page uses. */
export function fontRules(font: SiteFont): string {
  const own = font.styles.map(({ sources, weights, italic, range }) =>
    rule([
      `font-family:'${font.cssFamily}'`,
      `src:${sources.map(({ url, format }) => `url(${url}) format('${format}')`).join(',')}`,
      `font-weight:${weights[0] === weights[1] ? weights[0] : weights.join(' ')}`,
      ...(italic ? ['font-style:italic'] : []),
      'font-display:swap',
      ...(range === null ? [] : [`unicode-range:${range}`]),
    ]),
  );
  const stand = adjustedFallbacks(font.family, font.generic, font.metrics).map((one) =>
    rule([
      `font-family:'${one.cssFamily}'`,
      `src:${one.locals.map((name) => `local('${name}')`).join(',')}`,
      `font-weight:${one.weights.join(' ')}`,
      `size-adjust:${one.size}%`,
      `ascent-override:${one.ascent}%`,
      `descent-override:${one.descent}%`,
      `line-gap-override:${one.lineGap}%`,
    ]),
  );
  return [...own, ...stand].join('\n');
}

const rule = (declarations: readonly string[]): string => `@font-face{${declarations.join(';')}}`;
