import { palettesOf, type Palettes } from '@vitrine/domain/design/section-palettes.ts';
import { criticalCssChooser, type ChooseCss } from '../critical-css/critical-css.ts';
import { type BuiltFile, fingerprint, type ThemeFiles } from '../theme-files.ts';
import type { ThemeProblem } from '../theme-problem.ts';
import { buildStyles, paletteStylesOf } from './theme-styles.ts';
import type { OwnFont } from '@vitrine/domain/design/fonts/own-fonts.ts';
import { dressFonts } from './dress-fonts.ts';
import { type Tweak, tweakClasses, tweaksInForce, type TweakValues } from './theme-tweaks.ts';

/** Maximum cached stylesheets, one per set of tweak values. */
const MAX_STYLESHEETS = 50;

const noFonts: readonly OwnFont[] = [];

export interface ThemeStylesheet extends BuiltFile {
  /** The critical CSS of a page; null where the page must link the whole stylesheet. */
  readonly criticalCss: ChooseCss;
}

/** A theme's stylesheets, one for each set of an owner's values. */
export interface ThemeStylesheets {
  /**
   * The stylesheet with an owner's values and the fonts they name, of the catalogue or the website's own; compiled once
   * for each set of values.
   */
  stylesheetWith(values: TweakValues, ownFonts?: readonly OwnFont[]): ThemeStylesheet;
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
  const stylesheets = new Map<string, ThemeStylesheet>();
  // The owner's values are the same object until the site changes, so they are processed once.
  const readings = new WeakMap<TweakValues, ReturnType<typeof readTweaks>>();
  const paletteStyles = paletteStylesOf(files, tweaks);
  function readTweaks(values: TweakValues) {
    const inForce = tweaksInForce(tweaks, values);
    return {
      inForce,
      keys: new WeakMap<readonly OwnFont[], string>(),
      classes: tweakClasses(tweaks, inForce),
    };
  }
  function reading(values: TweakValues) {
    const known = readings.get(values) ?? readTweaks(values);
    readings.set(values, known);
    return known;
  }
  function stylesheetWith(values: TweakValues, ownFonts = noFonts): ThemeStylesheet {
    const { inForce, keys } = reading(values);
    const seen = stylesheets.get(keys.get(ownFonts) ?? '');
    if (seen !== undefined) return seen;
    const dressed = dressFonts(tweaks, inForce, ownFonts);
    const key = JSON.stringify([dressed.values, dressed.css]);
    keys.set(ownFonts, key);
    const known = stylesheets.get(key);
    if (known !== undefined) return known;
    const problems: ThemeProblem[] = [];
    const css = buildStyles(files, tweaks, dressed.values, problems, dressed.css);
    const built = {
      ...fingerprint(`/_v/theme/${files.name.replaceAll(/[^\w-]/g, '-')}`, 'css', css),
      // Theme scripts measure the page and add classes that the markup does not have.
      criticalCss: hasScripts ? () => null : criticalCssOf(css),
    };
    for (const problem of problems) note(problem);
    if (stylesheets.size >= MAX_STYLESHEETS) stylesheets.delete([...stylesheets.keys()].at(-1) ?? '');
    stylesheets.set(key, built);
    return built;
  }

  return {
    stylesheetWith,
    palettesWith: (values) => palettesOf(paletteStyles(tweaksInForce(tweaks, values))),
    builtAt: (url) => [...stylesheets.values()].find((built) => built.url === url) ?? null,
    classesWith: (values) => reading(values).classes,
  };
}

/** Prepares a stylesheet when the first page needs it. */
function criticalCssOf(css: string): ChooseCss {
  let choose: ChooseCss | null | undefined;
  return (html) => {
    if (choose === undefined) choose = criticalCssChooser(css);
    return choose === null ? null : choose(html);
  };
}
