import type { PictureView } from '@vitrine/contracts/media.ts';
import { wordsOfHtml } from '@vitrine/domain/text/plain-text.ts';
import { itemQueryKey, type BlockData, type BlockNeeds, type ItemQuery } from '../block.ts';
import { croppedPicture } from '../cropped-picture.ts';
import type { GalleryProps } from './gallery.schema.ts';

/** A picture as a gallery shows it, with the texts its settings allow. */
export interface ShownPicture {
  readonly picture: PictureView;
  /** '' for none. */
  readonly title: string;
  /** Plain text; '' for none. */
  readonly description: string;
  readonly link: { readonly href: string; readonly newWindow: boolean } | null;
}

const queryOf = (collectionId: string, limit: number): ItemQuery => ({ collectionId, limit, tag: null });

export function galleryNeeds({ collectionId, limit, pictures }: GalleryProps): BlockNeeds {
  return collectionId === null
    ? { assetIds: pictures.map(({ assetId }) => assetId), itemQueries: [] }
    : { assetIds: [], itemQueries: [queryOf(collectionId, limit)] };
}

/** The gallery's own pictures, or its collection's. Missing ones are left out. */
export function galleryPictures(props: GalleryProps, data: BlockData): readonly ShownPicture[] {
  const shown = props.collectionId === null ? ownPictures(props, data) : itemPictures(props, data);
  return shown.map((one) => ({
    ...one,
    title: props.showMeta && props.showMetaBasic ? one.title : '',
    description: props.showMeta && !props.showMetaOnlyTitle ? one.description : '',
  }));
}

function ownPictures(props: GalleryProps, data: BlockData): readonly ShownPicture[] {
  return props.pictures.flatMap(({ assetId, crop, altText, title, description, link, newWindow }) => {
    const whole = data.assets.get(assetId);
    if (whole === undefined) return [];
    const picture = { ...croppedPicture(whole, crop), altText: altText ?? whole.altText };
    const to = link === null ? null : { href: link, newWindow: newWindow || props.newWindow };
    return [{ picture, title, description, link: to }];
  });
}

function itemPictures(props: GalleryProps, data: BlockData): readonly ShownPicture[] {
  if (props.collectionId === null) return [];
  const items = data.items.get(itemQueryKey(queryOf(props.collectionId, props.limit))) ?? [];
  return items.flatMap(({ mainImage, title, excerpt, sourceUrl }) =>
    mainImage === null
      ? []
      : [
          {
            picture: mainImage,
            title,
            description: wordsOfHtml(excerpt, excerpt.length),
            link: sourceUrl === '' ? null : { href: sourceUrl, newWindow: props.newWindow },
          },
        ],
  );
}
