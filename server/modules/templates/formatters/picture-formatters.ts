import { type Context, type Formatter, isTruthy, type Node } from '@squarespace/template-engine';
import { altTextOf } from '@vitrine/domain/picture/alt-text.ts';
import { parsePictureSize } from '@vitrine/domain/picture/picture-size.ts';
import { escapeHtml } from '@vitrine/domain/text/escape-html.ts';
import { LRUCache } from 'lru-cache';
import { valueFormatters } from '../engine/value-formatter.ts';

/** Block type code of an image block: its alt text is what the owner wrote, even if empty. */
const IMAGE_BLOCK = 5;

/** A field of a picture, escaped for a quoted attribute. */
const attribute = (node: Node, name: string): string => escapeHtml(node.get(name).asString());

function altText(node: Node, ctx: Context): string {
  const own = node.get('altText').asString();
  if (ctx.resolve(['blockType']).asNumber() === IMAGE_BLOCK) return own.trim();
  return altTextOf({
    altText: own,
    title: node.get('title').asString(),
    body: node.get('body').asString(),
    filename: node.get('filename').asString(),
  });
}

/** A focal point coordinate, 0 to 1; the middle by default. */
function focalShare(node: Node, axis: 'x' | 'y'): number {
  const share = node.get('mediaFocalPoint').get(axis);
  const value = share.isMissing() ? 0.5 : share.asNumber();
  return Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0.5;
}
const percent = (share: number): number => Math.round(share * 100);

/** Attributes that theme scripts read: `data-src`, `data-image` and others. */
function imageMeta(node: Node, ctx: Context): string {
  if (node.isMissing() || node.isNull()) return '';
  const url = attribute(node, 'assetUrl');
  const key = node.get('componentKey');
  const preview: unknown = node.get('licensedAssetPreview').value;
  return [
    typeof preview === 'object' && preview !== null ? 'data-licensed-asset-preview="true" ' : '',
    key.isMissing() ? '' : `data-component-key="${escapeHtml(key.asString())}" `,
    `data-src="${url}" data-image="${url}" data-image-dimensions="${attribute(node, 'originalSize')}" `,
    `data-image-focal-point="${focalShare(node, 'x')},${focalShare(node, 'y')}" `,
    `alt="${escapeHtml(altText(node, ctx))}" `,
  ].join('');
}

// Pictures of one size have the same renditions, so there are few distinct texts.
const widthsRead = new LRUCache<string, readonly string[]>({ max: 500 });

/** The widths a picture is stored in, of `1200x1500,100w,300w`. */
function widthsIn(variants: string): readonly string[] {
  const known = widthsRead.get(variants);
  if (known !== undefined) return known;
  const widths = variants.split(',').filter((variant) => /^\d{1,5}w$/.test(variant));
  widthsRead.set(variants, widths);
  return widths;
}

/** `srcset` of the stored renditions only. */
function sourcesOf(node: Node, url: string): readonly string[] {
  const variants = node.get('systemDataVariants').asString();
  if (variants === '' || variants.length > 500) return [];
  return widthsIn(variants).map((width) => `${url}?format=${width} ${width}`);
}

function srcset(node: Node, url: string): string {
  const sources = sourcesOf(node, url);
  return sources.length === 0 ? '' : ` srcset="${sources.join(', ')}"`;
}

/** `{image|image class}`: a real `<img>` with renditions, shown without any script. */
function imageElement(node: Node, args: readonly string[], ctx: Context): string {
  const url = attribute(node, 'assetUrl');
  if (url === '') return '';
  const [, width, height] = /^(\d{1,6})x(\d{1,6})$/.exec(node.get('originalSize').asString()) ?? [];
  const sources = sourcesOf(node, url);
  const isMiddling = sources.some((source) => source.endsWith(' 750w'));
  return [
    `<img class="${escapeHtml(args[0] ?? 'thumb-image')}" src="${url}${isMiddling ? '?format=750w' : ''}"`,
    sources.length === 0 ? '' : ` srcset="${sources.join(', ')}" sizes="100vw"`,
    width === undefined || height === undefined ? '' : ` width="${width}" height="${height}"`,
    node.get('mediaFocalPoint').isMissing()
      ? ''
      : ` style="object-position:${percent(focalShare(node, 'x'))}% ${percent(focalShare(node, 'y'))}%"`,
    ` alt="${escapeHtml(altText(node, ctx))}" loading="lazy" decoding="async">`,
  ].join('');
}

interface PictureOptions {
  /** For its attribute, escaped. */
  readonly sizes: string;
  /** Attributes that say when it is loaded. */
  readonly loading: string;
  /** False where a title next to it describes it. */
  readonly speaks: boolean;
}
const loadings: Readonly<Record<string, string>> = {
  first: ' fetchpriority="high"',
  soon: '',
  later: ' loading="lazy"',
};

// A tag's arguments are the same array as long as its theme is loaded, so they are cached by it.
const optionsByArgs = new WeakMap<readonly string[], PictureOptions>();

function readWish(args: readonly string[]): PictureOptions {
  const known = optionsByArgs.get(args);
  if (known !== undefined) return known;
  const named = new Map(args.map((arg) => [arg.slice(0, arg.indexOf('=')), arg.slice(arg.indexOf('=') + 1)]));
  const options: PictureOptions = {
    sizes: escapeHtml(named.get('sizes') ?? '100vw'),
    loading: loadings[named.get('loading') ?? 'later'] ?? '',
    speaks: named.get('alt') !== 'none',
  };
  optionsByArgs.set(args, options);
  return options;
}

/**
 * `{image|picture;sizes=100vw;loading=first;alt=none}`: a picture for our own themes, with renditions, dimensions against
 * layout shift, focal point and a placeholder colour. Most of the work of a list is this element.
 */
function pictureElement(node: Node, args: readonly string[]): string {
  const url = attribute(node, 'assetUrl');
  if (url === '') return '';
  const { sizes, loading, speaks } = readWish(args);
  const size = parsePictureSize(node.get('originalSize').asString());
  const dimensions = size === null ? '' : ` width="${size.width}" height="${size.height}"`;
  const color = attribute(node.get('colorData'), 'topLeftAverage');
  const position = `calc(${focalShare(node, 'x')} * 100%) calc(${focalShare(node, 'y')} * 100%)`;
  return `<img class="picture" src="${url}?format=750w"${srcset(node, url)} sizes="${sizes}"${dimensions} alt="${
    speaks ? attribute(node, 'altText') : ''
  }" style="object-position:${position};background-color:#${color}"${loading} decoding="async">`;
}

const corners = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight', 'center'] as const;

/** `{@|image-color}`: five data attributes; `{@|image-color center background-color}`: one declaration. */
function imageColor(node: Node, [corner, property]: readonly string[]): string {
  const colors = node.get('colorData');
  if (colors.isMissing() || colors.isNull()) return '';
  const colorOf = (name: string): string => {
    const color = colors.get(`${name}Average`).asString();
    return /^[0-9a-f]{3,8}$/i.test(color) ? color : '';
  };
  if (corner === undefined) return corners.map((name) => `data-color-${name}="#${colorOf(name)}" `).join('');
  const color = colorOf(corner);
  if (color === '') return `&quot;${escapeHtml(corner)}&quot; not found.`;
  return property === undefined ? `#${color}` : `${escapeHtml(property)}: #${color}`;
}

/** A player in an iframe; theme scripts read its code from `data-html`. */
function videoWrapper(node: Node, args: readonly string[]): string {
  const embed = node.get('oembed');
  const url = embed.get('url').asString();
  const hasColors = args.includes('color-data') && isTruthy(node.get('colorData'));
  const hasPicture = isTruthy(node.get('mainImageId')) || isTruthy(node.get('systemDataId'));
  const picture = `<img data-load="false" data-src="${attribute(node, 'assetUrl')}" data-image-dimensions="${attribute(node, 'originalSize')}" data-image-focal-point="${focalShare(node, 'x')},${focalShare(node, 'y')}" ${
    hasColors ? imageColor(node, []).toLowerCase() : ''
  }alt="">`;
  const overlay = `<div class="sqs-video-overlay${hasPicture ? '' : ' no-thumb'}" style="opacity: 0;">${hasPicture ? picture : ''}<div class="sqs-video-opaque"> </div><div class="sqs-video-icon"></div></div>`;
  return [
    `<div class="sqs-video-wrapper"${args.includes('load-false') ? ' data-load="false"' : ''}`,
    ` data-html="${attribute(embed, 'html')}" data-provider-name="${attribute(embed, 'providerName')}">`,
    isTruthy(node.get('overlay')) ? overlay : '',
    // Without scripts it is a link.
    /^https?:\/\//i.test(url)
      ? `<a class="sqs-video-link" href="${escapeHtml(url)}" target="_blank" rel="noopener">${escapeHtml(embed.get('title').asString() || url)}</a>`
      : '',
    '</div>',
  ].join('');
}

/** The browser's own player; a theme's script may replace it. */
function audioPlayer(node: Node): string {
  const url = attribute(node.get('structuredContent'), 'audioAssetUrl');
  if (url === '') return '';
  const id = attribute(node, 'id');
  return `<div class="squarespace-audio-player" data-audio-asset-url="${url}" data-item-id="${id}" id="audio-player-${id}"><audio controls preload="none" src="${url}"></audio></div>`;
}

/** Pictures, video and audio; the package's formatters do not escape addresses in attributes. */
export const pictureFormatters: Readonly<Record<string, Formatter>> = valueFormatters({
  image: imageElement,
  'image-srcset': (node) => srcset(node, attribute(node, 'assetUrl')),
  picture: pictureElement,
  'image-meta': (node, _args, ctx) => imageMeta(node, ctx),
  'child-image-meta': (node, [index = '0'], ctx) =>
    imageMeta(node.path(['items', Number.parseInt(index, 10)]), ctx),
  'cover-image-meta': (node, _args, ctx) => imageMeta(node.get('coverImage'), ctx),
  'image-color': imageColor,
  video: videoWrapper,
  'audio-player': audioPlayer,
});
