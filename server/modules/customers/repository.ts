import { currencyCodes, type CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import type { CustomerProfile } from '@vitrine/domain/customer/customer.ts';
import { listLexemes } from '@vitrine/domain/search/list-lexemes.ts';
import type { TaxExemption } from '@vitrine/domain/tax/tax-exemption.ts';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { customers } from './tables.ts';

export type CustomerRecord = Omit<typeof customers.$inferSelect, 'currency'> & {
  readonly currency: CurrencyCode;
};

function recordOf(row: typeof customers.$inferSelect): CustomerRecord {
  const currency = currencyCodes.find((code) => code === row.currency);
  if (currency === undefined) throw new Error(`customer ${row.id} has an unknown currency`);
  return { ...row, currency };
}

/** A customer; one that was merged gives the one it was merged into. With `lock` until the transaction ends. */
export async function findCustomer(
  db: Queryable,
  websiteId: string,
  id: string,
  options: { readonly lock?: boolean } = {},
): Promise<CustomerRecord | null> {
  const query = db
    .select()
    .from(customers)
    .where(and(eq(customers.websiteId, websiteId), eq(customers.id, id)));
  const [row] = options.lock === true ? await query.for('update') : await query;
  if (row === undefined) return null;
  return row.mergedInto === null ? recordOf(row) : findCustomer(db, websiteId, row.mergedInto, options);
}

/** In the order of `ids`; those that are gone are left out. */
export async function customersByIds(
  db: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly CustomerRecord[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(customers)
    .where(and(eq(customers.websiteId, websiteId), inArray(customers.id, [...ids])));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [recordOf(row)];
  });
}

/** Why the customer with this address pays no tax; null where they do, or nobody has it. Merged ones count. */
export async function findTaxExemption(
  db: Queryable,
  websiteId: string,
  email: string,
): Promise<TaxExemption | null> {
  const [row] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.websiteId, websiteId), eq(customers.email, email.toLowerCase())));
  return row === undefined ? null : ((await findCustomer(db, websiteId, row.id))?.taxExemption ?? null);
}

/** Ids of the customers that were merged into one, the oldest first. */
export async function mergedInto(db: Queryable, websiteId: string, id: string): Promise<readonly string[]> {
  const rows = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.websiteId, websiteId), eq(customers.mergedInto, id)))
    .orderBy(customers.firstOrderOn, customers.id);
  return rows.map((row) => row.id);
}

/** Changes a customer, raises its revision, and updates what it is found by. */
export async function updateCustomer(
  tx: Queryable,
  customer: CustomerRecord,
  change: Partial<
    Omit<CustomerProfile, 'tags'> & {
      readonly tags: string[];
      readonly email: string;
      readonly otherEmails: string;
      readonly place: string;
      readonly orderCount: number;
      readonly spentMinor: number;
      readonly currency: CurrencyCode;
      readonly firstOrderOn: Date;
      readonly lastOrderOn: Date;
      readonly mergedInto: string;
      readonly erasedOn: Date;
    }
  >,
): Promise<void> {
  const { websiteId, id } = customer;
  const lexemes = lexemesOf({ ...customer, ...change });
  await tx
    .update(customers)
    .set({
      ...change,
      search: sql`array_to_tsvector(${sql.param(lexemes)}::text[])`,
      revision: sql`${customers.revision} + 1`,
    })
    .where(and(eq(customers.websiteId, websiteId), eq(customers.id, id)));
}

/** Customers merged into `from` belong to `to` from now on. */
export async function moveMerged(tx: Queryable, websiteId: string, from: string, to: string): Promise<void> {
  await tx
    .update(customers)
    .set({ mergedInto: to })
    .where(and(eq(customers.websiteId, websiteId), eq(customers.mergedInto, from)));
}

/** Locks the orders of a customer and of those merged into them until the transaction ends. */
export async function lockOrdersOf(tx: Queryable, websiteId: string, customerId: string): Promise<void> {
  const customerIds = [customerId, ...(await mergedInto(tx, websiteId, customerId))];
  await tx.execute(sql`select from orders o
    where o.website_id = ${websiteId} and o.customer_id = any(${sql.param(customerIds)}::uuid[])
    order by o.id for update`);
}

/** Numbers of the orders of customers that are still to be paid or sent, at most `limit`. */
export async function openOrdersOf(
  db: Queryable,
  websiteId: string,
  customerIds: readonly string[],
  limit: number,
): Promise<readonly number[]> {
  const found = await db.execute<{ number: string }>(sql`select o.number::text from orders o
    where o.website_id = ${websiteId} and o.customer_id = any(${sql.param([...customerIds])}::uuid[])
      and o.fulfilled_on is null and o.status in ('awaiting-payment', 'paid', 'partially-refunded')
    order by o.number limit ${limit}`);
  return found.rows.map((row) => Number(row.number));
}

/** Names of subscriptions of these addresses that have not ended, at most `limit`. */
export async function activeSubscriptionsOf(
  db: Queryable,
  websiteId: string,
  emails: readonly string[],
  limit: number,
): Promise<readonly string[]> {
  const found = await db.execute<{ name: string }>(sql`select s.product_name as name from subscriptions s
    where s.website_id = ${websiteId} and s.ended_on is null
      and lower(s.details ->> 'email') = any(${sql.param([...emails])}::text[])
    order by s.id limit ${limit}`);
  return found.rows.map((row) => row.name);
}

/** Customers by id, in the order of their ids and locked until the transaction ends; merged ones are left out. */
export async function lockCustomers(
  tx: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly CustomerRecord[]> {
  const rows = await tx
    .select()
    .from(customers)
    .where(
      and(eq(customers.websiteId, websiteId), inArray(customers.id, [...ids]), isNull(customers.mergedInto)),
    )
    .orderBy(customers.id)
    .for('update');
  return rows.map(recordOf);
}

/** Writes tags by customer id, raises the revisions of these, and updates what they are found by. */
export async function updateCustomerTags(
  tx: Queryable,
  websiteId: string,
  locked: readonly CustomerRecord[],
  tags: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  if (tags.size === 0) return;
  const rows = locked.flatMap((customer) => {
    const changed = tags.get(customer.id);
    return changed === undefined
      ? []
      : [{ id: customer.id, tags: changed, lexemes: lexemesOf({ ...customer, tags: [...changed] }) }];
  });
  await tx.execute(sql`
    update customers c set tags = g.tags, search = array_to_tsvector(g.lexemes), revision = c.revision + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(id uuid, tags text[], lexemes text[])
    where c.website_id = ${websiteId}::uuid and c.id = g.id`);
}

/** What a customer is found by. */
function lexemesOf(
  customer: Pick<CustomerRecord, 'websiteId' | 'email' | 'otherEmails' | 'name' | 'phone' | 'place' | 'tags'>,
): string[] {
  const { websiteId, email, otherEmails, name, phone, place, tags } = customer;
  return listLexemes(websiteId, [email, otherEmails, name, phone, place].join(' '), tags);
}
