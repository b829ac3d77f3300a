import { Opcode, type RootCode } from '@squarespace/template-engine';
import { table, TemplateEngine, type TemplateProblem } from './engine.ts';
import { englishFormats } from './english-formats.ts';
import { formatterTable, predicateTable } from './formatters.ts';
import { type HostData, type HostNeeds, type NavigationItem, noHostData } from './host-data.ts';
import { HostTags, hostWork } from './host-tags.ts';
import { moveScripts } from './inline-scripts.ts';
import type { ContextObject } from './item-context.ts';
import { layoutsOf } from './layouts.ts';
import { lifeFormatters } from './life-formatters.ts';
import { loadPictures } from './load-pictures.ts';
import { navigationNames } from './navigation-names.ts';
import { pageClassesOf } from './page-classes.ts';
import { plainTemplates } from './plain-templates.ts';
import { systemFormatters, systemPartials } from './system-partials.tsx';
import type { CollectionConf, ThemeConf } from './theme-conf.ts';
import { LenientJsonError, parseLenientJson } from './lenient-json.ts';
import {
  type BuiltFile,
  findFonts,
  fingerprint,
  readThemeFiles,
  readThemeFolder,
  type ThemeFiles,
} from './theme-files.ts';
import { describeProblem, MOST_PROBLEMS, placeIn, type ThemeProblem } from './theme-problem.ts';
import { buildStyles, tweaksOf } from './theme-styles.ts';
import { type Tweak, tweakClasses, tweaksInForce, type TweakValues } from './theme-tweaks.ts';

/** What the host adds to a page's context. None of it is in `?format=json`. */
export interface HostVariables {
  /** Path of the page, which marks the navigation entry one is at. */
  readonly path: string;
  readonly title: string;
  readonly pageId: string;
  readonly pageClasses: string;
  /** HTML of the page's document, '' when it has none. */
  readonly document: string;
  /** HTML for the head and the end of the body, made by the host. */
  readonly headers: string;
  readonly footers: string;
  readonly navigations: Readonly<Record<string, readonly NavigationItem[]>>;
  readonly revision: number;
  /** What the owner set of the theme's tweaks. */
  readonly tweaks?: TweakValues;
  /** What host tags asked for in an earlier rendering of the same page. */
  readonly data?: HostData;
}

export interface RenderedPart {
  readonly html: string;
  /** Cut by the clock, not by a count: made again it may be whole. */
  readonly ranOutOfTime: boolean;
}

export interface RenderedPage extends RenderedPart {
  /** What host tags asked for and were not given; load it and render again. Null when nothing is missing. */
  readonly needs: HostNeeds | null;
  /** What went wrong in this very rendering. */
  readonly problems: readonly ThemeProblem[];
}

/** A theme, parsed and ready to render. */
export interface Theme {
  /** Its folder's name, by which it is chosen. */
  readonly name: string;
  readonly conf: ThemeConf;
  readonly collections: ReadonlyMap<string, CollectionConf>;
  /** With every tweak as the theme says. */
  readonly stylesheet: BuiltFile;
  readonly tweaks: readonly Tweak[];
  readonly fonts: ReadonlyMap<string, string>;
  /** Addresses of the fonts most pages begin with. */
  readonly preloads: readonly string[];
  readonly assets: ReadonlySet<string>;
  /** Scripts that stood in the sources, by file name. */
  readonly inlineScripts: ReadonlyMap<string, string>;
  readonly folder: string;
  /** Paths of the theme's own templates, without ending for system ones: `collections/blog.list`, `system/cart`. */
  readonly templates: ReadonlySet<string>;
  /** What the author should know, one line each. */
  readonly warnings: readonly string[];
  /** What was wrong when it was loaded and what went wrong in renderings until now, each once, for the owner. */
  problems(): readonly ThemeProblem[];
  /** The stylesheet with an owner's values; compiled once for each set of values. */
  stylesheetWith(values: TweakValues): BuiltFile;
  /** A stylesheet that has been made, by its address. */
  builtAt(url: string): BuiltFile | null;
  /** Items a list of this kind shows on one page; 24 where the theme does not say. */
  pageSize(kind: string): number;
  /** Whether the head of the layout writes this element itself. */
  writes(element: 'title' | 'charset' | 'viewport'): boolean;
  /**
   * Renders a whole page. `templates` are tried in order (`collections/products.list`, `collections/list`); the
   * last resort is a plain template of the host. A template that exceeds the limits is cut there and the layout around
   * it shown; that and whatever else went wrong is in `problems`.
   */
  renderPage(
    templates: readonly string[],
    context: ContextObject,
    host: HostVariables,
    now: number,
  ): RenderedPage;
  /** Renders one template by itself, without a layout around it. */
  renderPart(template: string, context: ContextObject, now: number): RenderedPart;
}

const noTweaks: TweakValues = {};
const DEFAULT_PAGE_SIZE = 24;
/** Sets of tweak values whose stylesheets are kept. */
const MOST_STYLESHEETS = 50;

/** Loads and parses a theme by name. Throws when there is none of that name. */
export async function loadTheme(name: string, dataFolder: string | null = null): Promise<Theme> {
  return finishTheme(await readThemeFiles(name, dataFolder));
}

/** Loads and parses a theme folder, wherever it lies. */
export async function loadThemeFolder(folder: string): Promise<Theme> {
  return finishTheme(await readThemeFolder(folder));
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

const templateFile = /\.(block|list|item|page)$/;
const hostTagTemplate = /<squarespace:[a-z-]+[^<>]*?\stemplate\s*=\s*["']?([\w./-]+)/g;
const partialCall = /\{[^{}\n]*\|apply[ ;:,|]([\w./-]+)/g;

/** Parses a theme's sources. Mistakes in them are problems; what does not parse shows as text. */
export function parseTheme(files: ThemeFiles): Theme {
  const found: ThemeProblem[] = [...files.problems];
  const tell = (problem: TemplateProblem, severity: ThemeProblem['severity'] = 'error'): void => {
    if (found.length < MOST_PROBLEMS) found.push({ severity, ...problem });
  };
  const inlineScripts = new Map<string, string>();
  const hostTags = new HostTags(files.scripts);
  const formatters = formatterTable(systemFormatters, hostTags.formatter());
  const engine = new TemplateEngine(table(formatters, lifeFormatters(formatters)), predicateTable());
  const parse = (path: string, source: string, place = (problem: TemplateProblem) => problem): RootCode => {
    const before = hostTags.problems.length;
    const moved = moveScripts(source, inlineScripts, (script) =>
      isPlainText(engine.parse(script).code, script),
    );
    const { code, problems } = engine.parse(hostTags.lift(moved, engine, path), path);
    for (const problem of [...problems, ...hostTags.problems.slice(before)]) tell(place(problem));
    return code;
  };

  const templates = new Map<string, RootCode>();
  const partials = table<RootCode>();
  const addPartial = (name: string, code: RootCode): void => {
    // Both `{@|apply card.block}` and `{@|apply card}` are met in templates, and `./blocks/card.block` too.
    const plain = name.replace(/\.block$/, '');
    for (const one of [name, plain, `${plain}.block`, `blocks/${plain}.block`, `./blocks/${plain}.block`])
      partials[one] = code;
  };
  for (const [name, source] of Object.entries(plainTemplates)) {
    const code = parse(`plain ${name}`, source);
    templates.set(name, code);
    if (name.startsWith('blocks/')) addPartial(name.slice('blocks/'.length), code);
  }
  for (const [name, source] of Object.entries(systemPartials))
    addPartial(name, parse(`plain blocks/${name}`, source));
  const own = new Set<string>();
  /** Those that show what the owner put above a list by themselves. */
  const showsDocument = new Set(Object.keys(plainTemplates));
  for (const [path, source] of files.sources) {
    if (!templateFile.test(path)) continue;
    const code = parse(path, source);
    if (path.startsWith('blocks/')) {
      addPartial(path.slice('blocks/'.length), code);
      templates.set(path, code);
      continue;
    }
    const name = path.replace(/^(system\/.*)\.block$/, '$1');
    templates.set(name, code);
    own.add(name);
    if (/squarespace\.main-content|\{(?:collection\.)?mainContent\b/.test(source)) showsDocument.add(name);
    else showsDocument.delete(name);
  }
  const injects = Object.fromEntries(
    [...files.sources]
      .filter(([path]) => path.endsWith('.json'))
      .flatMap(([path, source]) => injectsOf(path, source, tell)),
  );
  const layouts = layoutsOf(files, tell);
  for (const layout of layouts.values())
    templates.set(`layout/${layout.name}`, parse(layout.file, layout.source, layout.place));
  for (const [path, source] of files.sources) checkPartials(path, source, partials, tell);

  const namedNavigations = navigationNames(files.conf.navigations);
  const leavesPictures = [...files.sources.values()].some((source) => /\|image-meta|data-src/.test(source));

  const tweaks = tweaksOf(files.styles, found);
  const stylesheets = new Map<string, BuiltFile>();
  // An owner's values are one object as long as nothing of the site is changed, so they are gone through once.
  const readings = new WeakMap<TweakValues, ReturnType<typeof readTweaks>>();
  function readTweaks(values: TweakValues) {
    const inForce = tweaksInForce(tweaks, values);
    return { inForce, key: JSON.stringify(inForce), classes: tweakClasses(tweaks, inForce) };
  }
  function reading(values: TweakValues) {
    const known = readings.get(values) ?? readTweaks(values);
    readings.set(values, known);
    return known;
  }
  function stylesheetWith(values: TweakValues): BuiltFile {
    const { inForce, key } = reading(values);
    const known = stylesheets.get(key);
    if (known !== undefined) return known;
    const problems: ThemeProblem[] = [];
    const built = fingerprint(
      `/_v/theme/${files.name.replaceAll(/[^\w-]/g, '-')}`,
      'css',
      buildStyles(files, tweaks, inForce, problems),
    );
    for (const problem of problems) note(problem);
    if (stylesheets.size >= MOST_STYLESHEETS) stylesheets.delete([...stylesheets.keys()].at(-1) ?? '');
    stylesheets.set(key, built);
    return built;
  }

  const met = new Map<string, ThemeProblem>();
  function note(problem: ThemeProblem): void {
    if (met.size < MOST_PROBLEMS) met.set(describeProblem(problem), problem);
  }

  function run(name: string, json: ContextObject, problems: ThemeProblem[]): RenderedPart {
    const code = templates.get(name);
    if (code === undefined) return { html: '', ranOutOfTime: false };
    const rendered = engine.render({
      code,
      json,
      partials,
      injects,
      cldr: englishFormats(),
      now: nowOf(json),
    });
    const place = name.startsWith('layout/') ? layouts.get(name.slice('layout/'.length))?.place : undefined;
    for (const problem of rendered.problems) {
      const told: ThemeProblem = { severity: 'error', ...(place?.(problem) ?? problem) };
      problems.push(told);
      note(told);
    }
    return { html: rendered.html, ranOutOfTime: rendered.stopped === 'time' };
  }

  /** The first template there is; a list without one opens on its first item. */
  function choose(
    names: readonly string[],
    context: ContextObject,
  ): { readonly name: string; readonly context: ContextObject } {
    for (const name of names) {
      const [, kind = ''] = /^collections\/(.+)\.list$/.exec(name) ?? [];
      const items = context['items'];
      if (own.has(`pages/${kind}.page`)) return { name: `pages/${kind}.page`, context };
      if (
        own.has(name) ||
        kind === '' ||
        !own.has(`collections/${kind}.item`) ||
        !files.collections.has(kind)
      ) {
        if (templates.has(name)) return { name, context };
      } else if (Array.isArray(items) && items.length > 0) {
        return { name: `collections/${kind}.item`, context: { ...context, item: items[0] as unknown } };
      }
    }
    return {
      name: names.some((name) => name.endsWith('.item')) ? 'collections/item' : 'system/page',
      context,
    };
  }

  function renderPage(
    names: readonly string[],
    given: ContextObject,
    host: HostVariables,
    now: number,
  ): RenderedPage {
    const { name, context } = choose(names, given);
    const work = hostWork(host.data ?? noHostData);
    const problems: ThemeProblem[] = [];
    const { classes: chosen } = reading(host.tweaks ?? noTweaks);
    const squarespace: ContextObject = {
      'main-content': host.document,
      'page-id': host.pageId,
      'page-classes': pageClassesOf(host.pageClasses, context, chosen),
      'page-title': host.title,
      'template-revision': host.revision,
      'cart-classes': 'sqs-custom-cart',
    };
    const json: ContextObject = {
      authenticatedAccount: null,
      localizedStrings: {},
      shoppingCart: {},
      showCart: true,
      template: {
        name: files.conf.name || files.name,
        id: files.name,
        revision: host.revision,
        // Themes ask before they fit a narrow window.
        mobileStylesEnabled: true,
      },
      ...context,
      squarespace,
      'squarespace-headers': host.headers,
      'squarespace-footers': host.footers,
      'base-url': '',
      featureFlags: { useCLDRMoneyFormat: true },
      vitrine: { path: host.path, navigations: namedNavigations(host.navigations), work, now },
    };
    const main = run(name, json, problems);
    // A theme's list that has no place for what the owner put above it shows it there all the same.
    const isAbove = host.document !== '' && !showsDocument.has(name);
    json['squarespace'] = { ...squarespace, 'main-content': isAbove ? host.document + main.html : main.html };
    const layout = layouts.get(layoutNameIn(context)) ?? layouts.get('default');
    const written = run(`layout/${layout?.name ?? 'default'}`, json, problems);
    const html = leavesPictures ? loadPictures(written.html) : written.html;
    const { missing } = work;
    return {
      html: layout === undefined || layout.hasHeaders ? html : withHeaders(html, host.headers),
      needs: missing.queries.size === 0 && missing.fields.size === 0 ? null : missing,
      problems,
      ranOutOfTime: main.ranOutOfTime || written.ranOutOfTime,
    };
  }

  function renderPart(name: string, json: ContextObject, now: number): RenderedPart {
    return run(name, { ...json, vitrine: { now } }, []);
  }

  const stylesheet = stylesheetWith(noTweaks);
  const head = layouts.get('default')?.source ?? '';
  const elements = {
    title: /<title/i.test(head),
    charset: /<meta[^>]+charset/i.test(head),
    viewport: /<meta[^>]+viewport/i.test(head),
  };
  const problemsNow = (): readonly ThemeProblem[] => [...found, ...met.values()].slice(0, MOST_PROBLEMS);
  return {
    name: files.name,
    conf: files.conf,
    collections: files.collections,
    stylesheet,
    tweaks,
    fonts: new Map(),
    preloads: [],
    assets: files.assets,
    inlineScripts,
    folder: files.folder,
    templates: own,
    warnings: problemsNow().map(describeProblem),
    problems: problemsNow,
    stylesheetWith,
    builtAt: (url) => [...stylesheets.values()].find((built) => built.url === url) ?? null,
    pageSize: (kind) => files.collections.get(kind)?.pageSize ?? DEFAULT_PAGE_SIZE,
    writes: (element) => elements[element],
    renderPage,
    renderPart,
  };
}

/** Whether a template says nothing but itself. */
function isPlainText(code: RootCode, source: string): boolean {
  const body: unknown = Array.isArray(code) ? code[2] : [];
  const texts = (Array.isArray(body) ? (body as unknown[]) : []).map((one) =>
    Array.isArray(one) && one[0] === Opcode.TEXT ? String(one[1]) : null,
  );
  return !texts.includes(null) && texts.join('') === source;
}

function nowOf(json: ContextObject): number {
  const { now } = json['vitrine'] as { readonly now: number };
  return now;
}

/** The layout a page asks for, as its collection says. */
function layoutNameIn(context: ContextObject): string {
  const collection: unknown = context['collection'];
  if (typeof collection !== 'object' || collection === null || !('regionName' in collection)) return '';
  return typeof collection.regionName === 'string' ? collection.regionName : '';
}

/** A layout without `{squarespace-headers}` gets them where they belong, for pages cannot do without. */
function withHeaders(html: string, headers: string): string {
  const at = html.search(/<\/head\s*>/i);
  return at === -1 ? headers + html : html.slice(0, at) + headers + html.slice(at);
}

function injectsOf(
  path: string,
  source: string,
  tell: (problem: TemplateProblem) => void,
): [string, unknown][] {
  try {
    const value = parseLenientJson(source);
    return [
      [path, value],
      [`./${path}`, value],
      [`/${path}`, value],
    ];
  } catch (error) {
    if (!(error instanceof LenientJsonError)) throw error;
    const { line, column, message } = error;
    tell({ message: `This is not JSON: ${message}`, file: path, line, column });
    return [];
  }
}

/** Tells of partials that are applied and are nowhere. */
function checkPartials(
  file: string,
  source: string,
  partials: Readonly<Record<string, RootCode>>,
  tell: (problem: TemplateProblem, severity: ThemeProblem['severity']) => void,
): void {
  if (!/\.(block|list|item|page|region)$/.test(file)) return;
  const plain = source.replaceAll(/\{##[\s\S]*?##\}/g, (text) => text.replaceAll(/[^\n]/g, ' '));
  const named = [...plain.matchAll(partialCall), ...plain.matchAll(hostTagTemplate)];
  for (const match of named.toSorted((a, b) => a.index - b.index)) {
    const [, name = ''] = match;
    if (partials[name] !== undefined || plain.includes(`{.macro ${name}}`)) continue;
    const message = `There is no partial '${name}'`;
    tell({ message, file, ...placeIn(plain, match.index) }, 'warning');
  }
}
