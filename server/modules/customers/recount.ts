import { type CurrencyCode, currencyCodes } from '@vitrine/domain/money/currencies.ts';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { type NamedStatement, runNamed } from '../../platform/db/run-named.ts';
import { absorbCustomer, type CustomerSums } from './absorb.ts';
import { type CustomerRecord, findCustomer, mergedInto, updateCustomer } from './repository.ts';
import { customers } from './tables.ts';

/**
 * The id of the record that orders of an address name, made with nothing counted where nobody has ordered with it. In the
 * caller's transaction, which has an order name it and then calls `recountCustomers`.
 */
export async function customerOfEmail(
  tx: Queryable,
  websiteId: string,
  buyer: {
    readonly email: string;
    readonly name: string;
    readonly phone: string;
    readonly currency: CurrencyCode;
    readonly orderedOn: Date;
    /** The record's id, if it is made. */
    readonly newId: string;
  },
): Promise<string> {
  const { name, phone, currency, orderedOn, newId } = buyer;
  const email = buyer.email.toLowerCase();
  await tx
    .insert(customers)
    .values({
      websiteId,
      id: newId,
      email,
      name,
      phone,
      currency,
      firstOrderOn: orderedOn,
      lastOrderOn: orderedOn,
    })
    .onConflictDoNothing({ target: [customers.websiteId, customers.email] });
  const [row] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.websiteId, websiteId), eq(customers.email, email)));
  if (row === undefined) throw new Error('the record of an address vanished');
  return row.id;
}

const sumsStatement: NamedStatement = {
  name: 'customers-sums',
  text: `with own as (
      select o.number, o.currency, o.placed_on, o.details -> 'address' as address,
        case when p.status = 'captured' then o.grand_total_minor - o.refunded_minor else 0 end as spent
      from orders o join payments p on p.website_id = o.website_id and p.id = o.payment_id
      where o.website_id = $1 and o.customer_id = any($2::uuid[])
    ),
    latest as (select * from own order by number desc limit 1)
    select latest.currency, concat_ws(', ', nullif(latest.address ->> 'city', ''),
        nullif(latest.address ->> 'region', ''), nullif(latest.address ->> 'country', '')) as place,
      (select count(*) from own)::int as "orderCount",
      (select sum(spent) from own where own.currency = latest.currency)::float8 as "spentMinor",
      (select extract(epoch from min(placed_on)) * 1000 from own)::float8 as "firstOrderOn",
      (select extract(epoch from max(placed_on)) * 1000 from own)::float8 as "lastOrderOn"
    from latest`,
};

/** What follows from the orders of a customer, those of merged addresses too; null when there is none left. */
async function sumsOf(tx: Queryable, { websiteId, id }: CustomerRecord): Promise<CustomerSums | null> {
  const ids = [id, ...(await mergedInto(tx, websiteId, id))];
  const [row] = await runNamed<{
    currency: string;
    place: string;
    orderCount: number;
    spentMinor: number;
    firstOrderOn: number;
    lastOrderOn: number;
  }>(tx, sumsStatement, [websiteId, ids]);
  const currency = currencyCodes.find((code) => code === row?.currency);
  if (row === undefined || currency === undefined) return null;
  return {
    ...row,
    currency,
    firstOrderOn: new Date(row.firstOrderOn),
    lastOrderOn: new Date(row.lastOrderOn),
  };
}

/**
 * Counts the orders of two customers again, after an order was moved from one to the other or its address was changed
 * (then both are the same), in the caller's transaction. One who has none left is merged into the other: the address was
 * that of the same person, and what else is stored under it goes on belonging to them.
 */
export async function recountCustomers(
  tx: Queryable,
  websiteId: string,
  { fromId, toId }: { readonly fromId: string; readonly toId: string },
): Promise<void> {
  const found = new Map<string, CustomerRecord | null>();
  // Locked in the order of their ids, as two that are merged.
  for (const id of [fromId, toId].toSorted())
    found.set(id, await findCustomer(tx, websiteId, id, { lock: true }));
  const from = found.get(fromId) ?? null;
  const to = found.get(toId) ?? null;
  if (from === null || to === null) throw new Error('an order names a customer that is not there');
  const gained = await sumsOf(tx, to);
  if (gained === null) throw new Error('an order was not moved before its customers were counted');
  const left = from.id === to.id ? gained : await sumsOf(tx, from);
  if (left === null) {
    await absorbCustomer(tx, { kept: to, other: from }, gained);
    return;
  }
  await updateCustomer(tx, to, gained);
  if (from.id !== to.id) await updateCustomer(tx, from, left);
}
