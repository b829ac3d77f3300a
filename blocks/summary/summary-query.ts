import type { ItemQuery } from '../block.ts';
import type { SummaryProps } from './summary.schema.ts';

/** The items a summary shows. */
export function summaryQuery(props: SummaryProps): ItemQuery {
  const { collectionId, limit, tag, category, featured, skip, when } = props;
  return {
    collectionId,
    limit,
    tag,
    ...(category === null ? {} : { category }),
    ...(featured ? { featured } : {}),
    ...(skip === 0 ? {} : { skip }),
    ...(when === null ? {} : { when }),
  };
}
