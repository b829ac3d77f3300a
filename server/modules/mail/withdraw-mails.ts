import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { outboxMails } from './tables.ts';

/** Takes mails out of the outbox that nobody has tried to send yet; returns the ids of those, which nobody will. */
export async function withdrawMails(
  tx: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const gone = await tx
    .delete(outboxMails)
    .where(
      and(
        eq(outboxMails.websiteId, websiteId),
        inArray(outboxMails.id, [...ids]),
        eq(outboxMails.status, 'stored'),
        eq(outboxMails.attempts, 0),
      ),
    )
    .returning({ id: outboxMails.id });
  return gone.map(({ id }) => id);
}
