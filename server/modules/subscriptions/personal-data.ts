import { sql } from 'drizzle-orm';
import { PERSONAL_ROWS, type PersonalDataSource } from '../customers/index.ts';

/** Ended subscriptions; a person with one that runs is not erased before it ends. */
export const subscriptionPersonalData: PersonalDataSource = {
  name: 'subscriptions',
  read: async (db, { websiteId, emails }) => {
    const found =
      await db.execute(sql`select s.product_name as product, s.status, s.started_on as "startedOn",
        s.ended_on as "endedOn", s.unit_price_minor as "unitPriceMinor", s.quantity, s.currency, s.details,
        s.card_brand as "cardBrand", s.card_last4 as "cardLast4"
      from subscriptions s
      where s.website_id = ${websiteId} and lower(s.details ->> 'email') = any(${sql.param([...emails])}::text[])
      order by s.started_on limit ${PERSONAL_ROWS}`);
    return found.rows;
  },
  erase: async (tx, { websiteId, emails }) => {
    await tx.execute(sql`update subscriptions s set additional_fields = '', card_brand = '', card_last4 = '',
        customer = '', payment_method = '', revision = s.revision + 1,
        details = s.details || jsonb_build_object('email', '', 'note', '', 'address', (
          select jsonb_object_agg(key, case when key = 'country' then value else '""'::jsonb end)
          from jsonb_each(s.details -> 'address')))
      where s.website_id = ${websiteId} and s.ended_on is not null
        and lower(s.details ->> 'email') = any(${sql.param([...emails])}::text[])`);
  },
};
