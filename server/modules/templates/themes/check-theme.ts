import { setImmediate } from 'node:timers/promises';
import { hostQueryKey, type HostData, noHostData } from './host-data.ts';
import type { ContextObject } from '../formatters/item-context.ts';
import { sampleContext, sampleNavigation } from './sample-content.ts';
import { loadThemeFolder, type Theme } from './theme.ts';
import { readThemeFolder, type ThemeFiles } from './theme-files.ts';
import { describeProblem, placeIn, type ThemeProblem } from './theme-problem.ts';

/** Result of checking a theme folder. */
export interface ThemeCheck {
  readonly name: string;
  /** False where time ran out before every template was rendered. */
  readonly isWhole: boolean;
  /** Number of rendered pages and parts. */
  readonly rendered: number;
  readonly stylesheetBytes: number;
  readonly tweaks: number;
  readonly problems: readonly ThemeProblem[];
}

/**
 * Loads a theme folder and renders all its templates and layouts with sample content. `now`: time of rendering. Others
 * are served in between; after `milliseconds` of work no further template is rendered.
 */
export async function checkTheme(
  folder: string,
  now: number,
  milliseconds = Number.POSITIVE_INFINITY,
): Promise<ThemeCheck> {
  const files = await readThemeFolder(folder);
  const theme = await loadThemeFolder(folder);
  let rendered = 0;
  const ends = performance.now() + milliseconds;
  const mayGoOn = async (): Promise<boolean> => {
    await setImmediate();
    return performance.now() < ends;
  };
  const layouts = Object.keys(theme.conf.layouts);
  for (const [at, name] of [...theme.templates, 'system/page'].entries()) {
    // Each template is rendered in one layout, and the first one in every layout.
    for (const layout of at === 0 ? ['', ...layouts] : ['']) {
      if (!(await mayGoOn())) break;
      renderOnce(theme, name, layout, now);
      rendered += 1;
    }
  }
  const partials = [...files.sources.keys()].filter((path) => /^blocks\/.*\.block$/.test(path));
  for (const path of partials) {
    if (!(await mayGoOn())) break;
    const context = sampleContext(now, 'blog', theme.conf.customTypes);
    theme.renderPart(path, { ...context, navigationId: 'main' }, now);
    rendered += 1;
  }
  // Tweaks are tried at their bounds, where calculations with them may fail.
  for (const pick of ['min', 'max'] as const) {
    if (!(await mayGoOn())) break;
    theme.stylesheetWith(
      Object.fromEntries(
        theme.tweaks.flatMap((tweak) => {
          const unit = /[a-z%]*$/.exec(tweak.default)?.[0] ?? '';
          const value = tweak[pick];
          return tweak.type === 'value' && value !== null ? [[tweak.name, `${value}${unit}`]] : [];
        }),
      ),
    );
  }
  const seen = new Map(
    [...theme.problems(), ...missingAssets(files)].map((problem) => [describeProblem(problem), problem]),
  );
  return {
    name: theme.conf.name === '' ? theme.name : theme.conf.name,
    isWhole: performance.now() < ends,
    rendered,
    stylesheetBytes: theme.stylesheet.body.length,
    tweaks: theme.tweaks.length,
    problems: [...seen.values()].toSorted(
      (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
    ),
  };
}

/** A full page of sample content in a theme. */
export interface SamplePage {
  readonly path: string;
  readonly html: string;
}

const samplePaths: readonly (readonly [path: string, template: string])[] = [
  ['/', 'system/page'],
  ['/shop', 'collections/products.list'],
  ['/shop/p/bowl', 'collections/products.item'],
  ['/journal', 'collections/blog.list'],
  ['/journal/a-post', 'collections/blog.item'],
  ['/cart', 'system/cart'],
];

/**
 * The main pages with sample content. `headers` is what the host adds to the head; `more` is additional context for the
 * host's own pages (`shoppingCart`).
 */
export function samplePages(
  theme: Theme,
  now: number,
  headers: (context: ContextObject) => string,
  more: ContextObject,
): readonly SamplePage[] {
  return samplePaths.map(([path, template]) => ({
    path,
    html: renderSample(theme, { template, layout: '', path, headers, more }, now),
  }));
}

interface Sample {
  readonly template: string;
  readonly layout: string;
  readonly path: string;
  readonly headers: (context: ContextObject) => string;
  readonly more: ContextObject;
}

function renderOnce(theme: Theme, template: string, layout: string, now: number): void {
  renderSample(theme, { template, layout, path: '/people', headers: () => '', more: {} }, now);
}

/** Renders a page until the data of its host tags is complete, as the server does. */
function renderSample(theme: Theme, { template, layout, path, headers, more }: Sample, now: number): string {
  const typeName = /^(?:collections|pages)\/(.+)\.\w+$/.exec(template)?.[1] ?? 'page';
  const sample: ContextObject = { ...sampleContext(now, typeName, theme.conf.customTypes), ...more };
  const collection = { ...(sample['collection'] as object), regionName: layout };
  const context: ContextObject = { ...sample, collection };
  const isList = template.endsWith('.list');
  const navigations = Object.fromEntries(
    ['main', ...theme.conf.navigations.map(({ name }) => name)].map((name) => [name, sampleNavigation]),
  );
  let data: HostData = noHostData;
  let html = '';
  for (let round = 0; round < 3; round += 1) {
    const page = theme.renderPage(
      [template, `collections/${isList ? 'list' : 'item'}`],
      context,
      {
        path,
        title: 'A page',
        pageId: 'sample',
        pageClasses: `collection-type-${typeName} ${template.endsWith('.item') ? 'view-item' : 'view-list'}`,
        document: template.startsWith('collections/')
          ? ''
          : '<section class="section"><p>What its blocks say.</p></section>',
        headers: headers(context),
        footers: '',
        navigations,
        revision: 1,
        data,
      },
      now,
    );
    ({ html } = page);
    if (page.needs === null) return html;
    const answer = { collection, items: context['items'], categories: [] };
    data = {
      queries: new Map([
        ...data.queries,
        ...[...page.needs.queries.values()].map((query) => [hostQueryKey(query), answer] as const),
      ]),
      fields: new Map([
        ...data.fields,
        ...[...page.needs.fields].map((id) => [id, '<p>Blocks.</p>'] as const),
      ]),
    };
  }
  return html;
}

const assetPath = /["'(\s]\/?(assets\/[\w./@-]+\.\w+)/g;

/** Assets that a source references and the folder does not have. */
function missingAssets(files: ThemeFiles): ThemeProblem[] {
  const problems: ThemeProblem[] = [];
  const styles = [...files.importable].map(([path, text]) => [`styles/${path}`, text] as const);
  for (const [file, source] of [...files.sources, ...styles]) {
    for (const match of source.matchAll(assetPath)) {
      const [, path = ''] = match;
      if (files.assets.has(path)) continue;
      const message = `The file ${path} is not there`;
      problems.push({ severity: 'warning', file, ...placeIn(source, match.index + 1), message });
    }
  }
  return problems;
}
