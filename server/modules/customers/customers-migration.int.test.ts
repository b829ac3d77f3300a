import { openDatabaseBefore } from '@vitrine/testing/database.ts';
import { expect, it } from 'vitest';
import { migrateDatabase } from '../../platform/db/migrate.ts';
import { newId } from '../../platform/ids.ts';

const websiteId = newId();

it('makes customers of the orders that were placed before customers were kept', async () => {
  const { db, url, close } = await openDatabaseBefore('customers');
  try {
    const place = (number: number, email: string, change: object = {}) => {
      const { city, totalMinor, refundedMinor, currency } = {
        city: 'Boone',
        totalMinor: 1000,
        refundedMinor: 0,
        currency: 'USD',
        ...change,
      };
      const address = {
        firstName: 'June',
        lastName: 'Park',
        city,
        region: 'NC',
        country: 'US',
        phone: '555',
      };
      return db.$client.query(
        `insert into orders (website_id, id, number, access_token, cart_id, payment_id, status, test_mode, email, details,
           totals, currency, grand_total_minor, refunded_minor, placed_on, search)
         values ($1, $2::uuid, $3::int, $2::uuid::text, $2::uuid, $2::uuid, 'paid', true, $4, $5, '{}', $6, $7, $8,
           timestamptz '2026-01-01' + $3 * interval '1 day', '')`,
        [websiteId, newId(), number, email, { email, address }, currency, totalMinor, refundedMinor],
      );
    };
    await place(1, 'June@example.com', { city: 'Boone', totalMinor: 700, currency: 'EUR' });
    await place(2, 'june@example.com', { refundedMinor: 400 });
    await place(3, 'JUNE@example.com', { city: 'Sylva' });
    await place(4, 'mo@example.com');
    await migrateDatabase(url);
    const { rows } = await db.$client.query(
      `select email, name, phone, place, order_count, spent_minor::int, currency, first_order_on < last_order_on as several,
         (select array_agg(o.number::int order by o.number) from orders o where o.customer_id = c.id) as numbers
       from customers c order by email`,
    );
    expect(rows).toEqual([
      {
        email: 'june@example.com',
        name: 'June Park',
        phone: '555',
        place: 'Sylva, NC, US',
        order_count: 3,
        spent_minor: 1600,
        currency: 'USD',
        several: true,
        numbers: [1, 2, 3],
      },
      expect.objectContaining({ email: 'mo@example.com', order_count: 1, several: false, numbers: [4] }),
    ]);
  } finally {
    await close();
  }
});
