import type {
  SubscriberEventKind,
  SubscriberSource,
  SubscriberState,
} from '@vitrine/domain/audience/subscriber-states.ts';
import { listLexemes } from '@vitrine/domain/search/list-lexemes.ts';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { queueListChanges } from '../list-providers/index.ts';
import { consents, listMembers, mailingLists, subscriberEvents, subscribers } from './tables.ts';

export type ListRecord = typeof mailingLists.$inferSelect;
/** A subscriber as stored, without what it is found by. */
export type SubscriberRecord = Omit<typeof subscribers.$inferSelect, 'search'>;

/** The columns of a subscriber that are read. */
export const subscriberColumns = {
  websiteId: subscribers.websiteId,
  id: subscribers.id,
  email: subscribers.email,
  name: subscribers.name,
  state: subscribers.state,
  tags: subscribers.tags,
  source: subscribers.source,
  language: subscribers.language,
  secret: subscribers.secret,
  confirmSecret: subscribers.confirmSecret,
  askedOn: subscribers.askedOn,
  confirmedOn: subscribers.confirmedOn,
  unsubscribedOn: subscribers.unsubscribedOn,
  createdOn: subscribers.createdOn,
  revision: subscribers.revision,
};

/** SQL for what a subscriber is found by. */
export const lexemesOf = (
  websiteId: string,
  { email, name, tags }: Pick<SubscriberRecord, 'email' | 'name'> & { readonly tags: readonly string[] },
) => sql<string>`array_to_tsvector(${sql.param(listLexemes(websiteId, `${name} ${email}`, tags))}::text[])`;

/** A list, locked against being deleted until the transaction ends. */
export async function lockList(tx: Queryable, websiteId: string, id: string): Promise<ListRecord | null> {
  const [row] = await tx
    .select()
    .from(mailingLists)
    .where(and(eq(mailingLists.websiteId, websiteId), eq(mailingLists.id, id)))
    .for('share');
  return row ?? null;
}

/** A subscriber by the address, locked until the transaction ends; made in a state where there is none. */
export async function lockSubscriber(
  tx: Queryable,
  fresh: {
    readonly websiteId: string;
    readonly id: string;
    /** Lower case. */
    readonly email: string;
    readonly name: string;
    readonly state: SubscriberState;
    readonly source: SubscriberSource;
    readonly language: string;
    readonly secret: string;
    readonly createdOn: Date;
  },
): Promise<{ readonly record: SubscriberRecord; readonly isNew: boolean }> {
  const { websiteId, email, name } = fresh;
  // One that is erased between the two statements is made by the second attempt.
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const made = await tx
      .insert(subscribers)
      .values({ ...fresh, search: lexemesOf(websiteId, { email, name, tags: [] }) })
      .onConflictDoNothing({ target: [subscribers.websiteId, subscribers.email] });
    const [record] = await tx
      .select(subscriberColumns)
      .from(subscribers)
      .where(and(eq(subscribers.websiteId, websiteId), eq(subscribers.email, email)))
      .for('update');
    if (record !== undefined) return { record, isNew: made.rowCount === 1 };
  }
  throw new Error('a subscriber was erased twice while joining');
}

/**
 * Changes a subscriber, raises its revision, updates what it is found by, and queues it for an outside provider. One that
 * still has to confirm is not for those.
 */
export async function updateSubscriber(
  tx: Queryable,
  record: SubscriberRecord,
  change: Partial<
    Pick<
      SubscriberRecord,
      'name' | 'tags' | 'state' | 'confirmSecret' | 'askedOn' | 'confirmedOn' | 'unsubscribedOn'
    >
  >,
): Promise<SubscriberRecord> {
  const { websiteId, id } = record;
  const next = { ...record, ...change, revision: record.revision + 1 };
  await tx
    .update(subscribers)
    .set({ ...change, revision: next.revision, search: lexemesOf(websiteId, next) })
    .where(and(eq(subscribers.websiteId, websiteId), eq(subscribers.id, id)));
  if (next.state !== 'pending')
    await queueListChanges(tx, websiteId, [
      {
        email: record.email,
        joins: change.state === 'active',
        droppedTags: record.tags.filter((tag) => !next.tags.includes(tag)),
      },
    ]);
  return next;
}

/** When somebody's membership of a list began; null while it waits, undefined where there is none. */
export async function membershipOf(
  tx: Queryable,
  websiteId: string,
  listId: string,
  subscriberId: string,
): Promise<Date | null | undefined> {
  const [row] = await tx
    .select({ confirmedOn: listMembers.confirmedOn })
    .from(listMembers)
    .where(
      and(
        eq(listMembers.websiteId, websiteId),
        eq(listMembers.listId, listId),
        eq(listMembers.subscriberId, subscriberId),
      ),
    );
  return row === undefined ? undefined : row.confirmedOn;
}

/** Puts somebody on a list; a membership that waits begins when `confirmedOn` says so, one that began stays. */
export async function putOnList(
  tx: Queryable,
  member: {
    readonly websiteId: string;
    readonly listId: string;
    readonly subscriberId: string;
    readonly joinedOn: Date;
    readonly confirmedOn: Date | null;
  },
): Promise<void> {
  await tx
    .insert(listMembers)
    .values(member)
    .onConflictDoUpdate({
      target: [listMembers.websiteId, listMembers.listId, listMembers.subscriberId],
      set: { confirmedOn: sql`coalesce(${listMembers.confirmedOn}, excluded.confirmed_on)` },
    });
}

export async function insertConsent(tx: Queryable, consent: typeof consents.$inferInsert): Promise<void> {
  await tx.insert(consents).values(consent);
}

/** An event to note. */
export interface NewEvent {
  readonly websiteId: string;
  readonly id: string;
  readonly subscriberId: string;
  readonly kind: SubscriberEventKind;
  readonly listId: string | null;
  readonly accountId: string | null;
  readonly happenedOn: Date;
}

/** Notes what happened; at most 1000. */
export async function insertEvents(tx: Queryable, events: readonly NewEvent[]): Promise<void> {
  if (events.length > 0) await tx.insert(subscriberEvents).values([...events]);
}

/** Confirmation mails that somebody was sent after a time. */
export const countConfirmations = (
  tx: Queryable,
  websiteId: string,
  subscriberId: string,
  after: Date,
): Promise<number> =>
  tx.$count(
    subscriberEvents,
    and(
      eq(subscriberEvents.websiteId, websiteId),
      eq(subscriberEvents.subscriberId, subscriberId),
      eq(subscriberEvents.kind, 'confirmation-sent'),
      gt(subscriberEvents.happenedOn, after),
    ),
  );
