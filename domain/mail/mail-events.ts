import { isEmail } from '../order/email.ts';

/** Why marketing mails are no longer sent to an address: its mails come back for good, or its reader called one spam. */
export const suppressionReasons = ['bounce', 'complaint'] as const;
export type SuppressionReason = (typeof suppressionReasons)[number];

/** What a mail service reports of an address. */
export interface MailEvent {
  /** Lower case. */
  readonly email: string;
  readonly reason: SuppressionReason;
  /** What the other mail server or the service said; '' for nothing. */
  readonly words: string;
  /** Milliseconds since 1970; null where the report has no time. */
  readonly occurredOn: number | null;
}

/** Events of one report; services send at most 1,000 at once. */
export const MAX_EVENTS = 1_000;
/** Characters that are kept of what was said. */
const MAX_WORDS = 500;

type Entry = Readonly<Record<string, unknown>>;

/**
 * The shape of one kind of report: whether an entry has it, and what the entry says. An entry that says nothing of a
 * lasting bounce or a complaint, such as a delivery or a full mailbox, is null.
 */
interface Shape {
  readonly has: (entry: Entry) => boolean;
  readonly read: (entry: Entry) => MailEvent | null;
}

/** `{"type": "bounce" or "complaint", "email", "permanent"?, "time"?, "words"?}`: for any service, by its own script. */
const generic: Shape = {
  has: ({ type, email }) => typeof type === 'string' && typeof email === 'string',
  read: ({ type, email, permanent, time, words }) => {
    if (type === 'complaint') return eventOf(email, 'complaint', words, timeOf(time));
    return type === 'bounce' && permanent !== false ? eventOf(email, 'bounce', words, timeOf(time)) : null;
  },
};

/** Bounces of Postmark after which it gives an address up itself. */
const postmarkBounces = new Set(['HardBounce', 'BadEmailAddress', 'ManuallyDeactivated']);

/** Postmark: an object for each event. */
const postmark: Shape = {
  has: ({ RecordType }) => typeof RecordType === 'string',
  read: ({ RecordType, Type, Email, BouncedAt, Description, Details }) => {
    const words = typeof Details === 'string' && Details !== '' ? Details : Description;
    if (RecordType === 'SpamComplaint') return eventOf(Email, 'complaint', words, timeOf(BouncedAt));
    return RecordType === 'Bounce' && typeof Type === 'string' && postmarkBounces.has(Type)
      ? eventOf(Email, 'bounce', words, timeOf(BouncedAt))
      : null;
  },
};

/** SendGrid: a list of events. Its `type` is 'blocked' for a bounce that may pass. */
const sendGrid: Shape = {
  // Events about the service itself have no address.
  has: ({ event }) => typeof event === 'string',
  read: ({ event, type, email, timestamp, reason }) => {
    if (event === 'spamreport') return eventOf(email, 'complaint', reason, secondsOf(timestamp));
    return event === 'bounce' && type !== 'blocked'
      ? eventOf(email, 'bounce', reason, secondsOf(timestamp))
      : null;
  },
};

const shapes: readonly Shape[] = [postmark, sendGrid, generic];

/**
 * The bounces and complaints of a report, in whichever known shape it has: one event, a list of them, or a list as
 * `events`. Null for anything else, and for more than MAX_EVENTS.
 */
export function readMailEvents(report: unknown): readonly MailEvent[] | null {
  const entries = entriesOf(report);
  if (entries === null || entries.length > MAX_EVENTS) return null;
  const events: MailEvent[] = [];
  for (const entry of entries) {
    const shape = isEntry(entry) ? shapes.find(({ has }) => has(entry)) : undefined;
    if (shape === undefined || !isEntry(entry)) return null;
    const event = shape.read(entry);
    if (event !== null) events.push(event);
  }
  return events;
}

function entriesOf(report: unknown): readonly unknown[] | null {
  if (Array.isArray(report)) return report;
  if (!isEntry(report)) return null;
  const { events } = report;
  return Array.isArray(events) ? events : [report];
}

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Null for what is no address: there is nothing to record of it. */
function eventOf(
  email: unknown,
  reason: SuppressionReason,
  words: unknown,
  occurredOn: number | null,
): MailEvent | null {
  const address = typeof email === 'string' ? email.trim().toLowerCase() : '';
  if (!isEmail(address)) return null;
  return { email: address, reason, words: wordsOf(words), occurredOn };
}

/** One line, without characters that a database or a screen cannot show. */
function wordsOf(words: unknown): string {
  if (typeof words !== 'string') return '';
  // Cut first, so that a text of any length costs the same. Half a surrogate pair cannot be stored.
  return words
    .slice(0, MAX_WORDS)
    .replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim();
}

function timeOf(time: unknown): number | null {
  const moment = typeof time === 'string' ? Date.parse(time) : Number.NaN;
  return isMoment(moment) ? moment : null;
}

function secondsOf(seconds: unknown): number | null {
  return typeof seconds === 'number' && isMoment(seconds * 1000) ? Math.floor(seconds * 1000) : null;
}

/** A time that a database can store: of the years 1970 to 9999. */
const isMoment = (moment: number): boolean => moment >= 0 && moment < 253_402_300_800_000;
