import type { FoundResult } from '@vitrine/contracts/find.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import type { Finder } from '../find/index.ts';

interface FoundOrder extends Record<string, unknown> {
  readonly id: string;
  readonly number: number;
  readonly name: string;
}

const view = ({ id, number, name }: FoundOrder): FoundResult => ({
  id,
  title: `#${number}`,
  detail: name,
  path: `/orders/${id}`,
});

/** The order with the number that is typed, with or without `#`: one probe of `orders_number`. */
export const findOrders: Finder = {
  kind: 'orders',
  roles: ['admin'],
  async find(db, { websiteId }, query) {
    const number = /^#?(\d{1,15})$/.exec(query)?.[1];
    if (number === undefined) return { results: [], isExact: false };
    const rows = await runNamed<FoundOrder>(
      db,
      {
        name: 'orders-find-number',
        text: `select id, number::float8 as number,
            trim(coalesce(details #>> '{address,firstName}', '') || ' ' || coalesce(details #>> '{address,lastName}', '')) as name
          from orders where website_id = $1 and number = $2::bigint`,
      },
      [websiteId, number],
    );
    return { results: rows.map(view), isExact: rows.length > 0 };
  },
};
