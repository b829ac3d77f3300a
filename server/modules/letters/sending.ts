import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import type * as calls from '@vitrine/contracts/letter-sending.ts';
import type { Letter } from '@vitrine/contracts/letters.ts';
import { letterFaults, MAX_SCHEDULE_DAYS } from '@vitrine/domain/letter/letter.ts';
import { type LetterAction, mayDo } from '@vitrine/domain/letter/letter-states.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { letterProblemTexts as text } from '@vitrine/domain/text/en/letter-problems.ts';
import { instantAt } from '@vitrine/domain/time/wall-clock.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { withdrawMails } from '../mail/index.ts';
import type { Site } from '../websites/index.ts';
import { letterSiteOf } from './letter-site.ts';
import { viewLetter } from './letters.ts';
import { findNamed, setWaitingAgain, untriedMails } from './recipients-repository.ts';
import { addProgress, findLetter, type LetterRecord, updateLetter } from './repository.ts';
import { startLetter } from './start-letter.ts';

/** Wakes the pollers that send letters. */
export const LETTERS_TOPIC = 'letters';
const DAY = 86_400_000;
/** Mails of a letter that are taken back at most: more than wait in the outbox at once. */
const MOST_TAKEN_BACK = 5_000;

const wake = (tx: Queryable): Promise<unknown> =>
  tx.execute(sql`select pg_notify('vitrine', ${`${LETTERS_TOPIC}:`})`);

/** Does something with a letter under its lock; LETTER_STATE where that cannot be done with it now. */
async function change<Code extends string = never>(
  platform: Platform,
  site: Site,
  id: string,
  action: LetterAction,
  act: (tx: Queryable, letter: LetterRecord, now: Date) => Promise<Result<null, Code>>,
): Promise<Result<Letter, Code | 'LETTER_NOT_FOUND' | 'LETTER_STATE'>> {
  const key = { websiteId: site.websiteId, id };
  // A refusal takes back what was begun.
  class Refused extends Error {
    readonly result: Result<null, Code>;
    constructor(result: Result<null, Code>) {
      super('refused');
      this.result = result;
    }
  }
  try {
    const refused = await platform.db.transaction(async (tx) => {
      const letter = await findLetter(tx, key, { lock: true });
      if (letter === null) return fail('LETTER_NOT_FOUND');
      if (!mayDo(action, { status: letter.status, isDeleted: letter.deletedOn !== null }))
        return fail('LETTER_STATE');
      const done = await act(tx, letter, new Date(platform.clock.now()));
      if (!done.ok) throw new Refused(done);
      return null;
    });
    if (refused !== null) return refused;
  } catch (error) {
    if (error instanceof Refused && !error.result.ok) return error.result;
    throw error;
  }
  return viewLetter(platform, site, id);
}

/** The instant of a time of the site's clock. */
function instantOf(time: string, timeZone: string): number {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = time.split(/\D/).map(Number);
  return instantAt({ year, month, day, ofDay: (hour * 60 + minute) * 60_000 }, timeZone);
}

/** A sentence for each field of a letter that is not whole, or whose list or segment was deleted. */
async function faultsOf(db: Queryable, letter: LetterRecord): Promise<Readonly<Record<string, string>>> {
  const { list, segment } = await findNamed(db, letter);
  return {
    ...letterFaults(letter),
    ...(list === null ? { listId: text.listGone } : {}),
    ...(segment === null ? { segmentId: text.segmentGone } : {}),
  };
}

/**
 * Sends a letter that its owner saw in `revision`, now or at a time. Errors: MALFORMED_REQUEST with what it lacks by
 * field, or for a time that cannot be; LETTER_NOBODY where it goes to nobody; STALE_REVISION.
 */
export function sendLetter(
  platform: Platform,
  site: Site,
  id: string,
  { revision, sendsAt }: { readonly revision: number; readonly sendsAt: string | null },
): Promise<Result<Letter, FailureOf<typeof calls.sendLetter>>> {
  return change<'MALFORMED_REQUEST' | 'STALE_REVISION' | 'LETTER_NOBODY'>(
    platform,
    site,
    id,
    sendsAt === null ? 'send' : 'schedule',
    async (tx, letter, now) => {
      if (letter.revision !== revision) return fail('STALE_REVISION');
      const faults = await faultsOf(tx, letter);
      if (Object.keys(faults).length > 0) return fail('MALFORMED_REQUEST', { fields: faults });
      if (sendsAt !== null) {
        const at = instantOf(sendsAt, site.settings.timeZone);
        if (at <= now.getTime()) return fail('MALFORMED_REQUEST', { fields: { sendsAt: text.timePast } });
        if (at > now.getTime() + MAX_SCHEDULE_DAYS * DAY)
          return fail('MALFORMED_REQUEST', { fields: { sendsAt: text.timeFar } });
        const sendsOn = new Date(at);
        await updateLetter(tx, letter, { status: 'scheduled', sendsOn, problem: null, updatedOn: now });
        return ok(null);
      }
      const outcome = await startLetter(tx, letterSiteOf(site), letter, now);
      if (outcome === 'unfinished') return fail('MALFORMED_REQUEST', { fields: { parts: text.empty } });
      if (outcome === 'recipients-gone')
        return fail('MALFORMED_REQUEST', { fields: { listId: text.listGone } });
      if (outcome === 'nobody') return fail('LETTER_NOBODY');
      await wake(tx);
      return ok(null);
    },
  );
}

/** Makes a scheduled letter a draft again. */
export const unscheduleLetter = (platform: Platform, site: Site, id: string) =>
  change(platform, site, id, 'unschedule', async (tx, letter, now) => {
    await updateLetter(tx, letter, { status: 'draft', sendsOn: null, updatedOn: now });
    return ok(null);
  });

/** Takes back the mails of a letter that nobody has tried to send: whoever they were for waits again. */
async function takeBack(tx: Queryable, letter: LetterRecord): Promise<void> {
  const untried = await untriedMails(tx, letter, MOST_TAKEN_BACK);
  const gone = await withdrawMails(tx, letter.websiteId, untried);
  const waiting = await setWaitingAgain(tx, letter, gone);
  if (waiting > 0) await addProgress(tx, letter, { written: -waiting, skipped: 0 });
}

/** Stops the sending of a letter, until it is resumed. */
export const pauseLetter = (platform: Platform, site: Site, id: string) =>
  change(platform, site, id, 'pause', async (tx, letter, now) => {
    await takeBack(tx, letter);
    await updateLetter(tx, letter, { status: 'paused', updatedOn: now });
    return ok(null);
  });

/** Goes on with a letter that was paused. */
export const resumeLetter = (platform: Platform, site: Site, id: string) =>
  change(platform, site, id, 'resume', async (tx, letter, now) => {
    await updateLetter(tx, letter, { status: 'sending', updatedOn: now });
    await wake(tx);
    return ok(null);
  });

/** Ends the sending of a letter: who was not written to by now never is. */
export const cancelLetter = (platform: Platform, site: Site, id: string) =>
  change(platform, site, id, 'cancel', async (tx, letter, now) => {
    await takeBack(tx, letter);
    await updateLetter(tx, letter, { status: 'canceled', finishedOn: now, updatedOn: now });
    return ok(null);
  });

/** Shows a letter that was sent on the site, or takes it off. */
export const publishLetter = (platform: Platform, site: Site, id: string, isPublic: boolean) =>
  change(platform, site, id, 'publish', async (tx, letter, now) => {
    await updateLetter(tx, letter, { isPublic, updatedOn: now });
    return ok(null);
  });
