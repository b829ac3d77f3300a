import { MAILS_AT_ONCE, type MailStatus } from '@vitrine/contracts/mail.ts';
import { expiringMails } from '@vitrine/domain/mail/expiring-mails.ts';
import { and, desc, eq, inArray, notInArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { outboxMails } from './tables.ts';

/** Mails of a website with one of some statuses: those of `ids`, or the newest; locked, at most MAILS_AT_ONCE. */
const mailsWith = (
  tx: Queryable,
  websiteId: string,
  {
    ids,
    statuses,
  }: { readonly ids: readonly string[] | undefined; readonly statuses: readonly MailStatus[] },
  mayExpire = true,
) =>
  tx
    .select({ id: outboxMails.id })
    .from(outboxMails)
    .where(
      and(
        eq(outboxMails.websiteId, websiteId),
        inArray(outboxMails.status, [...statuses]),
        ids === undefined ? undefined : inArray(outboxMails.id, [...ids]),
        mayExpire ? undefined : notInArray(outboxMails.kind, [...expiringMails]),
      ),
    )
    .orderBy(desc(outboxMails.id))
    .limit(MAILS_AT_ONCE)
    .for('update');

async function setMails(
  tx: Queryable,
  websiteId: string,
  found: readonly { readonly id: string }[],
  values: Partial<typeof outboxMails.$inferInsert>,
): Promise<readonly string[]> {
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  await tx
    .update(outboxMails)
    .set(values)
    .where(and(eq(outboxMails.websiteId, websiteId), inArray(outboxMails.id, ids)));
  return ids;
}

/**
 * Queues mails that failed or were dismissed, with all attempts before them: those of `ids`, or all that failed. A mail
 * whose link has expired meanwhile stays. Returns their ids.
 */
export async function retryFailedMails(
  tx: Queryable,
  websiteId: string,
  ids: readonly string[] | undefined,
  now: Date,
): Promise<readonly string[]> {
  const statuses: readonly MailStatus[] = ids === undefined ? ['failed'] : ['failed', 'dismissed'];
  const found = await mailsWith(tx, websiteId, { ids, statuses }, false);
  return setMails(tx, websiteId, found, {
    status: 'stored',
    attempts: 0,
    nextAttemptOn: now,
    givesUpOn: null,
  });
}

/** Dismisses mails that failed: those of `ids`, or all of them. Returns their ids. */
export async function dismissFailedMails(
  tx: Queryable,
  websiteId: string,
  ids: readonly string[] | undefined,
): Promise<readonly string[]> {
  const found = await mailsWith(tx, websiteId, { ids, statuses: ['failed'] });
  return setMails(tx, websiteId, found, { status: 'dismissed' });
}

/** Takes the dismissal of mails back. Returns the ids of those that were dismissed. */
export async function restoreDismissedMails(
  tx: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  const found = await mailsWith(tx, websiteId, { ids, statuses: ['dismissed'] });
  return setMails(tx, websiteId, found, { status: 'failed' });
}
