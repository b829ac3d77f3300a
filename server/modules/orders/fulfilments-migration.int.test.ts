// PostgreSQL: both (migrations)
import { openDatabaseBefore } from '@vitrine/testing/database.ts';
import { expect, it } from 'vitest';
import { migrateDatabase } from '../../platform/db/migrate.ts';
import { newId } from '../../platform/ids.ts';

const websiteId = newId();

it('makes one fulfillment of everything for each order that was marked as fulfilled before', async () => {
  const { db, url, close } = await openDatabaseBefore('fulfilments');
  try {
    const place = async (number: number, fulfilledOn: string | null) => {
      const id = newId();
      await db.$client.query(
        `insert into orders (website_id, id, number, access_token, cart_id, payment_id, status, test_mode, email, details,
           totals, currency, grand_total_minor, placed_on, fulfilled_on, search)
         values ($1, $2::uuid, $3, $2::uuid::text, $2::uuid, $2::uuid, 'paid', true, '', '{}', '{}', 'USD', 1, now(), $4, '')`,
        [websiteId, id, number, fulfilledOn],
      );
      for (const position of [0, 1])
        await db.$client.query(
          `insert into order_lines (website_id, order_id, id, position, item_id, variant_id, sku, product_name, attributes,
             product_type, quantity, unit_price_minor, line_total_minor)
           values ($1, $2, $3, $4, $3, $3, '', 'Mug', '{}', 'physical', 2, 1, 2)`,
          [websiteId, id, newId(), position],
        );
      return id;
    };
    const sent = await place(1, '2026-02-01T00:00:00Z');
    await place(2, null);
    const mailId = newId();
    await db.$client.query(
      `insert into outbox_mails (website_id, id, kind, order_id, recipient, subject, body_text, body_html, status,
         next_attempt_on, created_on) values ($1, $2, 'order-fulfilled', $3, '', '', '', '', 'sent', now(), now())`,
      [websiteId, mailId, sent],
    );
    await migrateDatabase(url);
    const { rows } = await db.$client.query(
      `select o.number::int, o.fulfilment, f.number as parcel, f.mail_id, f.created_on = o.fulfilled_on as same_time,
         (select sum(l.quantity)::int from fulfilment_lines l where l.fulfilment_id = f.id) as units
       from orders o left join fulfilments f on f.order_id = o.id order by o.number`,
    );
    expect(rows).toEqual([
      { number: 1, fulfilment: 'fulfilled', parcel: 1, mail_id: mailId, same_time: true, units: 4 },
      { number: 2, fulfilment: 'unfulfilled', parcel: null, mail_id: null, same_time: null, units: null },
    ]);
  } finally {
    await close();
  }
});
