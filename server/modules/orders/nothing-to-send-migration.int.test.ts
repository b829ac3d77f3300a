// PostgreSQL: both (migrations)
import { openDatabaseBefore } from '@vitrine/testing/database.ts';
import { expect, it } from 'vitest';
import { migrateDatabase } from '../../platform/db/migrate.ts';
import { newId } from '../../platform/ids.ts';

const websiteId = newId();

it('takes orders of which nothing is left to send out of those that wait', async () => {
  const { db, url, close } = await openDatabaseBefore('refunds-of-items');
  try {
    const place = async (number: number, purpose: string, types: readonly string[], sent: number) => {
      const id = newId();
      await db.$client.query(
        `insert into orders (website_id, id, number, access_token, cart_id, payment_id, status, test_mode, email, details,
           totals, currency, grand_total_minor, placed_on, search, purpose, fulfilment)
         values ($1, $2::uuid, $3, $2::uuid::text, $2::uuid, $2::uuid, 'paid', true, '', '{}', '{}', 'USD', 1, now(), '', $4, $5)`,
        [websiteId, id, number, purpose, sent > 0 ? 'partially-fulfilled' : 'unfulfilled'],
      );
      const fulfilmentId = newId();
      if (sent > 0)
        await db.$client.query(
          `insert into fulfilments (website_id, id, order_id, number, created_on) values ($1, $2, $3, 1, now())`,
          [websiteId, fulfilmentId, id],
        );
      for (const [position, type] of types.entries()) {
        const lineId = newId();
        await db.$client.query(
          `insert into order_lines (website_id, order_id, id, position, item_id, variant_id, sku, product_name, attributes,
             product_type, quantity, unit_price_minor, line_total_minor)
           values ($1, $2, $3, $4, $3, $3, '', 'Thing', '{}', $5, 2, 1, 2)`,
          [websiteId, id, lineId, position, type],
        );
        if (sent > 0 && type === 'physical')
          await db.$client.query('insert into fulfilment_lines values ($1, $2, $3, $4)', [
            websiteId,
            fulfilmentId,
            lineId,
            sent,
          ]);
      }
    };
    await place(1, 'shopping', ['digital'], 0);
    await place(2, 'donation', ['service'], 0);
    await place(3, 'shopping', ['physical', 'digital'], 0);
    await place(4, 'shopping', ['physical', 'digital'], 1);
    await place(5, 'shopping', ['physical', 'digital'], 2);
    await place(6, 'shopping', ['service'], 0);
    await migrateDatabase(url);
    const { rows } = await db.$client.query(
      `select status, fulfilment, fulfilled_on is not null as done from orders order by number`,
    );
    expect(rows).toEqual([
      { status: 'paid', fulfilment: 'fulfilled', done: true },
      { status: 'paid', fulfilment: 'fulfilled', done: true },
      { status: 'paid', fulfilment: 'unfulfilled', done: false },
      { status: 'paid', fulfilment: 'partially-fulfilled', done: false },
      { status: 'fulfilled', fulfilment: 'fulfilled', done: true },
      { status: 'paid', fulfilment: 'unfulfilled', done: false },
    ]);
  } finally {
    await close();
  }
});
