import { sql } from 'drizzle-orm';
import { PERSONAL_ROWS, type PersonalDataSource } from '../customers/index.ts';

/** Mails about carts, and who wants none. */
export const reminderPersonalData: PersonalDataSource = {
  name: 'cartReminders',
  read: async (db, { websiteId, emails }) => {
    const named = sql`website_id = ${websiteId} and email = any(${sql.param([...emails])}::text[])`;
    const found = await db.execute(sql`
      select 'sent' as type, sent_on as "happenedOn" from cart_reminders where ${named}
      union all
      select 'unsubscribed', created_on from cart_reminder_opt_outs where ${named}
      order by 2 limit ${PERSONAL_ROWS}`);
    return found.rows;
  },
  erase: async (tx, { websiteId, emails }) => {
    const named = sql`website_id = ${websiteId} and email = any(${sql.param([...emails])}::text[])`;
    await tx.execute(sql`delete from cart_reminders where ${named}`);
    await tx.execute(sql`delete from cart_reminder_opt_outs where ${named}`);
  },
};
