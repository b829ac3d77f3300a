import { pauseAfterAttempt, restOfServer } from '@vitrine/domain/webhook/webhook-retries.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ProviderFailure } from './list-provider.ts';
import { listChanges, listConnections } from './tables.ts';

/** A connection that this process sends for, and no other one meanwhile. */
export interface ClaimedConnection {
  readonly websiteId: string;
  readonly id: string;
  readonly version: string;
  readonly sealedKey: string;
  /** The list that is chosen now. */
  readonly outsideListId: string;
  readonly doubleOptIn: boolean;
  readonly [column: string]: unknown;
}

/** A change that is due. */
export interface DueChange {
  readonly websiteId: string;
  readonly connectionId: string;
  /** The list it is of. */
  readonly outsideListId: string;
  readonly email: string;
  readonly version: number;
  readonly erases: boolean;
  readonly joins: boolean;
  readonly droppedTags: readonly string[];
  readonly attempts: number;
}

/**
 * Claims the connection that was sent for longest ago, of those with something to send, until `until`: then another server
 * may send for it, should this one be gone.
 */
export async function claimConnection(
  db: Queryable,
  now: Date,
  until: Date,
): Promise<ClaimedConnection | null> {
  const rows = await runNamed<ClaimedConnection>(
    db,
    {
      name: 'list-connections-claim',
      text: `with due as (
          select c.website_id, c.id from list_connections c
          where (c.rests_until is null or c.rests_until <= $1) and exists (select from list_changes q
            where q.website_id = c.website_id and q.connection_id = c.id and q.state = 'waiting'
              and (q.next_on is null or q.next_on <= $1))
          order by c.rests_until nulls first, c.website_id limit 1 for update of c skip locked
        )
        update list_connections c set rests_until = $2 from due
        where c.website_id = due.website_id and c.id = due.id
        returning c.website_id as "websiteId", c.id, c.version, c.sealed_key as "sealedKey",
          c.outside_list_id as "outsideListId", c.double_opt_in as "doubleOptIn"`,
    },
    [now, until],
  );
  return rows[0] ?? null;
}

/** The changes of a connection that have waited longest. */
export async function dueChanges(
  db: Queryable,
  { websiteId, id }: ClaimedConnection,
  now: Date,
  limit: number,
): Promise<readonly DueChange[]> {
  return db
    .select({
      websiteId: listChanges.websiteId,
      connectionId: listChanges.connectionId,
      outsideListId: listChanges.outsideListId,
      email: listChanges.email,
      version: listChanges.version,
      erases: listChanges.erases,
      joins: listChanges.joins,
      droppedTags: listChanges.droppedTags,
      attempts: listChanges.attempts,
    })
    .from(listChanges)
    .where(
      and(
        eq(listChanges.websiteId, websiteId),
        eq(listChanges.connectionId, id),
        eq(listChanges.state, 'waiting'),
        sql`(${listChanges.nextOn} is null or ${listChanges.nextOn} <= ${now})`,
      ),
    )
    .orderBy(sql`${listChanges.nextOn} asc nulls first`, listChanges.email)
    .limit(limit);
}

/** The row of a change as it was when it was sent: one that was renewed since stays. */
const asSent = ({ websiteId, connectionId, outsideListId, email, version }: DueChange) =>
  and(
    eq(listChanges.websiteId, websiteId),
    eq(listChanges.connectionId, connectionId),
    eq(listChanges.outsideListId, outsideListId),
    eq(listChanges.email, email),
    eq(listChanges.version, version),
  );

/** Takes a change that was sent off the queue. */
export async function noteSent(db: Queryable, change: DueChange): Promise<void> {
  await db.delete(listChanges).where(asSent(change));
}

/** Notes that the erasing of a change is done, whatever comes of the rest. */
export async function noteErased(db: Queryable, change: DueChange): Promise<void> {
  await db.update(listChanges).set({ erases: false, droppedTags: [] }).where(asSent(change));
}

/** Notes that the provider refuses an address: it is tried again after a pause, and given up after about a day. */
export async function noteRefused(
  db: Queryable,
  change: DueChange,
  { words }: ProviderFailure,
  now: number,
): Promise<void> {
  const pause = pauseAfterAttempt(change.attempts + 1);
  await db
    .update(listChanges)
    .set({
      attempts: change.attempts + 1,
      words,
      ...(pause === null
        ? { state: 'refused' as const, nextOn: new Date(now) }
        : { nextOn: new Date(now + pause) }),
    })
    .where(asSent(change));
}

/** Notes how a claimed connection does and gives it back; of one that an owner has changed meanwhile nothing is said. */
export async function noteConnection(
  platform: Platform,
  { websiteId, id, version }: ClaimedConnection,
  outcome: { readonly failure: ProviderFailure | null; readonly hasDelivered: boolean },
): Promise<void> {
  const now = platform.clock.now();
  const moment = new Date(now);
  const where = and(
    eq(listConnections.websiteId, websiteId),
    eq(listConnections.id, id),
    eq(listConnections.version, version),
  );
  const { failure, hasDelivered } = outcome;
  const delivered = hasDelivered ? { deliveredOn: moment } : {};
  await platform.db.transaction(async (tx) => {
    if (failure === null) {
      const working = hasDelivered ? { failingSince: null, problem: null, words: '' } : {};
      await tx
        .update(listConnections)
        .set({ restsUntil: moment, ...delivered, ...working })
        .where(where);
      return;
    }
    const [stored] = await tx
      .select({ since: listConnections.failingSince })
      .from(listConnections)
      .where(where)
      .for('update');
    if (stored === undefined) return;
    // What went well before it failed in the same run ends the failure before.
    const since = hasDelivered ? moment : (stored.since ?? moment);
    await tx
      .update(listConnections)
      .set({
        failingSince: since,
        problem: failure.problem,
        words: failure.words,
        restsUntil: new Date(now + restOfServer(since.getTime(), now)),
        ...delivered,
      })
      .where(where);
  });
}

/** Gives a claimed connection back without a word: the server is about to stop. */
export async function release(db: Queryable, { websiteId, id, version }: ClaimedConnection): Promise<void> {
  await db
    .update(listConnections)
    .set({ restsUntil: null })
    .where(
      and(
        eq(listConnections.websiteId, websiteId),
        eq(listConnections.id, id),
        eq(listConnections.version, version),
      ),
    );
}
