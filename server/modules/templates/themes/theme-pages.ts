import { type Locale, localeOf } from '@vitrine/domain/text/locale.ts';
import { themesText } from '@vitrine/domain/text/themes.ts';
import { formatsOf } from '../engine/locale-formats.ts';
import { type HostData, type HostNeeds, type NavigationItem, noHostData } from './host-data.ts';
import { hostWork } from './host-tags.ts';
import type { ContextObject } from '../formatters/item-context.ts';
import { loadPictures } from './load-pictures.ts';
import { navigationNames } from './navigation-names.ts';
import { pageClassesOf } from './page-classes.ts';
import type { ThemeFiles } from './theme-files.ts';
import type { ThemeProblem } from './theme-problem.ts';
import type { ThemeStylesheets } from './styles/theme-stylesheets.ts';
import type { ThemeTemplates } from './theme-templates.ts';
import { noTweaks, type TweakValues } from './styles/theme-tweaks.ts';

/** The host's part of a page's context. None of it is in `?format=json`. */
export interface HostVariables {
  /** Path of the page, for the active navigation entry. */
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
  /** A layout for one of the host's own pages: the theme's of that name, else the host's. By default the page's own. */
  readonly layout?: 'checkout';
  readonly revision: number;
  /** The owner's tweak values. */
  readonly tweaks?: TweakValues;
  /** Data loaded for the host tags of an earlier rendering of the same page. */
  readonly data?: HostData;
}

export interface RenderedPart {
  readonly html: string;
  /** Cut by the time limit, not by a count: the next rendering may be complete. */
  readonly ranOutOfTime: boolean;
}

export interface RenderedPage extends RenderedPart {
  /** Data that host tags need and do not have; load it and render again. Null when complete. */
  readonly needs: HostNeeds | null;
  /** Problems of this rendering. */
  readonly problems: readonly ThemeProblem[];
}

/** Renders pages with a theme. */
export interface ThemePages {
  /**
   * Renders a full page with the first existing template of `templates` (`collections/products.list`,
   * `collections/list`), else a plain one of the host. A template that exceeds the limits is cut and the layout around it
   * shown; `problems` has that and all other problems.
   */
  renderPage(
    templates: readonly string[],
    context: ContextObject,
    host: HostVariables,
    now: number,
  ): RenderedPage;
  /** Renders one template without a layout. */
  renderPart(template: string, context: ContextObject, now: number): RenderedPart;
}

/** Renders a theme's pages from its templates; `note` is called with each problem. */
export function pagesOf(
  files: ThemeFiles,
  { engine, templates, partials, injects, layouts, own, showsDocument }: ThemeTemplates,
  classesWith: ThemeStylesheets['classesWith'],
  note: (problem: ThemeProblem) => void,
): ThemePages {
  const namedNavigations = navigationNames(files.conf.navigations);
  const leavesPictures = [...files.sources.values()].some((source) => /\|image-meta|data-src/.test(source));

  function run(name: string, json: ContextObject, problems: ThemeProblem[]): RenderedPart {
    const code = templates.get(name);
    if (code === undefined) return { html: '', ranOutOfTime: false };
    const rendered = engine.render({
      code,
      json,
      partials,
      injects,
      cldr: formatsOf(localeOfContext(json)),
      now: nowOf(json),
    });
    const place = name.startsWith('layout/') ? layouts.get(name.slice('layout/'.length))?.place : undefined;
    for (const problem of rendered.problems) {
      const reported: ThemeProblem = { severity: 'error', ...(place?.(problem) ?? problem) };
      problems.push(reported);
      note(reported);
    }
    return { html: rendered.html, ranOutOfTime: rendered.stopped === 'time' };
  }

  /** The first existing template; a list without one shows its first item. */
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
    const chosen = classesWith(host.tweaks ?? noTweaks);
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
      localizedStrings: themesText(localeOfContext(context)),
      shoppingCart: {},
      showCart: true,
      template: {
        name: files.conf.name || files.name,
        id: files.name,
        revision: host.revision,
        // Themes check this before they adapt to narrow windows.
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
    // The owner's blocks are shown even if the template has no place for them; those of a post stand in its text.
    const isAbove = host.document !== '' && !showsDocument.has(name) && !main.html.includes(host.document);
    json['squarespace'] = { ...squarespace, 'main-content': isAbove ? host.document + main.html : main.html };
    const layout =
      host.layout === undefined
        ? (layouts.get(layoutNameIn(context)) ?? layouts.get('default'))
        : layouts.get(host.layout);
    const written = run(`layout/${layout?.name ?? host.layout ?? 'default'}`, json, problems);
    const loaded = leavesPictures ? loadPictures(written.html) : written.html;
    const html = layout === undefined || layout.hasFooters ? loaded : withFooters(loaded, host.footers);
    const { missing } = work;
    return {
      html: layout === undefined || layout.hasHeaders ? html : withHeaders(html, host.headers),
      needs: missing.queries.size === 0 && missing.fields.size === 0 ? null : missing,
      problems,
      ranOutOfTime: main.ranOutOfTime || written.ranOutOfTime,
    };
  }

  function renderPart(name: string, json: ContextObject, now: number): RenderedPart {
    return run(name, { localizedStrings: themesText(localeOfContext(json)), ...json, vitrine: { now } }, []);
  }

  return { renderPage, renderPart };
}

function nowOf(json: ContextObject): number {
  const { now } = json['vitrine'] as { readonly now: number };
  return now;
}

/** The layout chosen by the page's collection. */
function layoutNameIn(context: ContextObject): string {
  const collection: unknown = context['collection'];
  if (typeof collection !== 'object' || collection === null || !('regionName' in collection)) return '';
  return typeof collection.regionName === 'string' ? collection.regionName : '';
}

/** Adds `{squarespace-headers}` to a layout without them, since pages need them. */
function withHeaders(html: string, headers: string): string {
  const at = html.search(/<\/head\s*>/i);
  return at === -1 ? headers + html : html.slice(0, at) + headers + html.slice(at);
}

/** Adds `{squarespace-footers}` to a layout without them. At the last end of a body: others stand in scripts or comments. */
function withFooters(html: string, footers: string): string {
  const at = [...html.matchAll(/<\/body/gi)].at(-1)?.index;
  return footers === '' || at === undefined ? html + footers : html.slice(0, at) + footers + html.slice(at);
}

/** The locale of the website in a page's context. */
function localeOfContext({ website }: ContextObject): Locale {
  const language: unknown =
    typeof website === 'object' && website !== null && 'language' in website ? website.language : '';
  return localeOf(String(language));
}
