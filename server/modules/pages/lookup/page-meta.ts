import type { ItemView } from '@vitrine/contracts/content.ts';
import type { PictureView } from '@vitrine/contracts/media.ts';
import type { SearchMeta } from '@vitrine/domain/content/content.ts';
import type { PageMeta } from '../render/head.ts';

/** Maximum width of a link preview picture, pixels. */
const PREVIEW_WIDTH = 1500;

/** The picture of a page in link previews; an item's main one. */
export function pictureFacts(item: ItemView | null): Partial<PageMeta> {
  return pictureMeta(item === null ? null : pictureOf(item));
}

function pictureOf({ mainImage, images }: ItemView): PictureView | null {
  return mainImage ?? images[0] ?? null;
}

/** The picture of the first of these items that has one; null where none has. */
export function pictureOfFirst(items: readonly ItemView[]): PictureView | null {
  return items.map(pictureOf).find((picture) => picture !== null) ?? null;
}

/** A picture as link previews need it. */
export function pictureMeta(picture: PictureView | null): Partial<PageMeta> {
  if (picture === null) return {};
  const width = picture.widths.findLast((candidate) => candidate <= PREVIEW_WIDTH);
  return {
    imagePath: width === undefined ? picture.assetUrl : `${picture.assetUrl}?format=${width}w`,
    imageAlt: picture.altText,
  };
}

/** The facts overridden by the owner's SEO fields; `picture` is the owner's, if any. */
export function withSearchMeta(
  facts: PageMeta,
  seo: Partial<SearchMeta>,
  picture: PictureView | null,
): PageMeta {
  const { title = '', description = '', hidden = false } = seo;
  return {
    ...facts,
    ...(title === '' ? {} : { title }),
    ...(description === '' ? {} : { description }),
    ...pictureMeta(picture),
    // A page without a canonical address is not indexed.
    ...(hidden ? { canonicalPath: null } : {}),
  };
}
