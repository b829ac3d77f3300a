import { and, eq, gte, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { subscriberColumns, type SubscriberRecord } from './join-repository.ts';
import { listMembers, subscriberEvents, subscribers } from './tables.ts';

/** Who the secret of a link belongs to, with `lock` until the transaction ends; null for nobody. */
export async function subscriberOfSecret(
  db: Queryable,
  websiteId: string,
  kind: 'confirm' | 'unsubscribe',
  secret: string,
  options: { readonly lock?: boolean } = {},
): Promise<SubscriberRecord | null> {
  const isTheirs =
    kind === 'confirm' ? eq(subscribers.confirmSecret, secret) : eq(subscribers.secret, secret);
  const query = db
    .select(subscriberColumns)
    .from(subscribers)
    .where(and(eq(subscribers.websiteId, websiteId), isTheirs));
  const [row] = options.lock === true ? await query.for('update') : await query;
  return row ?? null;
}

/** Begins all memberships of a subscriber that wait; returns their lists. */
export async function confirmMemberships(
  tx: Queryable,
  websiteId: string,
  subscriberId: string,
  now: Date,
): Promise<readonly string[]> {
  const rows = await tx
    .update(listMembers)
    .set({ confirmedOn: now })
    .where(
      and(
        eq(listMembers.websiteId, websiteId),
        eq(listMembers.subscriberId, subscriberId),
        isNull(listMembers.confirmedOn),
      ),
    )
    .returning({ listId: listMembers.listId });
  return rows.map(({ listId }) => listId);
}

/** Whether somebody who is unsubscribed has left by themselves, rather than by an owner alone. */
export async function hasLeftThemselves(
  tx: Queryable,
  { websiteId, id, unsubscribedOn }: Pick<SubscriberRecord, 'websiteId' | 'id' | 'unsubscribedOn'>,
): Promise<boolean> {
  const rows = await tx
    .select({ id: subscriberEvents.id })
    .from(subscriberEvents)
    .where(
      and(
        eq(subscriberEvents.websiteId, websiteId),
        eq(subscriberEvents.subscriberId, id),
        eq(subscriberEvents.kind, 'unsubscribed'),
        isNull(subscriberEvents.accountId),
        unsubscribedOn === null ? undefined : gte(subscriberEvents.happenedOn, unsubscribedOn),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Takes a subscriber off all lists: whoever comes back joins what they choose then. */
export async function leaveAllLists(tx: Queryable, websiteId: string, subscriberId: string): Promise<void> {
  await tx
    .delete(listMembers)
    .where(and(eq(listMembers.websiteId, websiteId), eq(listMembers.subscriberId, subscriberId)));
}
