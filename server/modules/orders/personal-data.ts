import { sql } from 'drizzle-orm';
import { PERSONAL_ROWS, type PersonalDataSource } from '../customers/index.ts';

/**
 * Orders keep their lines, sums and the country (tax depends on it), and lose who they were sent to. The VAT number of
 * an exempt customer stays where an invoice needs it.
 */
export const orderPersonalData: PersonalDataSource = {
  name: 'orders',
  read: async (db, { websiteId, customerIds }) => {
    const found = await db.execute(sql`select o.number, o.placed_on as "placedOn", o.status, o.currency,
        o.notes, o.tags, o.grand_total_minor as "grandTotalMinor", o.refunded_minor as "refundedMinor", o.details,
        (select jsonb_agg(jsonb_build_object('product', l.product_name, 'sku', l.sku, 'options', l.attributes,
          'quantity', l.quantity, 'lineTotalMinor', l.line_total_minor, 'answers', l.additional_fields) order by l.position)
          from order_lines l where l.website_id = o.website_id and l.order_id = o.id) as lines,
        (select jsonb_agg(jsonb_build_object('sentOn', f.created_on, 'carrier', f.carrier || f.carrier_name,
          'trackingNumber', f.tracking_number) order by f.number)
          from fulfilments f where f.website_id = o.website_id and f.order_id = o.id) as parcels,
        (select jsonb_agg(jsonb_build_object('returnedOn', r.created_on, 'note', r.note) order by r.number)
          from order_returns r where r.website_id = o.website_id and r.order_id = o.id) as returns,
        (select jsonb_agg(e.data ->> 'text' order by e.id) from order_events e
          where e.website_id = o.website_id and e.order_id = o.id and e.type = 'comment') as comments,
        (select jsonb_agg(e.data order by e.id) from order_events e
          where e.website_id = o.website_id and e.order_id = o.id and e.type = 'contact-changed') as corrections
      from orders o
      where o.website_id = ${websiteId} and o.customer_id = any(${sql.param([...customerIds])}::uuid[])
      order by o.number limit ${PERSONAL_ROWS}`);
    return found.rows;
  },
  erase: async (tx, { websiteId, customerIds, emails }) => {
    const ids = sql`any(${sql.param([...customerIds])}::uuid[])`;
    await tx.execute(sql`update order_lines l set additional_fields = ''
      from orders o
      where o.website_id = ${websiteId} and o.customer_id = ${ids}
        and l.website_id = o.website_id and l.order_id = o.id and l.additional_fields <> ''`);
    await tx.execute(sql`update fulfilments f set tracking_number = '', tracking_url = '',
        tracking_before = null
      from orders o
      where o.website_id = ${websiteId} and o.customer_id = ${ids} and f.website_id = o.website_id and f.order_id = o.id`);
    await tx.execute(sql`update order_returns r set note = ''
      from orders o
      where o.website_id = ${websiteId} and o.customer_id = ${ids} and r.website_id = o.website_id and r.order_id = o.id`);
    await tx.execute(sql`update order_events e set data = e.data - 'trackingNumber'
      from orders o
      where o.website_id = ${websiteId} and o.customer_id = ${ids} and e.website_id = o.website_id and e.order_id = o.id
        and e.data ? 'trackingNumber'`);
    await tx.execute(sql`update order_events e set data = '{}'
      from orders o
      where o.website_id = ${websiteId} and o.customer_id = ${ids} and e.website_id = o.website_id and e.order_id = o.id
        and e.type = 'contact-changed'`);
    // Of orders that count for somebody else since they were corrected.
    await tx.execute(sql`update order_events e set data = '{}'
      where e.website_id = ${websiteId} and e.type = 'contact-changed'
        and lower(e.data ->> 'emailBefore') = any(${sql.param([...emails])}::text[])`);
    await tx.execute(sql`delete from order_events e using orders o
      where o.website_id = ${websiteId} and o.customer_id = ${ids} and e.website_id = o.website_id and e.order_id = o.id
        and e.type = 'comment'`);
    await tx.execute(sql`update orders o set email = '', notes = '', tags = '{}', revision = o.revision + 1,
        search = search_vector(o.website_id, concat_ws(' ', o.number,
          (select string_agg(l.product_name || ' ' || l.sku, ' ') from order_lines l
            where l.website_id = o.website_id and l.order_id = o.id)),
          array(select 'p:' || l.item_id from order_lines l
            where l.website_id = o.website_id and l.order_id = o.id)),
        totals = case when o.test_mode or not exists (
            select from payments p
            where p.website_id = o.website_id and p.id = o.payment_id and p.status = 'captured')
          then jsonb_set(o.totals, '{taxExemption,number}', '""', false) else o.totals end,
        details = o.details || jsonb_build_object('email', '', 'note', '', 'address', (
          select jsonb_object_agg(key, case when key = 'country' then value else '""'::jsonb end)
          from jsonb_each(o.details -> 'address')))
      where o.website_id = ${websiteId} and o.customer_id = ${ids}`);
  },
};
