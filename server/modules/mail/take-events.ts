import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import type { receiveMailEvents } from '@vitrine/contracts/mail-delivery.ts';
import { type MailEvent, readMailEvents } from '@vitrine/domain/mail/mail-events.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { isEventsAddress } from './events-address.ts';
import { followReport } from './mail-reported.ts';
import { noteReport } from './server-repository.ts';
import { type StoredEvent, suppress } from './suppressions-repository.ts';

/**
 * Records the bounces and complaints of a report. A report that is repeated changes nothing. Errors: NOT_FOUND for any
 * other address than the secret one, MAIL_EVENTS_UNKNOWN for what is no report.
 */
export async function takeMailEvents(
  platform: Platform,
  { websiteId, secret }: { readonly websiteId: string; readonly secret: string },
  report: unknown,
): Promise<Result<null, FailureOf<typeof receiveMailEvents>>> {
  if (!(await isEventsAddress(platform, websiteId, secret))) return fail('NOT_FOUND');
  const events = readMailEvents(report);
  if (events === null) return fail('MAIL_EVENTS_UNKNOWN');
  const now = platform.clock.now();
  const reported = oneForEach(events, now);
  await platform.db.transaction(async (tx) => {
    await suppress(tx, websiteId, reported);
    await followReport(platform, tx, websiteId, reported);
    await noteReport(tx, websiteId, new Date(now));
  });
  return ok(null);
}

/**
 * The last event of each address, but a complaint rather than a bounce. In the order of the addresses, so that two
 * reports at once lock rows in the same order. No event is later than now: it could not be lifted.
 */
function oneForEach(events: readonly MailEvent[], now: number): readonly StoredEvent[] {
  const byEmail = new Map<string, MailEvent>();
  for (const event of events) {
    const known = byEmail.get(event.email);
    if (known?.reason !== 'complaint' || event.reason === 'complaint') byEmail.set(event.email, event);
  }
  return [...byEmail.values()]
    .toSorted((one, other) => (one.email < other.email ? -1 : 1))
    .map((event) => ({
      ...event,
      id: newId(now),
      occurredOn: new Date(Math.min(event.occurredOn ?? now, now)),
    }));
}
