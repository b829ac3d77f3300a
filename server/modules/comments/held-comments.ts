import { runNamed } from '../../platform/db/run-named.ts';
import { COUNT_LIMIT, type Waiting } from '../home/index.ts';

/** Comments held for review, by `comments_by_status`; those of a removed item are in no list. */
export const heldComments: Waiting = {
  kind: 'comments',
  roles: ['admin'],
  async count(db, websiteId) {
    const rows = await runNamed<{ count: number }>(
      db,
      {
        name: 'comments-held',
        text: `select count(*)::int as count from (
            select 1 from comments c
            join items i on i.website_id = c.website_id and i.id = c.item_id
            where c.website_id = $1 and c.status = 'held' limit ${COUNT_LIMIT}
          ) c`,
      },
      [websiteId],
    );
    return rows[0]?.count ?? 0;
  },
};
