import { type Context, Formatter, Node, type RootCode, type Variable } from '@squarespace/template-engine';
import { BoundedContext, type TemplateEngine, type TemplateProblem } from '../engine/engine.ts';
import { escapeHtml } from '@vitrine/domain/text/escape-html.ts';
import {
  type HostData,
  type HostQuery,
  hostQueryKey,
  MAX_FIELDS,
  MAX_QUERY_ITEMS,
  MAX_QUERIES,
  noHostData,
} from './host-data.ts';
import { mayHoldHostTags, MAX_TAGS, type ScannedTag, scanHostTags } from './host-tag-scan.ts';
import { folderNavigationContext, navigationContext } from './navigation-context.ts';
import { outsideAddress } from './outside-files.ts';
import { isFieldId, type ThemeField, themeFieldOf } from './theme-fields.ts';
import { placeIn } from './theme-problem.ts';

interface HostTag {
  readonly name: string;
  /** Attribute values are templates themselves. */
  readonly attributes: ReadonlyMap<string, RootCode>;
  readonly body: RootCode | null;
}

/** Data the host tags of one rendering have, and data they need. In the page's context as `vitrine`. */
export interface HostWork {
  readonly data: HostData;
  readonly missing: { readonly queries: Map<string, HostQuery>; readonly fields: Set<string> };
}

export function hostWork(data: HostData = noHostData): HostWork {
  return { data, missing: { queries: new Map(), fields: new Set() } };
}

const FORMATTER = 'host-tag';
/** Maximum nesting of host tags. */
const MAX_DEPTH = 20;

/**
 * Host tags (`<squarespace:navigation …>`) of a theme's sources. They become instructions when the theme is loaded,
 * so a tag typed into content is never executed. spec: site-platform 1
 */
export class HostTags {
  readonly #tags: HostTag[] = [];
  readonly problems: TemplateProblem[] = [];
  /** Places for an owner's blocks, by id. */
  readonly fields = new Map<string, ThemeField>();
  readonly #scripts: ReadonlyMap<string, string>;

  /**
   * `scripts`: addresses of the theme's scripts by their path in `scripts/`, and of copies by the address they were
   * copied from.
   */
  constructor(scripts: ReadonlyMap<string, string> = new Map()) {
    this.#scripts = scripts;
  }

  /**
   * The source with each host tag replaced by an instruction that refers to it. Its length is unchanged, so that later
   * offsets stay right.
   */
  lift(source: string, engine: TemplateEngine, file = '', firstLine = 1, depth = 0): string {
    if (!mayHoldHostTags(source)) return source;
    let lifted = '';
    let at = 0;
    const tags = scanHostTags(source);
    if (tags.length >= MAX_TAGS || depth > MAX_DEPTH) {
      const message =
        depth > MAX_DEPTH
          ? 'Host tags lie too deep inside each other; this one and what is in it show nothing'
          : `A file may have ${MAX_TAGS} host tags; those after them are shown as text`;
      this.problems.push({ message, file, line: firstLine, column: 0 });
      if (depth > MAX_DEPTH) return '';
    }
    for (const tag of tags) {
      const number = this.#keep(tag, source, engine, file, firstLine, depth);
      const instruction = `{@|${FORMATTER} ${number}}`;
      lifted += source.slice(at, tag.start) + instruction;
      lifted += fillerFor(source.slice(tag.start + instruction.length, tag.end));
      at = tag.end;
    }
    return lifted + source.slice(at);
  }

  #keep(
    tag: ScannedTag,
    source: string,
    engine: TemplateEngine,
    file: string,
    firstLine: number,
    depth: number,
  ): number {
    const place = placeIn(source, tag.start);
    const line = firstLine + place.line - 1;
    const report = (message: string): void => {
      this.problems.push({ message, file, line, column: place.column });
    };
    if (!handlers.has(tag.name))
      report(`The host tag <squarespace:${tag.name}> is unknown and shows nothing`);
    const field = tag.name === 'block-field' ? themeFieldOf(tag) : null;
    if (field !== null && this.fields.size < MAX_FIELDS) this.fields.set(field.id, field);
    if (tag.name === 'script') this.#checkScript(tag.attributes.get('src') ?? '', report);
    const attributes = new Map<string, RootCode>();
    for (const [name, value] of tag.attributes) {
      const { code, problems } = engine.parse(value, file, line);
      attributes.set(name, code);
      this.problems.push(...problems);
    }
    let body: RootCode | null = null;
    if (tag.body !== null) {
      const start = placeIn(source, tag.body.start);
      const text = source.slice(tag.body.start, tag.body.end);
      const bodyLine = firstLine + start.line - 1;
      // The first line is offset to its column in the file.
      const moved =
        fillerFor(' '.repeat(start.column - 1)) + this.lift(text, engine, file, bodyLine, depth + 1);
      const parsed = engine.parse(moved, file, bodyLine);
      this.problems.push(...parsed.problems);
      body = parsed.code;
    }
    return this.#tags.push({ name: tag.name, attributes, body }) - 1;
  }

  #checkScript(src: string, report: (message: string) => void): void {
    if (src === '') report('<squarespace:script> has no src');
    else if (!src.includes('{') && !isElsewhere(src) && !this.#scripts.has(scriptPath(src)))
      report(`The script scripts/${scriptPath(src)} is not there`);
  }

  /** Formatters that render the replaced tags; part of the theme's formatter table. */
  formatter(): Readonly<Record<string, Formatter>> {
    return { [FORMATTER]: new HostTagFormatter(this.#tags, this.#scripts) };
  }
}

/** A template comment of the same length and line breaks as the text it replaces; '' where that is too short. */
function fillerFor(text: string): string {
  if (text.length < 3) return '';
  return `{#${text.slice(2, -1).replaceAll(/[^\n]/g, ' ')}}`;
}

type Attributes = (name: string) => string;

interface Call {
  readonly attributes: Attributes;
  readonly body: RootCode | null;
  readonly ctx: BoundedContext;
  readonly node: Node;
  readonly scripts: ReadonlyMap<string, string>;
}

type Handler = (call: Call) => string;

class HostTagFormatter extends Formatter {
  readonly #tags: readonly HostTag[];
  readonly #scripts: ReadonlyMap<string, string>;

  constructor(tags: readonly HostTag[], scripts: ReadonlyMap<string, string>) {
    super();
    this.#tags = tags;
    this.#scripts = scripts;
  }

  override apply(args: string[], vars: Variable[], ctx: Context): void {
    const [first] = vars;
    const tag = this.#tags[Number(args[0])];
    if (first === undefined) return;
    if (tag === undefined || !(ctx instanceof BoundedContext)) {
      first.set('');
      return;
    }
    const { node } = first;
    const attributes: Attributes = (name) => {
      const code = tag.attributes.get(name);
      return code === undefined ? '' : ctx.capture(code, node).trim();
    };
    const handle = handlers.get(tag.name);
    first.set(handle?.({ attributes, body: tag.body, ctx, node, scripts: this.#scripts }) ?? '');
  }
}

function workOf(ctx: BoundedContext): HostWork | null {
  const work: unknown = ctx.resolve(['vitrine', 'work']).value;
  // Set by `renderPage` only: no content field is called `vitrine`.
  return typeof work === 'object' && work !== null && 'missing' in work ? (work as HostWork) : null;
}

function navigation({ attributes, body, ctx }: Call): string {
  const id = attributes('navigationid');
  const entries = navigationContext(ctx.resolve(['vitrine', 'navigations', id]).value, pathOf(ctx));
  const code = body ?? partial(attributes('template'), ctx);
  return code === null
    ? ''
    : ctx.capture(code, new Node({ navigationId: id, items: entries, collections: entries }));
}

/** The sibling pages of the current page, if it is in a folder. */
function folderNavigation({ attributes, body, ctx }: Call): string {
  const navigations: unknown = ctx.resolve(['vitrine', 'navigations']).value;
  const folder = folderNavigationContext(navigations, pathOf(ctx));
  const code = body ?? partial(attributes('template') || 'folder-navigation', ctx);
  return code === null || folder === null ? '' : ctx.capture(code, new Node(folder));
}

const pathOf = (ctx: BoundedContext): string => ctx.resolve(['vitrine', 'path']).asString();

function partial(name: string, ctx: BoundedContext): RootCode | null {
  if (name === '') return null;
  for (const candidate of [name, `${name}.block`]) {
    const code = ctx.getPartial(candidate);
    if (Array.isArray(code)) return code as RootCode;
  }
  ctx.error({ message: `RuntimeError: Attempt to apply partial '${name}' which could not be found.` });
  return null;
}

const isElsewhere = (src: string): boolean => /^(?:https?:)?\/\//i.test(src);
const scriptPath = (src: string): string => src.replace(/^\/?(?:scripts\/)?/, '').replace(/[?#][\s\S]*$/, '');

/** Not deferred: scripts of these themes expect to run in place. */
function script({ attributes, scripts }: Call): string {
  const src = attributes('src');
  const address = isElsewhere(src)
    ? (scripts.get(outsideAddress(src) ?? src) ?? src)
    : scripts.get(scriptPath(src));
  return address === undefined ? '' : `<script src="${escapeHtml(address)}"></script>`;
}

/** The blocks of a place; what stands in its tag while there are none. */
function blockField({ attributes, body, ctx, node }: Call): string {
  const id = attributes('id');
  const columns = Math.min(12, Math.max(1, Math.trunc(Number(attributes('columns'))) || 12));
  const work = workOf(ctx);
  let html = '';
  if (isFieldId(id) && work !== null) {
    const known = work.data.fields.get(id);
    if (known === undefined && work.missing.fields.size < MAX_FIELDS) work.missing.fields.add(id);
    html = known ?? '';
  }
  if (html === '' && body !== null) return ctx.capture(body, node);
  const given = attributes('class');
  const classes = `sqs-layout sqs-grid-${columns} columns-${columns}${html === '' ? ' empty' : ''}${given === '' ? '' : ` ${given}`}`;
  const label = attributes('label');
  return `<div class="${escapeHtml(classes)}"${label === '' ? '' : ` data-layout-label="${escapeHtml(label)}"`} data-type="block-field"${id === '' ? '' : ` id="${escapeHtml(id)}"`}>${html}</div>`;
}

const wholeNumber = (text: string, least: number, most: number, otherwise: number): number =>
  /^\d{1,6}$/.test(text) ? Math.min(most, Math.max(least, Number(text))) : otherwise;

function queryOf(of: HostQuery['of'], attributes: Attributes, limit: number): HostQuery {
  const featured = attributes('featured').toLowerCase();
  return {
    of,
    collection: attributes('collection').replace(/^\//, '').slice(0, 100),
    limit: wholeNumber(attributes('limit'), 1, MAX_QUERY_ITEMS, limit),
    skip: wholeNumber(attributes('skip'), 0, 1000, 0),
    tag: attributes('tag').slice(0, 100),
    category: attributes('category').slice(0, 100),
    featured: featured === 'true' ? true : featured === 'false' ? false : null,
  };
}

/** A body rendered with the data the host loaded for it; nothing until then. */
const asking =
  (of: HostQuery['of'], limit: number): Handler =>
  ({ attributes, body, ctx }) => {
    const work = workOf(ctx);
    const code = body ?? partial(attributes('template'), ctx);
    if (work === null || code === null) return '';
    const query = queryOf(of, attributes, limit);
    const key = hostQueryKey(query);
    const found = work.data.queries.get(key);
    if (found !== undefined) return ctx.capture(code, new Node(found));
    if (work.data.queries.size + work.missing.queries.size < MAX_QUERIES)
      work.missing.queries.set(key, query);
    else ctx.error({ message: `RuntimeError: A page may make ${MAX_QUERIES} queries and no more` });
    return '';
  };

const handlers: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ['navigation', navigation],
  ['folder-navigation', folderNavigation],
  ['block-field', blockField],
  ['script', script],
  ['query', asking('items', MAX_QUERY_ITEMS)],
  ['category', asking('categories', MAX_QUERY_ITEMS)],
  ['related', asking('related', 4)],
]);
