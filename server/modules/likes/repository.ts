import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';

export interface NewLike {
  readonly websiteId: string;
  readonly itemId: string;
  readonly visitorHash: string;
  readonly now: number;
}

/**
 * Counts a visitor's like of a visible item in one statement, so that concurrent requests of one visitor count once.
 * Null when there is no such item.
 */
export async function insertLike(
  db: Queryable,
  like: NewLike,
): Promise<{ readonly likeCount: number; readonly isNew: boolean } | null> {
  const rows = await runNamed<{ likeCount: number; isNew: boolean }>(
    db,
    {
      name: 'likes-insert',
      text: `with wanted as (
          select i.website_id, i.id, i.like_count from items i
          join collections c on c.website_id = i.website_id and c.id = i.collection_id and c.enabled
          where i.website_id = $1 and i.id = $2 and i.status = 'published'
        ), noted as (
          insert into likes (website_id, item_id, visitor_hash, liked_on)
          select website_id, id, $3, to_timestamp($4 / 1000.0) from wanted
          on conflict do nothing returning item_id
        ), counted as (
          update items i set like_count = i.like_count + 1 from noted
          where i.website_id = $1 and i.id = noted.item_id returning i.like_count
        )
        select coalesce((select like_count from counted), wanted.like_count) as "likeCount",
          exists (select 1 from noted) as "isNew" from wanted`,
    },
    [like.websiteId, like.itemId, like.visitorHash, like.now],
  );
  return rows[0] ?? null;
}
