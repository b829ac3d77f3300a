import { type Context, Formatter, Formatters, Node, type Variable } from '@squarespace/template-engine';
import { escapeHtml } from './escape-html.ts';

/** Fields the package escapes by itself. */
const escapedByPackage: ReadonlySet<string> = new Set([
  'title',
  'body',
  'altText',
  'filename',
  'description',
]);

function escapeFields(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return escapeHtml(value);
  if (typeof value !== 'object' || value === null || depth === 0) return value;
  if (Array.isArray(value)) return value.slice(0, 500).map((entry) => escapeFields(entry, depth - 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [
      key,
      typeof field === 'string' && escapedByPackage.has(key) ? field : escapeFields(field, depth - 1),
    ]),
  );
}

/** One of the package's formatters that write values into attributes as they are, given escaped values. */
class EscapingFormatter extends Formatter {
  readonly #inner: Formatter;

  constructor(inner: Formatter) {
    super();
    this.#inner = inner;
  }

  override apply(args: string[], vars: Variable[], ctx: Context): void {
    const [first] = vars;
    if (first === undefined) return;
    if (first.node.isMissing() || first.node.isNull()) {
      first.set('');
      return;
    }
    first.set(new Node(escapeFields(first.node.value, 5)));
    this.#inner.apply(args.map(escapeHtml), vars, ctx);
  }
}

function widthsOf(node: Node): string[] {
  return node
    .get('systemDataVariants')
    .asString()
    .split(',')
    .filter((variant) => /^\d{1,5}w$/.test(variant));
}

/** `<img …{@|image-srcset}>`: the renditions that are stored, and no width that is not. */
class ImageSrcSetFormatter extends Formatter {
  override apply(_args: string[], vars: Variable[]): void {
    const [first] = vars;
    if (first === undefined) return;
    const url = escapeHtml(first.node.get('assetUrl').asString());
    const widths = widthsOf(first.node);
    first.set(
      widths.length === 0
        ? ''
        : ` srcset="${widths.map((width) => `${url}?format=${width} ${width}`).join(', ')}"`,
    );
  }
}

/** `{image|image class}`: a real `<img>` with renditions, shown without any script. */
class ImageFormatter extends Formatter {
  override apply(args: string[], vars: Variable[]): void {
    const [first] = vars;
    if (first === undefined) return;
    const { node } = first;
    const assetUrl = node.get('assetUrl').asString();
    if (assetUrl === '') {
      first.set('');
      return;
    }
    const [width = '', height = ''] = node.get('originalSize').asString().split('x');
    const alt = node.get('altText').asString() || node.get('title').asString();
    const widths = widthsOf(node);
    const url = escapeHtml(assetUrl);
    const focal = node.get('mediaFocalPoint');
    const percent = (axis: string): number =>
      Math.round(Math.min(1, Math.max(0, Number(focal.get(axis).asNumber()) || 0)) * 100);
    first.set(
      [
        `<img class="${escapeHtml(args[0] ?? 'thumb-image')}" src="${url}${widths.includes('750w') ? '?format=750w' : ''}"`,
        widths.length === 0
          ? ''
          : ` srcset="${widths.map((w) => `${url}?format=${w} ${w}`).join(', ')}" sizes="100vw"`,
        /^\d{1,6}$/.test(width) && /^\d{1,6}$/.test(height) ? ` width="${width}" height="${height}"` : '',
        focal.isMissing() ? '' : ` style="object-position:${percent('x')}% ${percent('y')}%"`,
        ` alt="${escapeHtml(alt)}" loading="lazy" decoding="async">`,
      ].join(''),
    );
  }
}

const escaping = [
  'image-meta',
  'child-image-meta',
  'cover-image-meta',
  'image-color',

  'video',
  'social-button',
  'social-button-inline',
  'google-calendar-url',
  'activate-twitter-links',
  'comment-link',
  'comment-count',
  'variant-descriptor',
  'website-color',
  'product-scarcity',
  'product-restock-notification',
  'product-quick-view',
  'product-checkout',
  'variants-select',
  'add-to-cart-btn',
  'quantity-input',
  'summary-form-field',
  'item-classes',
] as const;

/** For features this host does not have: their markup is useless without them, and partly not safe. */
class SilentFormatter extends Formatter {
  override apply(_args: string[], vars: Variable[]): void {
    vars[0]?.set('');
  }
}
const silent = new SilentFormatter();

/** The package's formatters that put values into markup, with those values escaped first. */
export const pictureFormatters: Readonly<Record<string, Formatter>> = {
  ...Object.fromEntries(
    escaping.flatMap((name) => {
      const inner = Formatters[name];
      return inner === undefined ? [] : [[name, new EscapingFormatter(inner)] as const];
    }),
  ),
  'audio-player': silent,
  comments: silent,
  'like-button': silent,
  'twitter-follow-button': silent,
  image: new ImageFormatter(),
  'image-srcset': new ImageSrcSetFormatter(),
};
