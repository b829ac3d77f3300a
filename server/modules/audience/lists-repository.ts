import { COUNT_LIMIT } from '@vitrine/contracts/list-limits.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import type { ListRecord } from './join-repository.ts';
import { listMembers, mailingLists } from './tables.ts';

/** A list with how many get letters of it, at most one more than `COUNT_LIMIT`. */
export type CountedList = ListRecord & { readonly members: number };

const members = sql<number>`(select count(*)::int from (
    select 1 from list_members m
    join subscribers s on s.website_id = m.website_id and s.id = m.subscriber_id and s.state = 'active'
    where m.website_id = mailing_lists.website_id and m.list_id = mailing_lists.id and m.confirmed_on is not null
    limit ${sql.raw(String(COUNT_LIMIT + 1))}) c)`;

/** All lists of a website by name, or one of them. */
export async function selectLists(
  db: Queryable,
  websiteId: string,
  limit: number,
  id?: string,
): Promise<readonly CountedList[]> {
  const rows = await db
    .select({ list: mailingLists, members })
    .from(mailingLists)
    .where(and(eq(mailingLists.websiteId, websiteId), id === undefined ? undefined : eq(mailingLists.id, id)))
    .orderBy(sql`lower(${mailingLists.name})`)
    .limit(limit);
  return rows.map(({ list, members: count }) => ({ ...list, members: count }));
}

/** Those of the ids that are lists of the website. */
export async function knownLists(
  db: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: mailingLists.id })
    .from(mailingLists)
    .where(and(eq(mailingLists.websiteId, websiteId), inArray(mailingLists.id, [...ids])));
  return rows.map(({ id }) => id);
}

/** Whether another list has a name, in whatever letter case. */
export async function isListNameTaken(
  db: Queryable,
  websiteId: string,
  name: string,
  exceptId: string | null,
): Promise<boolean> {
  const rows = await runNamed<{ id: string }>(
    db,
    {
      name: 'audience-list-name',
      text: `select id from mailing_lists
        where website_id = $1 and lower(name) = lower($2) and id is distinct from $3::uuid`,
    },
    [websiteId, name, exceptId],
  );
  return rows.length > 0;
}

/** How many lists a website has. */
export async function countLists(db: Queryable, websiteId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(mailingLists)
    .where(eq(mailingLists.websiteId, websiteId));
  return row?.count ?? 0;
}

/** Adds a list. False when another one has its name. */
export async function insertList(tx: Queryable, list: typeof mailingLists.$inferInsert): Promise<boolean> {
  const made = await tx.insert(mailingLists).values(list).onConflictDoNothing();
  return made.rowCount === 1;
}

/** Changes a list. False when there is none. */
export async function updateList(
  tx: Queryable,
  websiteId: string,
  id: string,
  change: Pick<ListRecord, 'name' | 'doubleOptIn' | 'takesWaiting' | 'checkoutConsentId'>,
): Promise<boolean> {
  const done = await tx
    .update(mailingLists)
    .set(change)
    .where(and(eq(mailingLists.websiteId, websiteId), eq(mailingLists.id, id)));
  return done.rowCount === 1;
}

/** Deletes a list and its memberships. False when there is none. */
export async function deleteList(tx: Queryable, websiteId: string, id: string): Promise<boolean> {
  const done = await tx
    .delete(mailingLists)
    .where(and(eq(mailingLists.websiteId, websiteId), eq(mailingLists.id, id)));
  await tx.delete(listMembers).where(and(eq(listMembers.websiteId, websiteId), eq(listMembers.listId, id)));
  return done.rowCount === 1;
}

/** The lists that take those who tick the box of a waiting list. */
export async function listsOfWaiting(db: Queryable, websiteId: string): Promise<readonly string[]> {
  const rows = await db
    .select({ id: mailingLists.id })
    .from(mailingLists)
    .where(and(eq(mailingLists.websiteId, websiteId), eq(mailingLists.takesWaiting, true)))
    .orderBy(mailingLists.id);
  return rows.map(({ id }) => id);
}

/** The lists of these boxes at checkout. */
export async function listsOfCheckout(
  db: Queryable,
  websiteId: string,
  consentIds: readonly string[],
): Promise<readonly Pick<ListRecord, 'id' | 'checkoutConsentId'>[]> {
  return db
    .select({ id: mailingLists.id, checkoutConsentId: mailingLists.checkoutConsentId })
    .from(mailingLists)
    .where(
      and(eq(mailingLists.websiteId, websiteId), inArray(mailingLists.checkoutConsentId, [...consentIds])),
    )
    .orderBy(mailingLists.id);
}

/** What a buyer agreed to. */
interface OrderConsents {
  readonly number: number;
  /** Lower case. */
  readonly email: string;
  readonly name: string;
  /** The box is null in orders placed before it was kept. */
  readonly consents: readonly { readonly id: string | null; readonly text: string }[];
  readonly [column: string]: unknown;
}

/** What the buyer of an order agreed to; null for an order that is gone or whose buyer was erased. */
export async function consentsOfOrder(
  db: Queryable,
  websiteId: string,
  orderId: string,
): Promise<OrderConsents | null> {
  const [row] = await runNamed<OrderConsents>(
    db,
    {
      name: 'audience-order-consents',
      text: `select o.number::float8 as number, lower(o.email) as email,
          trim(concat(o.details #>> '{address,firstName}', ' ', o.details #>> '{address,lastName}')) as name,
          coalesce((select jsonb_agg(jsonb_build_object('id', c ->> 'id', 'text', c ->> 'text'))
            from jsonb_array_elements(o.details -> 'consents') c), '[]') as consents
        from orders o where o.website_id = $1 and o.id = $2 and o.email <> ''`,
    },
    [websiteId, orderId],
  );
  return row ?? null;
}

/** Whether an order has put its buyer on a list already: the task may run again. */
export async function hasJoinedByOrder(
  db: Queryable,
  websiteId: string,
  listId: string,
  page: string,
  email: string,
): Promise<boolean> {
  const [row] = await runNamed<{ found: boolean }>(
    db,
    {
      name: 'audience-joined-by-order',
      text: `select exists (select from consents c
          join subscribers s on s.website_id = c.website_id and s.id = c.subscriber_id
          where c.website_id = $1 and s.email = $4 and c.list_id = $2 and c.source = 'checkout' and c.page = $3) as found`,
    },
    [websiteId, listId, page, email],
  );
  return row?.found === true;
}
