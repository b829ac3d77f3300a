import { REMINDER_DAYS, REMINDER_HOURS, REMINDER_PAUSE_DAYS } from '@vitrine/domain/cart/cart-reminders.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import type { WebsiteSettings } from '../websites/index.ts';
import { cartReminderOptOuts, cartReminders } from './tables.ts';

/** Websites of one run. */
const MAX_WEBSITES = 1000;

/** SQL for the address of the cart `c`, lower case; '' while none was entered. */
const emailOf = `lower(coalesce(c.details ->> 'email', ''))`;

/** SQL of columns for who left the cart `c`: "email", "name" and "customerId". */
export const buyerColumns = `${emailOf} as email,
    trim(concat_ws(' ', c.details #>> '{address,firstName}', c.details #>> '{address,lastName}')) as name,
    (select coalesce(b.merged_into, b.id) from customers b where b.website_id = c.website_id and b.email = ${emailOf})
      as "customerId"`;

/** A line that is still sold, with what a unit costs now. */
export interface ReminderLine {
  readonly id: string;
  readonly itemId: string;
  readonly title: string;
  readonly sku: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly quantity: number;
  readonly unitPriceMinor: number;
  readonly additionalFields: string;
  readonly isAvailable: boolean;
}

/** A cart with an address, and what decides whether its buyer is written to. */
export interface LeftCart {
  readonly id: string;
  /** Lower case. */
  readonly email: string;
  readonly name: string;
  readonly customerId: string | null;
  readonly isPurchased: boolean;
  readonly codes: readonly string[];
  /** Milliseconds since the epoch. */
  readonly updatedOn: number;
  readonly remindedOn: number | null;
  readonly returnedOn: number | null;
  /** Of the cart itself, or of the one that its buyer went on with. */
  readonly orderId: string | null;
  readonly orderNumber: number | null;
  readonly hasOrderedSince: boolean;
  readonly isWrittenLately: boolean;
  readonly isUnsubscribed: boolean;
  readonly lines: readonly ReminderLine[];
  readonly [column: string]: unknown;
}

const epochOf = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`;

const leftCartColumns = `c.id, ${buyerColumns},
    c.is_purchased or coalesce(k.is_purchased, false) as "isPurchased", c.discount_codes as codes,
    ${epochOf('c.updated_on')} as "updatedOn", ${epochOf('r.sent_on')} as "remindedOn",
    ${epochOf('r.returned_on')} as "returnedOn", o.id as "orderId", o.number::int as "orderNumber",
    exists (select from orders p where p.website_id = c.website_id and lower(p.email) = ${emailOf}
      and p.placed_on > c.updated_on) as "hasOrderedSince",
    exists (select from cart_reminders w where w.website_id = c.website_id and w.email = ${emailOf}
      and w.sent_on > $2::timestamptz - interval '${REMINDER_PAUSE_DAYS} days') as "isWrittenLately",
    exists (select from cart_reminder_opt_outs u where u.website_id = c.website_id and u.email = ${emailOf})
      as "isUnsubscribed",
    coalesce((select json_agg(json_build_object('id', e.id, 'itemId', e.item_id, 'title', coalesce(i.title, ''),
        'sku', coalesce(v.sku, ''), 'attributes', coalesce(v.attributes, '{}'::json), 'quantity', e.quantity,
        'unitPriceMinor', coalesce(case when v.on_sale then v.sale_price_minor else v.price_minor end, 0),
        'additionalFields', e.additional_fields,
        'isAvailable', v.id is not null and i.status = 'published') order by e.id)
      from cart_entries e
      left join variants v on v.website_id = e.website_id and v.id = e.variant_id
      left join items i on i.website_id = e.website_id and i.id = e.item_id
      where e.website_id = c.website_id and e.cart_id = c.id), '[]'::json) as lines`;

const leftCartJoins = `from carts c
    left join cart_reminders r on r.website_id = c.website_id and r.cart_id = c.id
    left join carts k on k.website_id = c.website_id and k.id = r.returned_cart_id
    left join orders o on o.website_id = c.website_id and o.id = coalesce(c.order_id, k.order_id)`;

/** A cart of a visitor who has entered an address; null for any other. */
export async function findLeftCart(
  db: Queryable,
  websiteId: string,
  cartId: string,
  now: Date,
): Promise<LeftCart | null> {
  const [row] = await runNamed<LeftCart>(
    db,
    {
      name: 'abandoned-carts-find',
      text: `select ${leftCartColumns} ${leftCartJoins}
        where c.website_id = $1 and c.id = $3 and c.purpose = 'shopping' and ${emailOf} <> ''`,
    },
    [websiteId, now, cartId],
  );
  return row ?? null;
}

/** Locks a cart until the transaction ends, so that it is neither paid nor written about meanwhile; false without one. */
export async function lockCart(tx: Queryable, websiteId: string, cartId: string): Promise<boolean> {
  const rows = await runNamed(
    tx,
    {
      name: 'abandoned-carts-lock',
      text: 'select 1 from carts where website_id = $1 and id = $2 and payment_id is null for update',
    },
    [websiteId, cartId],
  );
  return rows.length > 0;
}

/**
 * Carts whose buyers are to be written to: with an address and lines, not ordered, not changed for so many hours, and
 * not forgotten either. Those that are locked are left to the next run, or to another server.
 */
export async function lockDueCarts(
  tx: Queryable,
  websiteId: string,
  due: { readonly now: Date; readonly hours: number; readonly limit: number },
): Promise<readonly string[]> {
  const rows = await runNamed<{ id: string }>(
    tx,
    {
      name: 'abandoned-carts-due',
      text: `select c.id from carts c
        where c.website_id = $1 and c.purpose = 'shopping' and not c.is_purchased and c.payment_id is null
          and ${emailOf} <> ''
          and c.updated_on < $2::timestamptz - $3 * interval '1 hour'
          and c.updated_on > $2::timestamptz - interval '${REMINDER_DAYS} days'
          and exists (select from cart_entries e where e.website_id = c.website_id and e.cart_id = c.id)
          and not exists (select from cart_reminders r where r.website_id = c.website_id and r.cart_id = c.id)
          and not exists (select from cart_reminder_opt_outs u
            where u.website_id = c.website_id and u.email = ${emailOf})
          and not exists (select from cart_reminders w where w.website_id = c.website_id and w.email = ${emailOf}
            and w.sent_on > $2::timestamptz - interval '${REMINDER_PAUSE_DAYS} days')
          and not exists (select from orders p where p.website_id = c.website_id and lower(p.email) = ${emailOf}
            and p.placed_on > c.updated_on)
        order by c.updated_on limit $4 for update of c skip locked`,
    },
    [websiteId, due.now, due.hours, due.limit],
  );
  return rows.map(({ id }) => id);
}

/** Websites that write to their buyers, with the hours they wait. Over all websites: one poller serves them all. */
export function findRemindingWebsites(
  db: Database,
): Promise<readonly { readonly websiteId: string; readonly hours: number }[]> {
  return runNamed<{ websiteId: string; hours: number }>(
    db,
    {
      name: 'abandoned-carts-websites',
      text: `select website_id as "websiteId",
          coalesce((settings #>> '{commerce,cartReminders,hours}')::int, ${REMINDER_HOURS.default}) as hours
        from websites
        where archived_on is null and (settings #>> '{commerce,cartReminders,automatic}')::boolean
        order by website_id limit ${MAX_WEBSITES}`,
    },
    [],
  );
}

/** A website as its mails show it. */
export interface RemindingShop {
  readonly title: string;
  readonly settings: WebsiteSettings;
  readonly [column: string]: unknown;
}

export async function findShop(db: Queryable, websiteId: string): Promise<RemindingShop | null> {
  const [row] = await runNamed<RemindingShop>(
    db,
    {
      name: 'abandoned-carts-shop',
      text: 'select title, settings from websites where website_id = $1 and archived_on is null',
    },
    [websiteId],
  );
  return row ?? null;
}

export async function insertReminder(
  tx: Queryable,
  reminder: typeof cartReminders.$inferInsert,
): Promise<boolean> {
  const made = await tx.insert(cartReminders).values(reminder).onConflictDoNothing();
  return made.rowCount === 1;
}

export type Reminder = typeof cartReminders.$inferSelect;

export async function findReminder(
  db: Queryable,
  websiteId: string,
  token: string,
): Promise<Reminder | null> {
  const [row] = await db
    .select()
    .from(cartReminders)
    .where(and(eq(cartReminders.websiteId, websiteId), eq(cartReminders.token, token)));
  return row ?? null;
}

/** Notes that somebody went on with a cart by the mail's link. */
export async function noteReturn(
  db: Queryable,
  { websiteId, cartId }: Reminder,
  returnedCartId: string,
  now: Date,
): Promise<void> {
  await db
    .update(cartReminders)
    .set({ returnedCartId, returnedOn: now })
    .where(and(eq(cartReminders.websiteId, websiteId), eq(cartReminders.cartId, cartId)));
}

/** No mails about carts to an address any more. */
export async function insertOptOut(
  db: Queryable,
  websiteId: string,
  email: string,
  now: Date,
): Promise<void> {
  await db.insert(cartReminderOptOuts).values({ websiteId, email, createdOn: now }).onConflictDoNothing();
}

/** Removes what is older than any cart, over all websites; returns how much. */
export async function removeOldReminders(db: Database, before: Date): Promise<number> {
  const gone = await db.execute(sql`delete from cart_reminders where sent_on < ${before}`);
  return gone.rowCount ?? 0;
}
