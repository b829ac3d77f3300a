import type { ItemView } from '@vitrine/contracts/content.ts';
import type { PictureView } from '@vitrine/contracts/media.ts';
import type { SearchFacts } from '@vitrine/domain/content/content.ts';
import type { PageFacts } from './head.ts';

/** Widest picture a link preview is given, pixels. */
const PREVIEW_WIDTH = 1500;

/** The picture that stands for a page in link previews; an item's main one. */
export function pictureFacts(item: ItemView | null): Partial<PageFacts> {
  return factsOfPicture(item === null ? null : pictureOf(item));
}

function pictureOf({ mainImage, images }: ItemView): PictureView | null {
  return mainImage ?? images[0] ?? null;
}

/** The picture of the first of these items that has one; null where none has. */
export function pictureOfFirst(items: readonly ItemView[]): PictureView | null {
  return items.map(pictureOf).find((picture) => picture !== null) ?? null;
}

/** What link previews show of a picture. */
export function factsOfPicture(picture: PictureView | null): Partial<PageFacts> {
  if (picture === null) return {};
  const width = picture.widths.findLast((candidate) => candidate <= PREVIEW_WIDTH);
  return {
    imagePath: width === undefined ? picture.assetUrl : `${picture.assetUrl}?format=${width}w`,
    imageAlt: picture.altText,
  };
}

/** The facts with the owner's words for search engines in place of the page's own; `picture` is theirs, if any. */
export function withSearchFacts(
  facts: PageFacts,
  seo: Partial<SearchFacts>,
  picture: PictureView | null,
): PageFacts {
  const { title = '', description = '', hidden = false } = seo;
  return {
    ...facts,
    ...(title === '' ? {} : { title }),
    ...(description === '' ? {} : { description }),
    ...factsOfPicture(picture),
    // A page without an address of its own is kept out of search engines.
    ...(hidden ? { canonicalPath: null } : {}),
  };
}
