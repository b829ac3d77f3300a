import { runNamed } from '../../platform/db/run-named.ts';
import { COUNT_LIMIT, type Waiting } from '../home/index.ts';

/** Variants of published products with few units left, by `stock_low`. */
export const lowStock: Waiting = {
  kind: 'low-stock',
  roles: ['admin'],
  async count(db, websiteId) {
    const rows = await runNamed<{ count: number }>(
      db,
      {
        name: 'stock-low-count',
        text: `select count(*)::int as count from (
            select 1 from stock s
            join items i on i.website_id = s.website_id and i.id = s.item_id and i.status = 'published'
            where s.website_id = $1 and s.is_low limit ${COUNT_LIMIT}
          ) s`,
      },
      [websiteId],
    );
    return rows[0]?.count ?? 0;
  },
};
