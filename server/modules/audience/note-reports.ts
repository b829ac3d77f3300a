import { stateWhenReported } from '@vitrine/domain/audience/subscriber-states.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ReportedAddress } from '../mail/index.ts';
import { insertEvents, type NewEvent, type SubscriberRecord, updateSubscriber } from './join-repository.ts';
import { leaveAllLists } from './leave-repository.ts';
import { lockSubscribersByEmail } from './subscribers-repository.ts';

/** Whoever has confirmed their address since was reached by a mail. */
const isOutdated = ({ occurredOn }: ReportedAddress, { confirmedOn }: SubscriberRecord): boolean =>
  confirmedOn !== null && confirmedOn >= occurredOn;

/**
 * Marks subscribers whose mails come back or who have complained, in the transaction of the report; at most 1,000. A
 * complaint ends all memberships; those of an address that bounces go on once it is confirmed again. Lifting what the
 * mail module keeps of an address changes nothing here: only its reader comes back.
 */
export async function noteReports(
  platform: Platform,
  tx: Queryable,
  websiteId: string,
  reported: readonly ReportedAddress[],
): Promise<void> {
  const byEmail = new Map(reported.map((report) => [report.email, report]));
  const now = platform.clock.now();
  const events: NewEvent[] = [];
  for (const found of await lockSubscribersByEmail(tx, websiteId, [...byEmail.keys()])) {
    const report = byEmail.get(found.email);
    if (report === undefined || isOutdated(report, found)) continue;
    const state = stateWhenReported(found.state, report.reason);
    if (state === found.state) continue;
    if (report.reason === 'complaint') await leaveAllLists(tx, websiteId, found.id);
    await updateSubscriber(tx, found, { state });
    events.push({
      websiteId,
      id: newId(now),
      subscriberId: found.id,
      kind: report.reason === 'complaint' ? 'complained' : 'bounced',
      listId: null,
      accountId: null,
      happenedOn: report.occurredOn,
    });
  }
  await insertEvents(tx, events);
}
