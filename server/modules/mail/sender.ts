import type { Platform } from '../../platform/platform.ts';
import {
  claimDueMail,
  type DueMail,
  markAway,
  markFailed,
  markSent,
  markSuppressed,
} from './sending-repository.ts';
import { serverRests, websiteRests } from './server-rests.ts';
import type { Deliver } from './smtp-delivery.ts';
import { faultOf, wordsOf } from './smtp-failure.ts';

/** Mails per run, so that every run ends. */
const MAX_MAILS = 1000;
/** Milliseconds a claim lasts; afterwards the mail of a server that died is due again. */
const CLAIM = 10 * 60_000;
/** Attempts after which a mail is given up (about two days with the pauses below). */
export const MAX_ATTEMPTS = 15;
/** Milliseconds after which a mail is given up whose mail server stays away. RFC 5321, 4.5.4.1: four or five days. */
export const MAX_AGE = 5 * 24 * 60 * 60_000;
/** Milliseconds for one mail after which a mail server lets those of other websites go first. */
const SLOW = 5_000;
/** The name of the one mail server that sends the mails of all websites. */
const ONE_FOR_ALL = 'environment';

/** The pause after a failed attempt, milliseconds: 1 minute, doubled each time, at most 8 hours. */
export function pauseAfter(attempts: number): number {
  return Math.min(60_000 * 2 ** (attempts - 1), 8 * 60 * 60_000);
}

interface Sending {
  /** The websites whose mails are sent, with a name for the mail server of each; left out: all, by one server. */
  readonly websites?: ReadonlyMap<string, string>;
  /** Once it is aborted no further mail is begun. */
  readonly signal?: AbortSignal;
}

/**
 * Sends every mail that is due. Returns the number sent. Mails are claimed one at a time: however slow the mail server
 * is, no claim expires while a mail waits behind others, which would make two servers send it. After a mail server was
 * found to be away, its other mails are not tried before it has rested; after it has throttled a website, those of that
 * one are not. One that is slow rests for as long as it took, so that the mails of other websites get half of the time.
 */
export async function sendDueMails(
  platform: Platform,
  deliver: Deliver,
  { websites, signal }: Sending = {},
): Promise<number> {
  const rests = serverRests(platform);
  const serverOf = (websiteId: string): string => websites?.get(websiteId) ?? ONE_FOR_ALL;
  const hasOthers = websites !== undefined && websites.size > 1;
  let sent = 0;
  for (let count = 0; count < MAX_MAILS; count += 1) {
    if (signal?.aborted === true) break;
    const now = platform.clock.now();
    const ready =
      websites === undefined
        ? null
        : [...websites.keys()].filter((id) => !rests.isResting(serverOf(id), now));
    if (ready === null ? rests.isResting(ONE_FOR_ALL, now) : ready.length === 0) break;
    const mail = await claimDueMail(platform.db, {
      now: new Date(now),
      nextAttemptOn: new Date(now + CLAIM),
      websiteIds: ready,
      exceptIds: websiteRests(platform).namesOfResting(now),
    });
    if (mail === null) break;
    if (mail.isSuppressed) await markSuppressed(platform.db, mail);
    else {
      const server = serverOf(mail.websiteId);
      if (await sendOne(platform, deliver, mail, server)) sent += 1;
      const end = platform.clock.now();
      if (hasOthers && end - now > SLOW && !rests.isResting(server, end))
        rests.pause(server, end + (end - now));
    }
  }
  return sent;
}

async function sendOne(
  platform: Platform,
  deliver: Deliver,
  mail: DueMail,
  server: string,
): Promise<boolean> {
  try {
    await deliver(mail);
  } catch (error) {
    await noteFailure(platform, mail, server, error);
    return false;
  }
  await markSent(platform.db, mail, new Date(platform.clock.now()));
  serverRests(platform).end(server);
  websiteRests(platform).end(mail.websiteId);
  return true;
}

async function noteFailure(platform: Platform, mail: DueMail, server: string, error: unknown): Promise<void> {
  const now = platform.clock.now();
  const words = wordsOf(error);
  const givesUpOn = mail.givesUpOn ?? new Date(now + MAX_AGE);
  const isTooOld = now >= givesUpOn.getTime();
  platform.log.warn({ mailId: mail.id, err: error, attempts: mail.attempts }, 'a mail could not be sent');
  const fault = faultOf(error);
  if (fault === 'server') {
    const until = serverRests(platform).begin(server, now);
    const nextAttemptOn = isTooOld ? null : new Date(until);
    await markAway(platform.db, mail, { error: words, nextAttemptOn, givesUpOn });
    return;
  }
  // The mail counts the attempt, too: if it is the recipient after all, it comes less and less often.
  if (fault === 'website') websiteRests(platform).begin(mail.websiteId, now);
  const isLast = isTooOld || mail.attempts >= MAX_ATTEMPTS;
  await markFailed(platform.db, mail, {
    error: words,
    nextAttemptOn: isLast ? null : new Date(now + pauseAfter(mail.attempts)),
  });
}
