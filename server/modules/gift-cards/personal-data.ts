import { sql } from 'drizzle-orm';
import { PERSONAL_ROWS, type PersonalDataSource } from '../customers/index.ts';

/** Cards a person was sent, and cards they sent. Balances and codes stay: whoever holds a card can spend it. */
export const giftCardPersonalData: PersonalDataSource = {
  name: 'giftCards',
  read: async (db, { websiteId, emails, customerIds }) => {
    const found = await db.execute(sql`select g.created_on as "createdOn", g.initial_minor as "initialMinor",
        g.balance_minor as "balanceMinor", g.currency, g.sender_name as "senderName",
        g.recipient_name as "recipientName", g.recipient_email as "recipientEmail", g.message, g.send_on as "sendOn", g.sent_on as "sentOn"
      from gift_cards g
      left join orders o on o.website_id = g.website_id and o.id = g.order_id
      where g.website_id = ${websiteId} and (lower(g.recipient_email) = any(${sql.param([...emails])}::text[])
        or o.customer_id = any(${sql.param([...customerIds])}::uuid[]))
      order by g.created_on limit ${PERSONAL_ROWS}`);
    return found.rows;
  },
  erase: async (tx, { websiteId, emails, customerIds }) => {
    await tx.execute(sql`update gift_cards g set recipient_name = '', recipient_email = '', message = '',
        sent_on = coalesce(g.sent_on, g.send_on)
      where g.website_id = ${websiteId} and lower(g.recipient_email) = any(${sql.param([...emails])}::text[])`);
    await tx.execute(sql`update gift_cards g set sender_name = '', message = ''
      from orders o
      where g.website_id = ${websiteId} and o.website_id = g.website_id and o.id = g.order_id
        and o.customer_id = any(${sql.param([...customerIds])}::uuid[])`);
  },
};
