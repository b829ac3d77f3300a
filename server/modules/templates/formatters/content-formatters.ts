import { type Formatter, isTruthy, type Node } from '@squarespace/template-engine';
import { colorWeight, lumaWeight } from '@vitrine/domain/color/color-weight.ts';
import { websiteColor } from '@vitrine/domain/color/website-color.ts';
import {
  heightForWidth,
  invalidSize,
  parsePictureSize,
  thumbnailForWidth,
  widthForHeight,
} from '@vitrine/domain/picture/picture-size.ts';
import { isOnSale, isSoldOut } from '@vitrine/domain/product/product-rules.ts';
import { productAt } from './product-at.ts';
import { valueFormatters } from '../engine/value-formatter.ts';

const sizeOf = (node: Node) => parsePictureSize(node.asString());

function resized(node: Node, wanted: string | undefined, resize: typeof heightForWidth): number | string {
  const size = sizeOf(node);
  // The message is only about the size; the result may be empty for other reasons.
  const pixels = size === null ? null : resize(size, Number.parseInt(wanted ?? '', 10) || 0);
  return pixels ?? invalidSize;
}

function numberOrNull(node: Node): number | null {
  return node.isMissing() || node.isNull() ? null : node.asNumber();
}

const slug = (text: string): string =>
  text
    .slice(0, 200)
    .replaceAll(/[^a-zA-Z0-9\s-]+/g, '')
    .replaceAll(/\s+/g, '-')
    .toLowerCase();

/** Strings of a list, limited to what a class attribute needs. */
function textsOf(node: Node): string[] {
  return Array.isArray(node.value)
    ? node.value.slice(0, 100).filter((entry): entry is string => typeof entry === 'string')
    : [];
}

const STORE_ITEM = 11;

/** Formatters of items and their pictures; rules and texts are in domain/. */
export const contentFormatters: Readonly<Record<string, Formatter>> = valueFormatters({
  AbsUrl: (node, _args, ctx) =>
    `${ctx.resolve(['base-url']).asString().replace(/\/+$/, '')}/${node.asString().replace(/^\/+/, '')}`,
  'color-weight': (node, [rule]) => (rule === 'luma' ? lumaWeight : colorWeight)(node.asString()) ?? '',
  'website-color': (node) =>
    websiteColor({
      hue: numberOrNull(node.get('hue')),
      saturation: numberOrNull(node.get('saturation')),
      lightness: numberOrNull(node.get('lightness')),
      alpha: numberOrNull(node.get('alpha')),
    }),
  width: (node) => sizeOf(node)?.width ?? '',
  height: (node) => sizeOf(node)?.height ?? '',
  resizedHeightForWidth: (node, [width]) => resized(node, width, heightForWidth),
  resizedWidthForHeight: (node, [height]) => resized(node, height, widthForHeight),
  squarespaceThumbnailForWidth: (_node, [width]) => thumbnailForWidth(Number.parseInt(width ?? '', 10) || 0),
  squarespaceThumbnailForHeight: (node, [height]) => {
    const width = resized(node, height, widthForHeight);
    return typeof width === 'number' ? thumbnailForWidth(width) : width;
  },
  'item-classes': (node, _args, ctx) => {
    const promoted = ctx.resolve(['promotedBlockType']);
    const author = ctx.resolve(['author']).get('displayName').asString();
    const index = ctx.resolve(['@index']);
    const product = node.get('recordType').asNumber() === STORE_ITEM ? productAt(node) : null;
    return [
      'hentry',
      ...(isTruthy(promoted) ? [`promoted promoted-block-${slug(promoted.asString())}`] : []),
      ...textsOf(ctx.resolve(['categories'])).map((name) => `category-${slug(name)}`),
      ...textsOf(ctx.resolve(['tags'])).map((name) => `tag-${slug(name)}`),
      ...(author === '' ? [] : [`author-${slug(author)}`]),
      `post-type-${slug(ctx.resolve(['recordTypeLabel']).asString())}`,
      ...(index.isMissing() ? [] : [`article-index-${index.asNumber()}`]),
      ...(isTruthy(ctx.resolve(['starred'])) ? ['featured'] : []),
      ...(product !== null && isOnSale(product) ? ['on-sale'] : []),
      ...(product !== null && isSoldOut(product) ? ['sold-out'] : []),
    ].join(' ');
  },
});
