import type { TemplateProblem } from '../engine/engine.ts';
import type { CollectionConf, ThemeConf } from './theme-conf.ts';
import {
  findFonts,
  namesOtherHost,
  readThemeFiles,
  readThemeFolder,
  type ThemeFiles,
} from './theme-files.ts';
import { type OutsideFile, outsideFiles, outsideProblems } from './outside-files.ts';
import type { CopyList } from './theme-copies.ts';
import type { ThemeField } from './theme-fields.ts';
import { pagesOf, type ThemePages } from './theme-pages.ts';
import { describeProblem, MAX_PROBLEMS, type ThemeProblem } from './theme-problem.ts';
import { tweaksOf } from './styles/theme-styles.ts';
import { stylesheetsOf, type ThemeStylesheet, type ThemeStylesheets } from './styles/theme-stylesheets.ts';
import { parseTemplates } from './theme-templates.ts';
import { noTweaks, type Tweak } from './styles/theme-tweaks.ts';

/** A theme, parsed and ready to render. */
export interface Theme extends ThemePages {
  /** Its folder's name, its key. */
  readonly name: string;
  readonly conf: ThemeConf;
  readonly collections: ReadonlyMap<string, CollectionConf>;
  /** With all tweaks at their defaults. */
  readonly stylesheet: ThemeStylesheet;
  readonly tweaks: readonly Tweak[];
  readonly fonts: ReadonlyMap<string, string>;
  /** Addresses of the fonts that most pages use first. */
  readonly preloads: readonly string[];
  readonly assets: ReadonlySet<string>;
  /** Inline scripts of the sources, by file name. */
  readonly inlineScripts: ReadonlyMap<string, string>;
  readonly folder: string;
  /** Written for another host: its styles set none of the custom properties that blocks use. */
  readonly isForeign: boolean;
  /** Whether its scripts use the API of another host. */
  readonly callsOtherHost: boolean;
  /** Places for an owner's blocks in its templates, by id. */
  readonly fields: ReadonlyMap<string, ThemeField>;
  /** Files its pages load from other sites. */
  readonly outside: readonly OutsideFile[];
  readonly copies: CopyList;
  /** Paths of the theme's own templates, without ending for system ones: `collections/blog.list`, `system/cart`. */
  readonly templates: ReadonlySet<string>;
  /** Warnings for the author, one line each. */
  readonly warnings: readonly string[];
  /** Problems of loading and of all renderings until now, each once, for the owner. */
  problems(): readonly ThemeProblem[];
  readonly stylesheetWith: ThemeStylesheets['stylesheetWith'];
  readonly tryStyles: ThemeStylesheets['tryStyles'];
  readonly builtAt: ThemeStylesheets['builtAt'];
  readonly palettesWith: ThemeStylesheets['palettesWith'];
  /** Items per page of a list of this kind; 24 by default. */
  pageSize(kind: string): number;
  /** Whether the layout's head contains this element itself. */
  writes(element: 'title' | 'charset' | 'viewport' | 'icon'): boolean;
}

const DEFAULT_PAGE_SIZE = 24;

/** Loads and parses a theme by name. Throws when there is none. */
export async function loadTheme(name: string, dataFolder: string | null = null): Promise<Theme> {
  return finishTheme(await readThemeFiles(name, dataFolder));
}

/** Loads and parses a theme folder at any path; its own name is the theme's where none is given. */
export async function loadThemeFolder(folder: string, name?: string): Promise<Theme> {
  return finishTheme(await readThemeFolder(folder, name));
}

async function finishTheme(files: ThemeFiles): Promise<Theme> {
  const theme = parseTheme(files);
  const fonts = await findFonts(files.folder, theme.stylesheet.body.toString());
  const preloads = [...fonts.keys()]
    .filter((file) => /-latin-(?!ext)[\w-]*normal\.woff2$/.test(file))
    .slice(0, 2)
    .map((file) => `/_v/fonts/${file}`);
  return { ...theme, fonts, preloads };
}

/** Parses a theme's sources. Mistakes are reported as problems; what does not parse is shown as text. */
export function parseTheme(files: ThemeFiles): Theme {
  const found: ThemeProblem[] = [...files.problems];
  const report = (problem: TemplateProblem, severity: ThemeProblem['severity'] = 'error'): void => {
    if (found.length < MAX_PROBLEMS) found.push({ severity, ...problem });
  };
  const outside = outsideFiles(files);
  const settled = new Set([...files.copies.files.map(({ address }) => address), ...files.copies.without]);
  found.push(...outsideProblems(outside.filter(({ address }) => !settled.has(address))));
  const templates = parseTemplates(files, report);
  const tweaks = tweaksOf(files.styles, found);

  const met = new Map<string, ThemeProblem>();
  function note(problem: ThemeProblem): void {
    if (met.size < MAX_PROBLEMS) met.set(describeProblem(problem), problem);
  }

  const hasScripts = files.scripts.size > 0 || templates.inlineScripts.size > 0;
  const stylesheets = stylesheetsOf(files, tweaks, hasScripts, note);
  const stylesheet = stylesheets.stylesheetWith(noTweaks);
  const head = templates.layouts.get('default')?.source ?? '';
  const elements = {
    title: /<title/i.test(head),
    charset: /<meta[^>]+charset/i.test(head),
    viewport: /<meta[^>]+viewport/i.test(head),
    icon: /<link[^>]+rel=["']?(?:shortcut )?icon\b/i.test(head),
  };
  const problemsNow = (): readonly ThemeProblem[] => [...found, ...met.values()].slice(0, MAX_PROBLEMS);
  return {
    name: files.name,
    conf: files.conf,
    collections: files.collections,
    stylesheet,
    tweaks,
    fonts: new Map(),
    preloads: [],
    assets: files.assets,
    inlineScripts: templates.inlineScripts,
    folder: files.folder,
    isForeign: ![...files.importable.values()].some((text) => /--paper\s*:/.test(text)),
    callsOtherHost:
      files.callsOtherHost ||
      [...files.sources.values(), ...templates.inlineScripts.values()].some(namesOtherHost),
    fields: templates.fields,
    outside,
    copies: files.copies,
    templates: templates.own,
    warnings: problemsNow().map(describeProblem),
    problems: problemsNow,
    stylesheetWith: stylesheets.stylesheetWith,
    palettesWith: stylesheets.palettesWith,
    tryStyles: stylesheets.tryStyles,
    builtAt: stylesheets.builtAt,
    pageSize: (kind) => files.collections.get(kind)?.pageSize ?? DEFAULT_PAGE_SIZE,
    writes: (element) => elements[element],
    ...pagesOf(files, templates, stylesheets.classesWith, note),
  };
}
