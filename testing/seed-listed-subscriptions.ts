import type { Database } from '@vitrine/server/platform/db/database.ts';
import { newId } from '@vitrine/server/platform/ids.ts';

/** Subscriptions as rows, without orders or events: for tests of lists. All started at one moment; every other is of a bowl. */
export async function seedListedSubscriptions(db: Database, websiteId: string, count: number): Promise<void> {
  const ids = Array.from({ length: count }, () => newId());
  await db.$client.query(
    `insert into subscriptions (website_id, id, access_token, status, item_id, variant_id, sku, product_name, attributes,
      quantity, unit_price_minor, currency, plan, details, origin, provider, customer, payment_method, first_order_id,
      started_on, period_ends_on, next_charge_on)
     select $1::uuid, id, 'token-' || id, case when place % 3 = 0 then 'paused' else 'active' end, gen_random_uuid(),
       gen_random_uuid(), 'SKU-' || place, case when place % 2 = 0 then 'Bowl of the month' else 'Clay Club' end, '{}', 1,
       3000, 'USD', '{"billingPeriod": {"value": 1, "unit": "MONTH"}, "numBillingCycles": 0}',
       jsonb_build_object('email', 'maria' || place || '@example.com', 'note', '', 'deliveryOptionId', null, 'address',
         jsonb_build_object('firstName', 'Maria', 'lastName', 'No ' || place, 'line1', '', 'line2', '', 'city', '', 'region',
         '', 'postalCode', '', 'country', 'US', 'phone', '')),
       'http://kiln.example', 'test', '', '', gen_random_uuid(), timestamptz '2026-03-01T12:00:00Z',
       timestamptz '2026-04-01T12:00:00Z', case when place % 3 = 0 then null else timestamptz '2026-04-01T12:00:00Z' end
     from unnest($2::uuid[]) with ordinality as given(id, place)`,
    [websiteId, ids],
  );
}
