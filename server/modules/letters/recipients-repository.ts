import { COUNT_LIMIT } from '@vitrine/contracts/list-limits.ts';
import type { SegmentDefinition } from '@vitrine/domain/audience/segment-rules.ts';
import type { CurrentRecipient, SkipReason } from '@vitrine/domain/letter/letter-states.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import { segmentCondition } from '../audience/index.ts';
import type { LetterKey, LetterRecord } from './repository.ts';

/** Whom a letter is for. */
interface Addressed {
  readonly websiteId: string;
  readonly listId: string | null;
  readonly segmentId: string | null;
}

/** The list and the segment of a letter; null for one that is gone. Their names are '' where none is named. */
export interface NamedRecipients {
  readonly list: { readonly name: string } | null;
  readonly segment: ({ readonly name: string } & SegmentDefinition) | null;
}

export async function findNamed(db: Queryable, addressed: Addressed): Promise<NamedRecipients> {
  const { websiteId, listId, segmentId } = addressed;
  const lists =
    listId === null
      ? [{ name: '' }]
      : await runNamed<{ name: string }>(
          db,
          {
            name: 'letters-list',
            text: 'select name from mailing_lists where website_id = $1 and id = $2',
          },
          [websiteId, listId],
        );
  const segments =
    segmentId === null
      ? [{ name: '', match: 'all' as const, rules: [] }]
      : await runNamed<{ name: string } & SegmentDefinition>(
          db,
          {
            name: 'letters-segment',
            text: 'select name, match, rules from subscriber_segments where website_id = $1 and id = $2',
          },
          [websiteId, segmentId],
        );
  return { list: lists[0] ?? null, segment: segments[0] ?? null };
}

/** Which rows of `subscribers s` a letter is for; null where its list or its segment is gone, or it names neither. */
function conditionOf(
  { websiteId, listId, segmentId }: Addressed,
  { list, segment }: NamedRecipients,
  timeZone: string,
): SQL | null {
  if (list === null || segment === null || (listId === null && segmentId === null)) return null;
  const inSegment = segmentCondition(websiteId, segment, timeZone);
  if (listId === null) return inSegment;
  const onList = { match: 'all', rules: [{ field: 'list', is: 'in', listId }] } as const;
  return sql`${inSegment} and ${segmentCondition(websiteId, onList, timeZone)}`;
}

const isSuppressed = sql`exists (select 1 from mail_suppressions x
  where x.website_id = s.website_id and x.email = s.email and x.lifted_on is null)`;

/** How many a letter would go to now, at most one more than `COUNT_LIMIT`, and how many of these are suppressed. */
export async function countNow(
  db: Queryable,
  addressed: Addressed,
  timeZone: string,
): Promise<{ readonly count: number; readonly suppressed: number }> {
  const condition = conditionOf(addressed, await findNamed(db, addressed), timeZone);
  if (condition === null) return { count: 0, suppressed: 0 };
  const found = await db.execute<{ count: number; suppressed: number }>(sql`
    select count(*)::int as count, count(*) filter (where c.suppressed)::int as suppressed
    from (select ${isSuppressed} as suppressed from subscribers s where ${condition} limit ${COUNT_LIMIT + 1}) c`);
  return found.rows[0] ?? { count: 0, suppressed: 0 };
}

/**
 * Chooses whom a letter goes to, in one statement: those who are subscribed at this moment, each once. Returns how many;
 * null where its list or its segment is gone.
 */
export async function chooseRecipients(
  tx: Queryable,
  letter: LetterRecord,
  named: NamedRecipients,
  timeZone: string,
): Promise<number | null> {
  const condition = conditionOf(letter, named, timeZone);
  if (condition === null) return null;
  const made = await tx.execute(sql`
    insert into letter_recipients (website_id, letter_id, subscriber_id, email, state)
    select s.website_id, ${letter.id}::uuid, s.id, s.email, 'waiting' from subscribers s where ${condition}
    on conflict (website_id, letter_id, subscriber_id) do nothing`);
  return made.rowCount ?? 0;
}

/** Somebody who waits for a letter, as they are now. */
export interface WaitingRecipient extends CurrentRecipient {
  readonly subscriberId: string;
  readonly email: string;
  /** Of the link that unsubscribes; '' where the subscriber was erased. */
  readonly secret: string;
}

/**
 * The next people whom a letter goes to, as they are now, locked. The letter is locked, so that no other server has
 * them. Its segment is the one that it was when sending began: another rule since is about other letters.
 */
export async function lockWaiting(
  tx: Queryable,
  { websiteId, id, listId, sent }: LetterRecord,
  timeZone: string,
  limit: number,
): Promise<readonly WaitingRecipient[]> {
  const segment = sent?.segment ?? null;
  const isInSegment = segment === null ? sql`true` : segmentCondition(websiteId, segment, timeZone);
  const found = await tx.execute<WaitingRecipient & Record<string, unknown>>(sql`
    select r.subscriber_id as "subscriberId", coalesce(s.email, r.email) as email, s.state,
      coalesce(s.secret, '') as secret,
      exists (select 1 from mail_suppressions x where x.website_id = r.website_id
        and x.email = coalesce(s.email, r.email) and x.lifted_on is null) as "isSuppressed",
      (${listId}::uuid is null or exists (select 1 from list_members m where m.website_id = r.website_id
        and m.list_id = ${listId}::uuid and m.subscriber_id = r.subscriber_id and m.confirmed_on is not null)
      ) as "isOnList",
      coalesce(${isInSegment}, false) as "isInSegment"
    from letter_recipients r
    left join subscribers s on s.website_id = r.website_id and s.id = r.subscriber_id
    where r.website_id = ${websiteId} and r.letter_id = ${id} and r.state = 'waiting'
    order by r.subscriber_id limit ${limit} for update of r`);
  return found.rows;
}

/** What became of somebody: the mail that was written, or why none was. */
interface HandledRecipient {
  readonly subscriberId: string;
  readonly mailId: string | null;
  readonly reason: SkipReason | null;
}

/** Notes what became of people, in one statement. */
export async function setHandled(
  tx: Queryable,
  { websiteId, id }: LetterKey,
  handled: readonly HandledRecipient[],
): Promise<void> {
  if (handled.length === 0) return;
  await runNamed(
    tx,
    {
      name: 'letters-handled',
      text: `update letter_recipients r
        set state = case when h.reason is null then 'written' else 'skipped' end, reason = h.reason, mail_id = h.mail_id
        from unnest($3::uuid[], $4::uuid[], $5::text[]) as h(subscriber_id, mail_id, reason)
        where r.website_id = $1 and r.letter_id = $2 and r.subscriber_id = h.subscriber_id`,
    },
    [
      websiteId,
      id,
      handled.map(({ subscriberId }) => subscriberId),
      handled.map(({ mailId }) => mailId),
      handled.map(({ reason }) => reason),
    ],
  );
}

/** The letters' mails of a website that nobody has tried yet, and the mails of one letter that wait, tried or not. */
export async function countInOutbox(
  db: Queryable,
  { websiteId, id }: LetterKey,
  { mostUntried, mostWaiting }: { readonly mostUntried: number; readonly mostWaiting: number },
): Promise<{ readonly untried: number; readonly waiting: number }> {
  const [row] = await runNamed<{ untried: number; waiting: number }>(
    db,
    {
      name: 'letters-in-outbox',
      text: `select
          (select count(*)::int from (select 1 from outbox_mails
            where website_id = $1 and status = 'stored' and kind = 'letter' and attempts = 0 limit $3) u) as untried,
          (select count(*)::int from (select 1 from outbox_mails m
            join letter_recipients r on r.website_id = m.website_id and r.mail_id = m.id
            where m.website_id = $1 and m.status = 'stored' and m.kind = 'letter' and r.letter_id = $2 limit $4) w) as waiting`,
    },
    [websiteId, id, mostUntried, mostWaiting],
  );
  return row ?? { untried: 0, waiting: 0 };
}

/** The mails of a letter that nobody has tried to send yet, at most. */
export async function untriedMails(
  db: Queryable,
  { websiteId, id }: LetterKey,
  limit: number,
): Promise<readonly string[]> {
  const rows = await runNamed<{ id: string }>(
    db,
    {
      name: 'letters-untried-mails',
      text: `select m.id from outbox_mails m
        join letter_recipients r on r.website_id = m.website_id and r.mail_id = m.id
        where m.website_id = $1 and m.status = 'stored' and m.kind = 'letter' and m.attempts = 0
          and r.letter_id = $2 limit $3`,
    },
    [websiteId, id, limit],
  );
  return rows.map((row) => row.id);
}

/** Lets people wait again whose mails were taken back; returns how many. */
export async function setWaitingAgain(
  tx: Queryable,
  { websiteId, id }: LetterKey,
  mailIds: readonly string[],
): Promise<number> {
  const rows = await runNamed<{ id: string }>(
    tx,
    {
      name: 'letters-waiting-again',
      text: `update letter_recipients set state = 'waiting', mail_id = null
        where website_id = $1 and letter_id = $2 and mail_id = any($3::uuid[]) returning subscriber_id as id`,
    },
    [websiteId, id, mailIds],
  );
  return rows.length;
}

/** What became of a letter's mails and readers. */
interface LetterCounts {
  readonly waiting: number;
  readonly failed: number;
  readonly suppressed: number;
  readonly opened: number;
  readonly clicked: number;
  readonly skipped: readonly { readonly reason: SkipReason; readonly count: number }[];
}

export async function countLetter(db: Queryable, { websiteId, id }: LetterKey): Promise<LetterCounts> {
  const [mails, readers, skipped] = await Promise.all([
    // From the few mails that were not sent, not from all people.
    runNamed<{ waiting: number; failed: number; suppressed: number }>(
      db,
      {
        name: 'letters-mail-counts',
        text: `select count(*) filter (where m.status = 'stored')::int as waiting,
            count(*) filter (where m.status in ('failed', 'dismissed'))::int as failed,
            count(*) filter (where m.status = 'suppressed')::int as suppressed
          from outbox_mails m
          join letter_recipients r on r.website_id = m.website_id and r.mail_id = m.id
          where m.website_id = $1 and m.status in ('stored', 'failed', 'dismissed', 'suppressed')
            and m.kind = 'letter' and r.letter_id = $2`,
      },
      [websiteId, id],
    ),
    runNamed<{ opened: number; clicked: number }>(
      db,
      {
        name: 'letters-reader-counts',
        text: `select
            (select count(*)::int from letter_recipients
              where website_id = $1 and letter_id = $2 and opened_on is not null) as opened,
            (select count(*)::int from letter_recipients
              where website_id = $1 and letter_id = $2 and clicked_on is not null) as clicked`,
      },
      [websiteId, id],
    ),
    runNamed<{ reason: SkipReason; count: number }>(
      db,
      {
        name: 'letters-skipped-counts',
        text: `select reason, count(*)::int as count from letter_recipients
          where website_id = $1 and letter_id = $2 and state = 'skipped' group by reason order by reason`,
      },
      [websiteId, id],
    ),
  ]);
  const { waiting = 0, failed = 0, suppressed = 0 } = mails[0] ?? {};
  const { opened = 0, clicked = 0 } = readers[0] ?? {};
  return { waiting, failed, suppressed, opened, clicked, skipped };
}

/** Notes that somebody has opened a letter or followed one of its links, each once. */
export async function noteReader(
  db: Queryable,
  { websiteId, id }: LetterKey,
  subscriberId: string,
  what: 'opened' | 'clicked',
  now: Date,
): Promise<void> {
  await runNamed(
    db,
    {
      name: `letters-${what}`,
      text: `update letter_recipients set ${what === 'opened' ? 'opened_on' : 'clicked_on'} = $4
        where website_id = $1 and letter_id = $2 and subscriber_id = $3 and state = 'written'
          and ${what === 'opened' ? 'opened_on' : 'clicked_on'} is null`,
    },
    [websiteId, id, subscriberId, now],
  );
}
