import type { RootCode } from '@squarespace/template-engine';
import { problemLine, table, TemplateEngine, type TemplateProblem } from './engine.ts';
import { englishFormats } from './english-formats.ts';
import { formatterTable, predicateTable } from './formatters.ts';
import { HostTags, type NavigationItem } from './host-tags.ts';
import type { ContextObject } from './item-context.ts';
import { plainTemplates } from './plain-templates.ts';
import { type BuiltFile, parseLenientJson, readThemeFiles, type ThemeFiles } from './theme-files.ts';

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
}

/** A theme, parsed and ready to render. */
export interface Theme {
  readonly name: string;
  readonly stylesheet: BuiltFile;
  readonly fonts: ReadonlyMap<string, string>;
  /** Addresses of the fonts most pages begin with. */
  readonly preloads: readonly string[];
  readonly assets: ReadonlySet<string>;
  readonly folder: string;
  /** What the author should know: unknown formatters, unclosed sections, unsupported host tags. */
  readonly warnings: readonly string[];
  /** Items a list of this kind shows on one page; 24 where the theme does not say. */
  pageSize(kind: string): number;
  /** Whether the head of the layout writes this element itself. */
  writes(element: 'title' | 'charset' | 'viewport'): boolean;
  /**
   * Renders a whole page. `templates` are tried in order (`collections/products.list`, `collections/list`); the
   * last resort is the plain template of the last name. A template that exceeds the limits is cut there and the
   * layout around it shown; that and whatever else went wrong is in `problems`.
   */
  renderPage(templates: readonly string[], context: ContextObject, host: HostVariables, now: number): string;
  /** Renders one template by itself, without a layout around it. */
  renderPart(template: string, context: ContextObject, now: number): string;
  /** What went wrong in renderings until now, each once, for the owner. */
  problems(): readonly TemplateProblem[];
}

const DEFAULT_PAGE_SIZE = 24;
const MAX_PROBLEMS = 200;

/** Loads and parses a theme folder. Throws when there is none of that name. */
export async function loadTheme(name: string): Promise<Theme> {
  return parseTheme(await readThemeFiles(name));
}

/** Parses a theme's sources. Mistakes in them are warnings; what does not parse shows as text. */
export function parseTheme(files: ThemeFiles): Theme {
  const hostTags = new HostTags();
  const engine = new TemplateEngine(formatterTable(hostTags.formatter()), predicateTable());
  const warnings: string[] = [];
  const parse = (path: string, source: string): RootCode => {
    const { code, problems } = engine.parse(hostTags.lift(source, engine), path);
    warnings.push(...problems.map(problemLine));
    return code;
  };

  const templates = new Map<string, RootCode>();
  const partials = table<RootCode>();
  for (const [name, source] of Object.entries(plainTemplates)) {
    const code = parse(`plain ${name}`, source);
    templates.set(name, code);
    if (name.startsWith('blocks/')) partials[name.slice('blocks/'.length)] = code;
  }
  for (const [path, source] of files.sources) {
    if (!/\.(block|list|item|page)$/.test(path)) continue;
    const code = parse(path, source);
    if (path.startsWith('blocks/')) {
      // Both `{@|apply card.block}` and `{@|apply card}` are met in templates.
      partials[path.slice('blocks/'.length)] = code;
      partials[path.slice('blocks/'.length, -'.block'.length)] = code;
    } else templates.set(path.replace(/^(system\/.*)\.block$/, '$1'), code);
  }
  let layoutSource = '';
  for (const [name, { regions }] of Object.entries(files.conf.layouts)) {
    const source = regions
      .map((region) => files.sources.get(region) ?? files.sources.get(`${region}.region`) ?? '')
      .join('');
    if (source === '') continue;
    templates.set(`layout/${name}`, parse(`layout ${name}`, source));
    if (name === 'default') layoutSource = source;
  }
  warnings.push(...hostTags.warnings);

  const pageSizes = new Map<string, number>();
  for (const [path, source] of files.sources) {
    const kind = /^collections\/([\w-]+)\.conf$/.exec(path)?.[1];
    const size = kind === undefined ? null : (parseLenientJson(source) as { pageSize?: unknown }).pageSize;
    if (kind !== undefined && typeof size === 'number')
      pageSizes.set(kind, Math.min(200, Math.max(1, Math.trunc(size))));
  }

  const elements = {
    title: /<title/i.test(layoutSource),
    charset: /<meta[^>]+charset/i.test(layoutSource),
    viewport: /<meta[^>]+viewport/i.test(layoutSource),
  };

  const problems = new Map<string, TemplateProblem>();

  function renderPage(
    names: readonly string[],
    context: ContextObject,
    host: HostVariables,
    now: number,
  ): string {
    const json: ContextObject = {
      ...context,
      squarespace: {
        'main-content': host.document,
        'page-id': host.pageId,
        'page-classes': host.pageClasses,
        'page-title': host.title,
        'template-revision': host.revision,
        'cart-classes': 'sqs-custom-cart',
      },
      'squarespace-headers': host.headers,
      'squarespace-footers': host.footers,
      'base-url': '',
      featureFlags: { useCLDRMoneyFormat: true },
      vitrine: { path: host.path, navigations: host.navigations },
    };
    const name = names.find((candidate) => templates.has(candidate));
    const main = renderPart(name ?? names.join(' or '), json, now);
    json['squarespace'] = { ...(json['squarespace'] as ContextObject), 'main-content': main };
    return renderPart('layout/default', json, now);
  }

  function renderPart(name: string, json: ContextObject, now: number): string {
    const code = templates.get(name);
    if (code === undefined) throw new Error(`theme ${files.name} has no template for ${name}`);
    const { html, problems: found } = engine.render({ code, json, partials, cldr: englishFormats(), now });
    for (const problem of found)
      if (problems.size < MAX_PROBLEMS) problems.set(problemLine(problem), problem);
    return html;
  }

  return {
    name: files.name,
    stylesheet: files.stylesheet,
    fonts: files.fonts,
    preloads: [...files.fonts.keys()]
      .filter((file) => /-latin-(?!ext)[\w-]*normal\.woff2$/.test(file))
      .slice(0, 2)
      .map((file) => `/_v/fonts/${file}`),
    assets: files.assets,
    folder: files.folder,
    warnings,
    pageSize: (kind) => pageSizes.get(kind) ?? DEFAULT_PAGE_SIZE,
    writes: (element) => elements[element],
    renderPage,
    renderPart,
    problems: () => [...problems.values()],
  };
}
