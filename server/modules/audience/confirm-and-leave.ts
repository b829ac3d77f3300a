import { CONFIRMATION_DAYS } from '@vitrine/domain/audience/audience-limits.ts';
import { newId } from '../../platform/ids.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { liftBounce } from '../mail/index.ts';
import { insertEvents, type SubscriberRecord, updateSubscriber } from './join-repository.ts';
import {
  confirmMemberships,
  hasLeftThemselves,
  leaveAllLists,
  subscriberOfSecret,
} from './leave-repository.ts';

const DAY = 86_400_000;

/** Whether the link of a confirmation mail still confirms. */
const isInTime = ({ askedOn }: SubscriberRecord, now: number): boolean =>
  askedOn !== null && now - askedOn.getTime() <= CONFIRMATION_DAYS * DAY;

/** Whether the link of a confirmation mail leads anywhere. */
export async function canConfirm(platform: Platform, websiteId: string, secret: string): Promise<boolean> {
  const found = await subscriberOfSecret(platform.db, websiteId, 'confirm', secret);
  return found !== null && found.state !== 'complained' && isInTime(found, platform.clock.now());
}

/**
 * Confirms an address: its memberships that wait begin, and whoever had left is back. Again without harm. False for a
 * link that confirms nothing.
 */
export async function confirmAddress(
  platform: Platform,
  websiteId: string,
  secret: string,
): Promise<boolean> {
  const email = await platform.db.transaction(async (tx) => {
    const found = await subscriberOfSecret(tx, websiteId, 'confirm', secret, { lock: true });
    const now = platform.clock.now();
    if (found === null || found.state === 'complained' || !isInTime(found, now)) return null;
    const moment = new Date(now);
    const listIds = await confirmMemberships(tx, websiteId, found.id, moment);
    // A link that was used already, or whose reader has unsubscribed since: nothing waits for it.
    if (listIds.length === 0 && found.state !== 'bounced')
      return found.state === 'active' ? found.email : null;
    const hadLeft = found.state === 'unsubscribed' || found.state === 'bounced';
    await updateSubscriber(tx, found, { state: 'active', confirmedOn: moment, unsubscribedOn: null });
    await insertEvents(
      tx,
      (listIds.length === 0 ? [null] : listIds).map((listId) => ({
        websiteId,
        id: newId(now),
        subscriberId: found.id,
        kind: hadLeft ? ('resubscribed' as const) : ('confirmed' as const),
        listId,
        accountId: null,
        happenedOn: moment,
      })),
    );
    return found.email;
  });
  if (email === null) return false;
  // By itself, since reports of bounces lock these two in the other order. The button again makes up for a failure.
  await liftBounce(platform.db, websiteId, email, new Date(platform.clock.now()));
  return true;
}

/** What the link of a mail finds. */
export async function findLeaving(
  platform: Platform,
  websiteId: string,
  secret: string,
): Promise<'subscribed' | 'left' | null> {
  const found = await subscriberOfSecret(platform.db, websiteId, 'unsubscribe', secret);
  if (found === null) return null;
  return found.state === 'active' || found.state === 'pending' ? 'subscribed' : 'left';
}

/** Unsubscribes whoever has the link of a mail, from all lists. Again without harm. False for a link of nobody. */
export function unsubscribeBySecret(platform: Platform, websiteId: string, secret: string): Promise<boolean> {
  return platform.db.transaction(async (tx) => {
    const found = await subscriberOfSecret(tx, websiteId, 'unsubscribe', secret, { lock: true });
    if (found === null) return false;
    await leave(tx, found, { accountId: null, now: platform.clock.now() });
    return true;
  });
}

/**
 * Ends all memberships of a locked subscriber. Somebody who bounced or complained stays so: that says more. Also ends
 * what waits for a confirmation, so that the link of an older mail brings nobody back. Whoever leaves themselves
 * (`accountId` is null) after an owner has unsubscribed them has left now: an owner cannot take that back.
 */
export async function leave(
  tx: Queryable,
  found: SubscriberRecord,
  { accountId, now }: { readonly accountId: string | null; readonly now: number },
): Promise<void> {
  const { websiteId, id, state } = found;
  await leaveAllLists(tx, websiteId, id);
  const isNews =
    state === 'unsubscribed'
      ? accountId === null && !(await hasLeftThemselves(tx, found))
      : state === 'active' || state === 'pending';
  if (!isNews) return;
  const moment = new Date(now);
  await updateSubscriber(tx, found, { state: 'unsubscribed', unsubscribedOn: moment });
  await insertEvents(tx, [
    {
      websiteId,
      id: newId(now),
      subscriberId: id,
      kind: 'unsubscribed',
      listId: null,
      accountId,
      happenedOn: moment,
    },
  ]);
}
