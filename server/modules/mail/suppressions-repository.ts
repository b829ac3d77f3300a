import type { MailEvent, SuppressionReason } from '@vitrine/domain/mail/mail-events.ts';
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { mailSuppressions } from './tables.ts';

/** An event with the id of the row it makes, and its time. */
export interface StoredEvent extends Omit<MailEvent, 'occurredOn'> {
  readonly id: string;
  readonly occurredOn: Date;
}

/**
 * Suppresses addresses, at most 1,000, each once. What happened before an owner lifted one changes nothing, and a bounce
 * does not replace a complaint.
 */
export async function suppress(
  db: Queryable,
  websiteId: string,
  events: readonly StoredEvent[],
): Promise<void> {
  if (events.length === 0) return;
  await db
    .insert(mailSuppressions)
    .values(
      events.map(({ id, email, reason, words, occurredOn }) => ({
        websiteId,
        id,
        email,
        reason,
        words,
        since: occurredOn,
      })),
    )
    .onConflictDoUpdate({
      target: [mailSuppressions.websiteId, mailSuppressions.email],
      set: {
        id: sql`excluded.id`,
        reason: sql`excluded.reason`,
        words: sql`excluded.words`,
        since: sql`excluded.since`,
        liftedOn: null,
      },
      setWhere: sql`${mailSuppressions.liftedOn} < excluded.since
        or (${mailSuppressions.liftedOn} is null and ${mailSuppressions.reason} = 'bounce'
          and excluded.reason = 'complaint')`,
    });
}

/** A suppressed address as stored. */
export interface StoredSuppression {
  readonly id: string;
  readonly email: string;
  readonly reason: SuppressionReason;
  readonly words: string;
  readonly since: Date;
}

/** Suppressed addresses that begin with a text, the newest first, after the one of `after`. */
export function selectSuppressions(
  db: Queryable,
  websiteId: string,
  wanted: { readonly search: string; readonly after: string | undefined; readonly limit: number },
): Promise<StoredSuppression[]> {
  const { id, email, reason, words, since } = mailSuppressions;
  return db
    .select({ id, email, reason, words, since })
    .from(mailSuppressions)
    .where(
      and(
        eq(mailSuppressions.websiteId, websiteId),
        isNull(mailSuppressions.liftedOn),
        wanted.search === '' ? undefined : sql`starts_with(${email}, ${wanted.search.toLowerCase()})`,
        wanted.after === undefined ? undefined : lt(id, wanted.after),
      ),
    )
    .orderBy(desc(id))
    .limit(wanted.limit);
}

/** Lifts a suppression. False when there is none. */
export async function liftSuppression(
  db: Queryable,
  websiteId: string,
  id: string,
  liftedOn: Date,
): Promise<boolean> {
  const lifted = await db
    .update(mailSuppressions)
    .set({ liftedOn })
    .where(
      and(
        eq(mailSuppressions.websiteId, websiteId),
        eq(mailSuppressions.id, id),
        isNull(mailSuppressions.liftedOn),
      ),
    );
  return lifted.rowCount === 1;
}

/** Whether the reader of an address has called one of our mails spam, and no owner has lifted that. */
export async function hasComplained(db: Queryable, websiteId: string, email: string): Promise<boolean> {
  const rows = await db
    .select({ id: mailSuppressions.id })
    .from(mailSuppressions)
    .where(
      and(
        eq(mailSuppressions.websiteId, websiteId),
        eq(mailSuppressions.email, email),
        eq(mailSuppressions.reason, 'complaint'),
        isNull(mailSuppressions.liftedOn),
      ),
    );
  return rows.length > 0;
}

/** Sends again to an address whose mails came back: one has reached its reader now. */
export async function liftBounce(
  db: Queryable,
  websiteId: string,
  email: string,
  liftedOn: Date,
): Promise<void> {
  await db
    .update(mailSuppressions)
    .set({ liftedOn })
    .where(
      and(
        eq(mailSuppressions.websiteId, websiteId),
        eq(mailSuppressions.email, email),
        eq(mailSuppressions.reason, 'bounce'),
        isNull(mailSuppressions.liftedOn),
      ),
    );
}
