import { Formatter, Node, type RootCode, type Variable, type Context } from '@squarespace/template-engine';
import { BoundedContext, type TemplateEngine } from './engine.ts';
import { escapeHtml } from './escape-html.ts';

/** A navigation entry as navigation templates read it. */
export interface NavigationItem {
  readonly title: string;
  readonly url: string;
  readonly collectionId: string;
  readonly urlId: string;
  readonly type: number;
  readonly typeName: string;
}

interface HostTag {
  readonly name: string;
  /** Attribute values are templates themselves. */
  readonly attributes: ReadonlyMap<string, RootCode>;
  readonly body: RootCode | null;
}

const FORMATTER = 'vitrine-host-tag';
const attributePattern = /([a-zA-Z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const tagPattern =
  /<squarespace:([a-z-]+)((?:\s+[a-zA-Z-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'))?)*)\s*(?:\/>|>(?:([\s\S]*?)<\/squarespace:\1\s*>)?)/g;

/**
 * Host tags (`<squarespace:navigation …>`) of a theme's sources. They are turned into instructions when the theme is
 * loaded, so a tag that somebody typed into content never is one. spec: site-platform 1
 */
export class HostTags {
  readonly #tags: HostTag[] = [];
  readonly #warnings = new Set<string>();

  /** The source with each host tag replaced by an instruction that refers to it. */
  lift(source: string, engine: TemplateEngine): string {
    return source.replaceAll(
      tagPattern,
      (_tag, name: string, attributeText: string, body: string | undefined) => {
        const attributes = new Map<string, RootCode>();
        for (const [, key = '', double, single] of attributeText.matchAll(attributePattern)) {
          attributes.set(key, engine.parse(double ?? single ?? '').code);
        }
        if (!handlers.has(name)) this.#warnings.add(`host tag ${name} is not supported and shows nothing`);
        this.#tags.push({
          name,
          attributes,
          body: body === undefined || body.trim() === '' ? null : engine.parse(this.lift(body, engine)).code,
        });
        return `{@|${FORMATTER} ${this.#tags.length - 1}}`;
      },
    );
  }

  get warnings(): readonly string[] {
    return [...this.#warnings];
  }

  /** What renders the lifted tags; part of the theme's own formatter table. */
  formatter(): Readonly<Record<string, Formatter>> {
    return { [FORMATTER]: new HostTagFormatter(this.#tags) };
  }
}

type Attributes = (name: string) => string;
type Handler = (attributes: Attributes, body: RootCode | null, ctx: BoundedContext) => string;

class HostTagFormatter extends Formatter {
  readonly #tags: readonly HostTag[];

  constructor(tags: readonly HostTag[]) {
    super();
    this.#tags = tags;
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
    first.set(handlers.get(tag.name)?.(attributes, tag.body, ctx) ?? '');
  }
}

function navigation(attributes: Attributes, body: RootCode | null, ctx: BoundedContext): string {
  const items: unknown = ctx.resolve(['vitrine', 'navigations', attributes('navigationId')]).value;
  if (!Array.isArray(items)) return '';
  const template = attributes('template');
  const code = body ?? partial(template, ctx);
  if (code === null) return '';
  const here = ctx.resolve(['vitrine', 'path']).asString();
  const entries = (items as readonly NavigationItem[]).map((item) => ({
    active: item.url === here || (item.url !== '/' && here.startsWith(`${item.url}/`)),
    folderActive: false,
    title: item.title,
    navigationTitle: item.title,
    url: item.url,
    collection: {
      id: item.collectionId,
      title: item.title,
      navigationTitle: item.title,
      fullUrl: item.url,
      urlId: item.urlId,
      type: item.type,
      typeName: item.typeName,
    },
  }));
  return ctx.capture(code, new Node({ items: entries }));
}

function partial(name: string, ctx: BoundedContext): RootCode | null {
  for (const candidate of [name, `${name}.block`]) {
    const code = ctx.getPartial(candidate);
    if (Array.isArray(code)) return code as RootCode;
  }
  return null;
}

function script(attributes: Attributes): string {
  const src = attributes('src');
  return /^[\w./-]+$/.test(src) && !src.includes('..')
    ? `<script src="/_v/theme-scripts/${escapeHtml(src)}" defer></script>`
    : '';
}

const handlers: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ['navigation', navigation],
  ['folder-navigation', navigation],
  ['script', script],
]);
