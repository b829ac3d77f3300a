import type { CustomCssProblem } from '@vitrine/domain/code/custom-css.ts';
import type { OwnFont } from '@vitrine/domain/design/fonts/own-fonts.ts';
import { palettesOf, type Palettes } from '@vitrine/domain/design/section-palettes.ts';
import { LRUCache } from 'lru-cache';
import { criticalCssChooser, type ChooseCss } from '../critical-css/critical-css.ts';
import { type BuiltFile, fingerprint, type ThemeFiles } from '../theme-files.ts';
import type { ThemeProblem } from '../theme-problem.ts';
import { type DressedFonts, dressFonts } from './dress-fonts.ts';
import { buildOwnStyles, noOwnStyles, type OwnStyles } from './own-styles.ts';
import { buildStyles, joinStyles, paletteStylesOf } from './theme-styles.ts';
import { type Tweak, tweakClasses, tweaksInForce, type TweakValues } from './theme-tweaks.ts';

/** Maximum cached stylesheets, one per set of tweak values and own CSS. */
const MAX_STYLESHEETS = 50;
/** Maximum sets of values that are tried out at once, by all owners. */
const MAX_TRIED = 20;

const noFonts: readonly OwnFont[] = [];

export interface ThemeStylesheet extends BuiltFile {
  /** The critical CSS of a page; null where the page must link the whole stylesheet. */
  readonly criticalCss: ChooseCss;
}

/** A stylesheet for values that are not stored, and what it needs of the page. */
export interface TriedStyles {
  /** Of the theme, in order; most are the same for all values. */
  readonly parts: readonly string[];
  /** The owner's own CSS, after it; '' where it cannot be used. */
  readonly own: string;
  /** Classes of the page. */
  readonly classes: string;
  /** Problems of the owner's own CSS. */
  readonly problems: readonly CustomCssProblem[];
}

/** A theme's stylesheets, one for each set of an owner's values. */
export interface ThemeStylesheets {
  /**
   * The stylesheet with an owner's values, the fonts they name (of the catalogue or the website's own) and own CSS;
   * compiled once for each set of them.
   */
  stylesheetWith(values: TweakValues, ownFonts?: readonly OwnFont[], own?: string): ThemeStylesheet;
  /** The same in its parts, for values that are tried out: it gets no address. */
  tryStyles(values: TweakValues, ownFonts: readonly OwnFont[], own: string): TriedStyles;
  /** The colors of the page and of each section theme with an owner's values. */
  palettesWith(values: TweakValues): Palettes;
  /** A compiled stylesheet by its address. */
  builtAt(url: string): BuiltFile | null;
  /** Classes of the page for an owner's tweak values. */
  classesWith(values: TweakValues): string;
}

/** Compiles stylesheets on demand; `note` is called with each problem. */
export function stylesheetsOf(
  files: ThemeFiles,
  tweaks: readonly Tweak[],
  hasScripts: boolean,
  note: (problem: ThemeProblem) => void,
): ThemeStylesheets {
  const stylesheets = new LRUCache<string, ThemeStylesheet>({ max: MAX_STYLESHEETS });
  const themeParts = new LRUCache<string, readonly string[]>({ max: MAX_TRIED });
  const ownParts = new LRUCache<string, OwnStyles>({ max: MAX_TRIED });
  let plain: ThemeStylesheet | null = null;
  const paletteStyles = paletteStylesOf(files, tweaks);
  // The owner's values are the same object until the site changes, so they are processed once.
  const readings = new WeakMap<TweakValues, Reading>();
  function reading(values: TweakValues): Reading {
    const known = readings.get(values);
    if (known !== undefined) return known;
    const inForce = tweaksInForce(tweaks, values);
    const made = { inForce, classes: tweakClasses(tweaks, inForce), dressed: new WeakMap() };
    readings.set(values, made);
    return made;
  }
  function dress({ inForce, dressed }: Reading, ownFonts: readonly OwnFont[]): Dressed {
    const known = dressed.get(ownFonts);
    if (known !== undefined) return known;
    const fonts = dressFonts(tweaks, inForce, ownFonts);
    const made = { ...fonts, key: JSON.stringify([fonts.values, fonts.css]), latest: null };
    dressed.set(ownFonts, made);
    return made;
  }

  function partsOfTheme({ values, css, key }: Dressed): readonly string[] {
    const known = themeParts.get(key);
    if (known !== undefined) return known;
    const problems: ThemeProblem[] = [];
    const parts = buildStyles(files, tweaks, values, problems, css);
    for (const problem of problems) note(problem);
    themeParts.set(key, parts);
    return parts;
  }
  function ownPart({ values, key }: Dressed, own: string): OwnStyles {
    if (own === '') return noOwnStyles;
    const whole = `${key}\n${own}`;
    const known = ownParts.get(whole);
    if (known !== undefined) return known;
    const made = buildOwnStyles(files, tweaks, values, own);
    ownParts.set(whole, made);
    return made;
  }

  function stylesheetWith(values: TweakValues, ownFonts = noFonts, own = ''): ThemeStylesheet {
    const dressed = dress(reading(values), ownFonts);
    // One page after the other asks for the same; comparing the owner's own CSS is quicker than hashing it.
    if (dressed.latest?.own === own) return dressed.latest.built;
    const whole = own === '' ? dressed.key : `${dressed.key}\n${own}`;
    const built = stylesheets.get(whole) ?? build(dressed, own);
    stylesheets.set(whole, built);
    dressed.latest = { own, built };
    if (Object.keys(dressed.values).length === 0 && own === '') plain ??= built;
    return built;
  }
  function build(dressed: Dressed, own: string): ThemeStylesheet {
    const { css: ownCss } = ownPart(dressed, own);
    const theme = joinStyles(partsOfTheme(dressed));
    const css = ownCss === '' ? theme : `${theme}\n${ownCss}`;
    return {
      ...fingerprint(`/_v/theme/${files.name.replaceAll(/[^\w-]/g, '-')}`, 'css', css),
      // Theme scripts measure the page and add classes that the markup does not have.
      criticalCss: hasScripts ? () => null : criticalCssOf(css),
    };
  }

  return {
    stylesheetWith,
    tryStyles: (values, ownFonts, own) => {
      const read = reading(values);
      const dressed = dress(read, ownFonts);
      const { css, problems } = ownPart(dressed, own);
      return { parts: partsOfTheme(dressed), own: css, classes: read.classes, problems };
    },
    palettesWith: (values) => palettesOf(paletteStyles(tweaksInForce(tweaks, values))),
    builtAt: (url) =>
      [plain, ...stylesheets.values()].find((built) => built !== null && built.url === url) ?? null,
    classesWith: (values) => reading(values).classes,
  };
}

interface Reading {
  readonly inForce: TweakValues;
  readonly classes: string;
  readonly dressed: WeakMap<readonly OwnFont[], Dressed>;
}

/** An owner's values with the fonts they name. */
interface Dressed extends DressedFonts {
  readonly key: string;
  latest: { readonly own: string; readonly built: ThemeStylesheet } | null;
}

/** Prepares a stylesheet when the first page needs it. */
function criticalCssOf(css: string): ChooseCss {
  let choose: ChooseCss | null | undefined;
  return (html) => {
    if (choose === undefined) choose = criticalCssChooser(css);
    return choose === null ? null : choose(html);
  };
}
