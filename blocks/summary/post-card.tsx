import type { ItemView } from '@vitrine/contracts/content.ts';
import type { BlockSite } from '../block.ts';
import { Picture } from '../picture.tsx';
import { formatDay, isoDay } from './format-day.ts';

/** A post in a grid: picture, day, title and its first words. */
export function PostCard(props: {
  readonly item: ItemView;
  readonly site: BlockSite;
  readonly sizes: string;
  readonly isFirst: boolean;
}) {
  const { item, site, sizes, isFirst } = props;
  return (
    <article className="card">
      <div className="card__picture">
        {item.mainImage === null ? null : (
          <Picture picture={item.mainImage} sizes={sizes} ratio="3:2" isFirst={isFirst} altText="" />
        )}
      </div>
      <div className="card__words">
        <p className="card__meta">
          <time dateTime={isoDay(item.publishOn, site.timeZone)}>
            {formatDay(item.publishOn, site.language, site.timeZone)}
          </time>
        </p>
        <h3 className="card__title">
          <a href={item.fullUrl}>{item.title}</a>
        </h3>
        {/* Excerpts are HTML the server's sanitiser wrote, as text blocks are. */}
        <div className="card__text" dangerouslySetInnerHTML={{ __html: item.excerpt }} />
      </div>
    </article>
  );
}
