import { MAX_SHOWN_CONSENTS, MAX_SHOWN_EVENTS } from '@vitrine/domain/audience/audience-limits.ts';
import type { SubscriberEventKind, SubscriberSource } from '@vitrine/domain/audience/subscriber-states.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import { queueListChanges } from '../list-providers/index.ts';
import { lexemesOf, subscriberColumns, type SubscriberRecord } from './join-repository.ts';
import { consents, listMembers, subscriberEvents, subscribers } from './tables.ts';

/** A subscriber; with `lock` until the transaction ends. */
export async function findSubscriber(
  db: Queryable,
  websiteId: string,
  id: string,
  options: { readonly lock?: boolean } = {},
): Promise<SubscriberRecord | null> {
  const query = db
    .select(subscriberColumns)
    .from(subscribers)
    .where(and(eq(subscribers.websiteId, websiteId), eq(subscribers.id, id)));
  const [row] = options.lock === true ? await query.for('update') : await query;
  return row ?? null;
}

/** A subscriber in the list, with the names of their lists. */
export type ListedSubscriber = SubscriberRecord & { readonly lists: readonly string[] };

/** In the order of `ids`; those that are gone are left out. */
export async function subscribersByIds(
  db: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly ListedSubscriber[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      ...subscriberColumns,
      lists: sql<string[]>`array(select l.name from list_members m
        join mailing_lists l on l.website_id = m.website_id and l.id = m.list_id
        where m.website_id = subscribers.website_id and m.subscriber_id = subscribers.id order by lower(l.name))`,
    })
    .from(subscribers)
    .where(and(eq(subscribers.websiteId, websiteId), inArray(subscribers.id, [...ids])));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Subscribers by id, in the order of their ids and locked until the transaction ends. */
export async function lockSubscribers(
  tx: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly SubscriberRecord[]> {
  return tx
    .select(subscriberColumns)
    .from(subscribers)
    .where(and(eq(subscribers.websiteId, websiteId), inArray(subscribers.id, [...ids])))
    .orderBy(subscribers.id)
    .for('update');
}

/** Subscribers by address, in the order of their ids and locked until the transaction ends; at most 1,000. */
export async function lockSubscribersByEmail(
  tx: Queryable,
  websiteId: string,
  emails: readonly string[],
): Promise<readonly SubscriberRecord[]> {
  if (emails.length === 0) return [];
  return tx
    .select(subscriberColumns)
    .from(subscribers)
    .where(and(eq(subscribers.websiteId, websiteId), inArray(subscribers.email, [...emails])))
    .orderBy(subscribers.id)
    .for('update');
}

/** Writes tags by subscriber id, raises the revisions of these, updates what they are found by, and queues them. */
export async function updateSubscriberTags(
  tx: Queryable,
  websiteId: string,
  locked: readonly SubscriberRecord[],
  tags: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const queued = locked.flatMap((record) => {
    const changed = tags.get(record.id);
    if (changed === undefined || record.state === 'pending') return [];
    return [{ email: record.email, droppedTags: record.tags.filter((tag) => !changed.includes(tag)) }];
  });
  await queueListChanges(tx, websiteId, queued);
  for (const record of locked) {
    const changed = tags.get(record.id);
    if (changed === undefined) continue;
    await tx
      .update(subscribers)
      .set({
        tags: [...changed],
        revision: sql`${subscribers.revision} + 1`,
        search: lexemesOf(websiteId, { ...record, tags: changed }),
      })
      .where(and(eq(subscribers.websiteId, websiteId), eq(subscribers.id, record.id)));
  }
}

/** A membership as its owner sees it. */
interface ShownMembership {
  readonly id: string;
  readonly name: string;
  readonly joinedOn: string;
  readonly isWaiting: boolean;
  readonly [column: string]: unknown;
}

const isoOf = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The lists of a subscriber by name. */
export function membershipsOf(
  db: Queryable,
  websiteId: string,
  subscriberId: string,
): Promise<readonly ShownMembership[]> {
  return runNamed<ShownMembership>(
    db,
    {
      name: 'audience-memberships',
      text: `select l.id, l.name, ${isoOf('m.joined_on')} as "joinedOn", m.confirmed_on is null as "isWaiting"
        from list_members m join mailing_lists l on l.website_id = m.website_id and l.id = m.list_id
        where m.website_id = $1 and m.subscriber_id = $2 order by lower(l.name)`,
    },
    [websiteId, subscriberId],
  );
}

/** A consent as its owner sees it. */
interface ShownConsent {
  readonly id: string;
  readonly words: string;
  readonly source: SubscriberSource;
  readonly page: string;
  readonly language: string;
  readonly list: string;
  readonly givenOn: string;
  readonly [column: string]: unknown;
}

/** The newest consents of a subscriber. */
export function consentsOf(
  db: Queryable,
  websiteId: string,
  subscriberId: string,
): Promise<readonly ShownConsent[]> {
  return runNamed<ShownConsent>(
    db,
    {
      name: 'audience-consents',
      text: `select c.id, c.words, c.source, c.page, c.language, coalesce(l.name, '') as list,
          ${isoOf('c.given_on')} as "givenOn"
        from consents c left join mailing_lists l on l.website_id = c.website_id and l.id = c.list_id
        where c.website_id = $1 and c.subscriber_id = $2 order by c.id desc limit ${MAX_SHOWN_CONSENTS}`,
    },
    [websiteId, subscriberId],
  );
}

/** An event as its owner sees it. */
interface ShownEvent {
  readonly id: string;
  readonly kind: SubscriberEventKind;
  /** The owner's name; '' for the subscriber and the server. */
  readonly by: string;
  readonly list: string;
  readonly on: string;
  readonly [column: string]: unknown;
}

/** The newest events of a subscriber. */
export function eventsOf(
  db: Queryable,
  websiteId: string,
  subscriberId: string,
): Promise<readonly ShownEvent[]> {
  return runNamed<ShownEvent>(
    db,
    {
      name: 'audience-events',
      text: `select e.id, e.kind, coalesce((select a.name from accounts a where a.id = e.account_id), '') as "by",
          coalesce(l.name, '') as list, ${isoOf('e.happened_on')} as "on"
        from subscriber_events e left join mailing_lists l on l.website_id = e.website_id and l.id = e.list_id
        where e.website_id = $1 and e.subscriber_id = $2 order by e.id desc limit ${MAX_SHOWN_EVENTS}`,
    },
    [websiteId, subscriberId],
  );
}

/** The customer with an address, also as one that was merged; null for none. */
export async function customerWith(db: Queryable, websiteId: string, email: string): Promise<string | null> {
  const [row] = await runNamed<{ id: string }>(
    db,
    {
      name: 'audience-customer',
      text: `select coalesce(merged_into, id) as id from customers
        where website_id = $1 and email = $2 and erased_on is null`,
    },
    [websiteId, email],
  );
  return row?.id ?? null;
}

/** The addresses of these subscribers that are customers'. */
export async function customersAmong(
  db: Queryable,
  websiteId: string,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await runNamed<{ email: string }>(
    db,
    {
      name: 'audience-customers-among',
      text: `select email from customers where website_id = $1 and email = any($2::text[]) and erased_on is null`,
    },
    [websiteId, emails],
  );
  return new Set(rows.map(({ email }) => email));
}

/** Takes subscribers off a list; returns when each of these had joined it and when that was confirmed. */
export async function takeOffList(
  tx: Queryable,
  websiteId: string,
  listId: string,
  subscriberIds: readonly string[],
): Promise<
  readonly { readonly subscriberId: string; readonly joinedOn: Date; readonly confirmedOn: Date | null }[]
> {
  return tx
    .delete(listMembers)
    .where(
      and(
        eq(listMembers.websiteId, websiteId),
        eq(listMembers.listId, listId),
        inArray(listMembers.subscriberId, [...subscriberIds]),
      ),
    )
    .returning({
      subscriberId: listMembers.subscriberId,
      joinedOn: listMembers.joinedOn,
      confirmedOn: listMembers.confirmedOn,
    });
}

/** Who of these is on a list. */
export async function membersAmong(
  db: Queryable,
  websiteId: string,
  listId: string,
  subscriberIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: listMembers.subscriberId })
    .from(listMembers)
    .where(
      and(
        eq(listMembers.websiteId, websiteId),
        eq(listMembers.listId, listId),
        inArray(listMembers.subscriberId, [...subscriberIds]),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Erases subscribers with their lists, consents and events. */
export async function deleteSubscribers(
  tx: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const all = [...ids];
  await tx
    .delete(listMembers)
    .where(and(eq(listMembers.websiteId, websiteId), inArray(listMembers.subscriberId, all)));
  await tx
    .delete(consents)
    .where(and(eq(consents.websiteId, websiteId), inArray(consents.subscriberId, all)));
  await tx
    .delete(subscriberEvents)
    .where(and(eq(subscriberEvents.websiteId, websiteId), inArray(subscriberEvents.subscriberId, all)));
  await tx.delete(subscribers).where(and(eq(subscribers.websiteId, websiteId), inArray(subscribers.id, all)));
}

/** Addresses of all websites that were asked to confirm before a time and did not, locked; others' are left to them. */
export function lockUnconfirmed(
  tx: Queryable,
  before: Date,
  limit: number,
): Promise<readonly { readonly websiteId: string; readonly id: string }[]> {
  return runNamed<{ websiteId: string; id: string }>(
    tx,
    {
      name: 'audience-unconfirmed',
      text: `select website_id as "websiteId", id from subscribers
        where state = 'pending' and asked_on < $1 order by asked_on limit $2 for update skip locked`,
    },
    [before, limit],
  );
}
