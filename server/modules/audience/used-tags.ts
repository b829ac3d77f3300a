import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';

/** Subscribers that are looked at: enough to know what an owner calls things, however many there are. */
const LOOKED_AT = 5000;
const MAX_TAGS = 200;

/** The tags of the newest subscribers, the most used first. */
export async function selectUsedTags(db: Queryable, websiteId: string): Promise<string[]> {
  const rows = await runNamed<{ tag: string }>(
    db,
    {
      name: 'audience-used-tags',
      text: `with newest as materialized (
          select tags from subscribers where website_id = $1 order by id desc limit ${LOOKED_AT}
        )
        select tag from newest, unnest(newest.tags) tag
        group by tag order by count(*) desc, lower(tag), tag limit ${MAX_TAGS}`,
    },
    [websiteId],
  );
  return rows.map(({ tag }) => tag);
}
