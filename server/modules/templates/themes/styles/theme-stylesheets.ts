import type { CustomCssProblem } from '@vitrine/domain/code/custom-css.ts';
import { LRUCache } from 'lru-cache';
import { criticalCssChooser, type ChooseCss } from '../critical-css/critical-css.ts';
import { type BuiltFile, fingerprint, type ThemeFiles } from '../theme-files.ts';
import type { ThemeProblem } from '../theme-problem.ts';
import { buildOwnStyles, noOwnStyles, type OwnStyles } from './own-styles.ts';
import { buildStyles, joinStyles } from './theme-styles.ts';
import { type Tweak, tweakClasses, tweaksInForce, type TweakValues } from './theme-tweaks.ts';

/** Maximum cached stylesheets, one per set of tweak values and own CSS. */
const MAX_STYLESHEETS = 50;
/** Maximum sets of values that are tried out at once, by all owners. */
const MAX_TRIED = 20;

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
  /** The stylesheet with an owner's values and own CSS; compiled once for each set of them. */
  stylesheetWith(values: TweakValues, own?: string): ThemeStylesheet;
  /** The same in its parts, for values that are tried out: it gets no address. */
  tryStyles(values: TweakValues, own: string): TriedStyles;
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
  // The owner's values are the same object until the site changes, so they are processed once.
  const readings = new WeakMap<TweakValues, Reading>();
  function reading(values: TweakValues): Reading {
    const known = readings.get(values);
    if (known !== undefined) return known;
    const inForce = tweaksInForce(tweaks, values);
    const made = {
      inForce,
      key: JSON.stringify(inForce),
      classes: tweakClasses(tweaks, inForce),
      latest: null,
    };
    readings.set(values, made);
    return made;
  }

  function partsOfTheme({ inForce, key }: Reading): readonly string[] {
    const known = themeParts.get(key);
    if (known !== undefined) return known;
    const problems: ThemeProblem[] = [];
    const parts = buildStyles(files, tweaks, inForce, problems);
    for (const problem of problems) note(problem);
    themeParts.set(key, parts);
    return parts;
  }
  function ownPart({ inForce, key }: Reading, own: string): OwnStyles {
    if (own === '') return noOwnStyles;
    const whole = `${key}\n${own}`;
    const known = ownParts.get(whole);
    if (known !== undefined) return known;
    const made = buildOwnStyles(files, tweaks, inForce, own);
    ownParts.set(whole, made);
    return made;
  }

  function stylesheetWith(values: TweakValues, own = ''): ThemeStylesheet {
    const read = reading(values);
    // One page after the other asks for the same; comparing the owner's own CSS is quicker than hashing it.
    if (read.latest?.own === own) return read.latest.built;
    const whole = own === '' ? read.key : `${read.key}\n${own}`;
    const built = stylesheets.get(whole) ?? build(read, own);
    stylesheets.set(whole, built);
    read.latest = { own, built };
    if (read.key === '{}' && own === '') plain ??= built;
    return built;
  }
  function build(read: Reading, own: string): ThemeStylesheet {
    const { css: ownCss } = ownPart(read, own);
    const theme = joinStyles(partsOfTheme(read));
    const css = ownCss === '' ? theme : `${theme}\n${ownCss}`;
    return {
      ...fingerprint(`/_v/theme/${files.name.replaceAll(/[^\w-]/g, '-')}`, 'css', css),
      // Theme scripts measure the page and add classes that the markup does not have.
      criticalCss: hasScripts ? () => null : criticalCssOf(css),
    };
  }

  return {
    stylesheetWith,
    tryStyles: (values, own) => {
      const read = reading(values);
      const { css, problems } = ownPart(read, own);
      return { parts: partsOfTheme(read), own: css, classes: read.classes, problems };
    },
    builtAt: (url) =>
      [plain, ...stylesheets.values()].find((built) => built !== null && built.url === url) ?? null,
    classesWith: (values) => reading(values).classes,
  };
}

interface Reading {
  readonly inForce: TweakValues;
  readonly key: string;
  readonly classes: string;
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
