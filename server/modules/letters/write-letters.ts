import { LETTER_BIN_DAYS } from '@vitrine/domain/letter/letter.ts';
import { skipReasonOf } from '@vitrine/domain/letter/letter-states.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Poller } from '../../platform/scheduler.ts';
import { unsubscribePath } from '../audience/index.ts';
import { queueMails } from '../mail/index.ts';
import { letterMail, pageUrlOf } from './letter-mail.ts';
import { findLetterSite, type LetterSite } from './letter-site.ts';
import { countedPath } from './paths.ts';
import {
  countInOutbox,
  lockWaiting,
  setHandled,
  untriedMails,
  type WaitingRecipient,
} from './recipients-repository.ts';
import {
  addProgress,
  eraseOldLetters,
  findDueLetters,
  findLettersAtWork,
  type LetterKey,
  type LetterRecord,
  lockLetter,
  updateLetter,
} from './repository.ts';
import { LETTERS_TOPIC } from './sending.ts';
import { startLetter } from './start-letter.ts';

/** Milliseconds between runs. */
const INTERVAL = 3_000;
/** Milliseconds between runs that erase what has left the bin. */
const ERASING_INTERVAL = 60 * 60 * 1000;
const DAY = 86_400_000;
/**
 * @internal Letters' mails of a website that nobody has tried yet, at most: so the mail server sets the pace, mails about
 * orders wait behind few of them, and pausing a letter stops it.
 */
export const MOST_UNTRIED = 300;
/**
 * @internal Mails of a letter that wait, with those that the mail server has put off, which have to be gone before there
 * are more. Of a long letter one in `PUT_OFF_SHARE` may be: so many mailboxes may be full while the others are not.
 */
export const MOST_WAITING = 1_000;
const PUT_OFF_SHARE = 20;
/** @internal People of one transaction. */
export const BATCH = 100;
/** Batches of one run, so that every run ends. */
const MAX_BATCHES = 500;
/** Letters that are looked up at once. */
const PAGE = 100;
/** Letters that are erased in one transaction. */
const ERASED = 20;

/** What became of a batch: `full`: the outbox takes no more for now; `busy`: another server is at it, or it has ended. */
type Written = 'more' | 'full' | 'done' | 'busy';

/**
 * @internal Writes the next mails of a letter into the outbox and notes to whom, in one transaction: whatever happens, each person
 * gets one mail. Whoever has left since they were chosen is left out.
 */
export function writeBatch(platform: Platform, key: LetterKey): Promise<Written> {
  return platform.db.transaction(async (tx): Promise<Written> => {
    const letter = await lockLetter(tx, key, 'sending');
    if (letter === null || letter.sent === null) return 'busy';
    const site = await findLetterSite(platform, tx, key.websiteId);
    if (site === null) return 'busy';
    const mostWaiting = Math.max(MOST_WAITING, Math.floor(letter.written / PUT_OFF_SHARE));
    const { waiting, untried } = await countInOutbox(tx, letter, {
      mostUntried: MOST_UNTRIED,
      mostWaiting,
    });
    const space = Math.min(BATCH, MOST_UNTRIED - untried, mostWaiting - waiting);
    // One at least, to see whether somebody is left.
    const people = await lockWaiting(tx, letter, site.settings.timeZone, Math.max(1, space));
    if (people.length > 0 && space <= 0) return 'full';
    const now = new Date(platform.clock.now());
    if (people.length === 0) {
      if ((await untriedMails(tx, letter, 1)).length > 0) return 'full';
      await updateLetter(tx, letter, { status: 'sent', finishedOn: now, updatedOn: now });
      return 'done';
    }
    await writeTo(platform, tx, { site, letter, people, now });
    return 'more';
  });
}

async function writeTo(
  platform: Platform,
  tx: Queryable,
  batch: {
    readonly site: LetterSite;
    readonly letter: LetterRecord;
    readonly people: readonly WaitingRecipient[];
    readonly now: Date;
  },
): Promise<void> {
  const { site, letter, people, now } = batch;
  const handled = people.map((person) => {
    const reason = skipReasonOf(person);
    return { person, reason, mailId: reason === null ? newId(now.getTime()) : null };
  });
  const mails = handled.flatMap(({ person, mailId }) =>
    mailId === null ? [] : [mailTo(site, letter, person, { mailId, now })],
  );
  await queueMails(platform, tx, site.websiteId, mails);
  await setHandled(
    tx,
    letter,
    handled.map(({ person, mailId, reason }) => ({ subscriberId: person.subscriberId, mailId, reason })),
  );
  await addProgress(tx, letter, { written: mails.length, skipped: people.length - mails.length });
}

function mailTo(
  site: LetterSite,
  letter: LetterRecord,
  { subscriberId, email, secret }: WaitingRecipient,
  { mailId, now }: { readonly mailId: string; readonly now: Date },
): Parameters<typeof queueMails>[3][number] {
  const { id: letterId, sent, linkKey, countsOpens, countsClicks, senderName } = letter;
  if (sent === null) throw new Error(`the letter ${letterId} has nothing to send`);
  const unsubscribeUrl = site.origin + unsubscribePath(secret);
  const counted = (what: number | 'seen'): string =>
    site.origin + countedPath(linkKey ?? '', { letterId, subscriberId, what });
  const places = new Map(sent.links.map((address, place) => [address, place]));
  const plan = letterMail(site, sent, {
    unsubscribeUrl,
    pageUrl: pageUrlOf(site, letter),
    linkOf: (address) => {
      const place = countsClicks && linkKey !== null ? places.get(address) : undefined;
      return place === undefined ? address : counted(place);
    },
    seenUrl: countsOpens && linkKey !== null ? counted('seen') : null,
  });
  return {
    plan,
    id: mailId,
    kind: 'letter',
    orderId: null,
    recipient: email,
    unsubscribeUrl,
    envelope: senderName === '' ? null : { to: [], cc: [], bcc: [], replyTo: '', senderName },
    now,
  };
}

/** Begins to send a letter whose time has come. One that cannot be sent becomes a draft that says why. */
function startDue(platform: Platform, key: LetterKey): Promise<void> {
  return platform.db.transaction(async (tx) => {
    const letter = await lockLetter(tx, key, 'scheduled');
    const now = new Date(platform.clock.now());
    if (letter === null || letter.sendsOn === null || letter.sendsOn > now) return;
    const site = await findLetterSite(platform, tx, key.websiteId);
    // A closed website sends nothing; its letters wait until it is open again.
    if (site === null) return;
    const outcome = await startLetter(tx, site, letter, now);
    if (outcome === 'started') return;
    await updateLetter(tx, letter, { status: 'draft', sendsOn: null, problem: outcome, updatedOn: now });
  });
}

/** Does something with each of the letters that `find` returns page by page. One that fails holds up no other. */
async function eachLetter(
  platform: Platform,
  isOver: () => boolean,
  find: (page: { readonly after: LetterKey | null; readonly limit: number }) => Promise<readonly LetterKey[]>,
  act: (key: LetterKey) => Promise<void>,
): Promise<void> {
  let after: LetterKey | null = null;
  do {
    const found: readonly LetterKey[] = await find({ after, limit: PAGE });
    for (const key of found) {
      if (isOver()) return;
      try {
        await act(key);
      } catch (error) {
        platform.log.error({ err: error, letterId: key.id }, 'a letter could not be sent');
      }
    }
    after = found.length < PAGE ? null : (found.at(-1) ?? null);
  } while (after !== null);
}

/** One run: begins what is due, and writes on. Every server process may run it. */
export async function sendLetters(platform: Platform, signal?: AbortSignal): Promise<void> {
  const { db, clock } = platform;
  const isOver = (): boolean => signal?.aborted === true;
  const now = new Date(clock.now());
  await eachLetter(
    platform,
    isOver,
    (page) => findDueLetters(db, now, page),
    (key) => startDue(platform, key),
  );
  await eachLetter(
    platform,
    isOver,
    (page) => findLettersAtWork(db, page),
    async (key) => {
      for (let batch = 0; batch < MAX_BATCHES && !isOver(); batch += 1) {
        if ((await writeBatch(platform, key)) !== 'more') break;
      }
    },
  );
}

export const letterPoller = (platform: Platform): Poller => ({
  name: 'letters',
  every: INTERVAL,
  run: (signal) => sendLetters(platform, signal),
  watch: (wake) => platform.pubSub.on(LETTERS_TOPIC, wake),
});

/** Erases letters that have left the bin. */
export const letterErasingPoller = (platform: Platform): Poller => ({
  name: 'letter-erasing',
  every: ERASING_INTERVAL,
  async run(signal) {
    const before = new Date(platform.clock.now() - LETTER_BIN_DAYS * DAY);
    for (let batch = 0; batch < MAX_BATCHES && !signal.aborted; batch += 1) {
      const gone = await platform.db.transaction((tx) => eraseOldLetters(tx, before, ERASED));
      if (gone < ERASED) return;
    }
  },
});
