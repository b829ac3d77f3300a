import type { PictureView } from '@vitrine/contracts/media.ts';
import { itemUrl } from '@vitrine/domain/content/item-url.ts';
import { plainText } from '@vitrine/domain/text/plain-text.ts';
import { itemQueryKey, type BlockNeeds, type BlockRenderProps, type ItemQuery } from '../block.ts';
import { columnSizes } from '../picture-attributes.ts';
import { croppedPicture } from '../cropped-picture.ts';
import { Picture } from '../picture.tsx';
import type { ContentLinkProps } from './content-link.schema.ts';

interface Target {
  readonly href: string;
  readonly title: string;
  readonly text: string;
  readonly picture: PictureView | null;
}

/** Characters of an entry's excerpt. */
const MAX_EXCERPT = 200;

function itemQuery(itemId: string): ItemQuery {
  return { collectionId: itemId, limit: 1, tag: null, itemIds: [itemId] };
}

export function contentLinkNeeds({ to, assetId }: ContentLinkProps): BlockNeeds {
  return {
    assetIds: assetId === null ? [] : [assetId],
    itemQueries: to.kind === 'item' ? [itemQuery(to.itemId)] : [],
  };
}

/** Renders nothing while its target is missing. */
export function ContentLinkBlock(place: BlockRenderProps<ContentLinkProps>) {
  const { props, data, span, isFirstPicture } = place;
  const target = targetOf(place);
  const title = props.title === '' ? (target?.title ?? '') : props.title;
  if (target === null || title === '') return null;
  const own = props.assetId === null ? undefined : data.assets.get(props.assetId);
  const shown = own === undefined ? target.picture : croppedPicture(own, props.crop);
  const picture = props.showsPicture ? shown : null;
  const words = props.text === '' ? target.text : props.text;
  return (
    <article className="card content-link">
      {picture === null ? null : (
        <div className="card__picture">
          <Picture picture={picture} sizes={columnSizes(span, false)} isFirst={isFirstPicture} altText="" />
        </div>
      )}
      <div className="card__words">
        <h3 className="card__title">
          <a href={target.href}>{title}</a>
        </h3>
        {words === '' ? null : <p className="card__text">{words}</p>}
      </div>
    </article>
  );
}

function targetOf({ props: { to }, data }: BlockRenderProps<ContentLinkProps>): Target | null {
  if (to.kind === 'address') return { href: to.href, title: '', text: '', picture: null };
  if (to.kind === 'collection') {
    const found = data.site.collections.get(to.collectionId);
    return found === undefined
      ? null
      : { href: found.url, title: found.title, text: found.description, picture: null };
  }
  const item = data.items.get(itemQueryKey(itemQuery(to.itemId)))?.[0];
  if (item === undefined) return null;
  const text = plainText(item.excerpt, MAX_EXCERPT);
  return { href: itemUrl(item), title: item.title, text, picture: item.mainImage };
}
