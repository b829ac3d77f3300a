import type { Database } from '@vitrine/server/platform/db/database.ts';
import { newId } from '@vitrine/server/platform/ids.ts';

/**
 * Orders as rows, without carts, payments or lines: for tests of lists and of work on many orders. Buyers are called
 * Maria; every order has a bowl.
 */
export async function seedListedOrders(
  db: Database,
  websiteId: string,
  count: number,
  options: {
    readonly firstNumber?: number;
    /** All are placed at one moment, with one total. */
    readonly sameMoment?: boolean;
    readonly placedOn?: string;
  } = {},
): Promise<readonly string[]> {
  const { firstNumber = 1001, sameMoment = false, placedOn = '2026-03-01T12:00:00Z' } = options;
  const ids = Array.from({ length: count }, () => newId());
  await db.$client.query(
    `insert into orders (website_id, id, number, access_token, cart_id, payment_id, status, test_mode, email, details,
      purpose, totals, currency, grand_total_minor, placed_on, search)
     select $1::uuid, id, $2::int + at, 'token-' || id, gen_random_uuid(), gen_random_uuid(), 'paid', true,
       'maria' || at || '@example.com', jsonb_build_object('email', 'maria' || at || '@example.com', 'note', '',
       'deliveryOptionId', null, 'address', jsonb_build_object('firstName', 'Maria', 'lastName', 'No ' || at, 'line1', '',
       'line2', '', 'city', '', 'region', '', 'postalCode', '', 'country', 'US', 'phone', '')), 'shopping',
       '{"totalQuantity": 1}', 'USD', case when $4 then 1000 else 1000 + at end,
       $5::timestamptz + case when $4 then 0 else at end * interval '1 second',
       search_vector($1::uuid, concat_ws(' ', $2::int + at, 'Maria', 'maria' || at || '@example.com', 'bowl'))
     from unnest($3::uuid[]) with ordinality as given(id, place), lateral (select (place - 1)::int as at) numbered`,
    [websiteId, firstNumber, ids, sameMoment, placedOn],
  );
  return ids;
}
