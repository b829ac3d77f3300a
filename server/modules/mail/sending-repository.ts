import { marketingMails } from '@vitrine/domain/mail/marketing-mails.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../platform/db/database.ts';
import { type MailEnvelope, outboxMails } from './tables.ts';

/** A claimed mail, with what the envelope needs of its website. */
export interface DueMail {
  readonly websiteId: string;
  readonly id: string;
  readonly orderId: string | null;
  readonly recipient: string;
  readonly subject: string;
  readonly bodyText: string;
  readonly bodyHtml: string;
  readonly unsubscribeUrl: string | null;
  readonly envelope: MailEnvelope | null;
  /** Attempts, this one included. */
  readonly attempts: number;
  /** When it is given up although its mail server stays away; null while that was never away. */
  readonly givesUpOn: Date | null;
  readonly senderName: string;
  /** The address it comes from; '' for none. */
  readonly senderAddress: string;
  /** Where answers go; '' for the sender's own address. */
  readonly replyTo: string;
  /** Whether it is a marketing mail to an address that gets none, or a letter to one that has left: it is not sent. */
  readonly isSuppressed: boolean;
}

/**
 * Claims the mail that has been due longest: counts the attempt and postpones the next one, so that no other server
 * sends it meanwhile. Null when none is due. Of all websites, or of those of `websiteIds`.
 */
export async function claimDueMail(
  db: Database,
  claim: {
    readonly now: Date;
    readonly nextAttemptOn: Date;
    readonly websiteIds?: readonly string[] | null;
    /** Those whose mails wait. */
    readonly exceptIds?: readonly string[];
  },
): Promise<DueMail | null> {
  const claimed = await db.$client.query<DueMail>({
    name: 'mail_claim_due',
    // A CTE: in FROM a plan may evaluate it per row, and so claim several.
    text: `with due as materialized (
        select website_id, id from outbox_mails where status = 'stored' and next_attempt_on <= $1
          and ($3::uuid[] is null or website_id = any($3::uuid[])) and website_id <> all($5::uuid[])
        order by next_attempt_on limit 1 for update skip locked
      )
      update outbox_mails m set attempts = m.attempts + 1, next_attempt_on = $2
      from due
      join websites w on w.website_id = due.website_id
      where m.website_id = due.website_id and m.id = due.id
      returning m.website_id as "websiteId", m.id, m.order_id as "orderId", m.recipient, m.subject, m.body_text as "bodyText",
        m.body_html as "bodyHtml", m.unsubscribe_url as "unsubscribeUrl", m.envelope, m.attempts,
        m.gives_up_on as "givesUpOn",
        coalesce(nullif(w.settings -> 'mail' ->> 'senderName', ''), w.title) as "senderName",
        coalesce(nullif(w.settings -> 'mail' ->> 'senderAddress', ''), w.settings ->> 'contactEmail', '') as "senderAddress",
        coalesce(w.settings -> 'mail' ->> 'replyTo', '') as "replyTo",
        m.kind = any($4::text[]) and (exists (
          select 1 from mail_suppressions s
          where s.website_id = m.website_id and s.email = lower(m.recipient) and s.lifted_on is null
        ) or (m.kind = 'letter' and not exists (
          select 1 from subscribers a
          where a.website_id = m.website_id and a.email = lower(m.recipient) and a.state = 'active'
        ))) as "isSuppressed"`,
    values: [
      claim.now,
      claim.nextAttemptOn,
      claim.websiteIds ?? null,
      [...marketingMails],
      claim.exceptIds ?? [],
    ],
  });
  return claimed.rows[0] ?? null;
}

/** Notes that a mail was sent. Earlier copies of it that failed wait for the owner no longer. */
export async function markSent(db: Queryable, mail: DueMail, sentOn: Date): Promise<void> {
  await db
    .update(outboxMails)
    .set({ status: 'sent', sentOn, lastError: null })
    .where(and(eq(outboxMails.websiteId, mail.websiteId), eq(outboxMails.id, mail.id)));
  if (mail.orderId === null) return;
  await db
    .update(outboxMails)
    .set({ status: 'dismissed' })
    .where(
      and(
        eq(outboxMails.websiteId, mail.websiteId),
        eq(outboxMails.orderId, mail.orderId),
        eq(outboxMails.status, 'failed'),
        eq(outboxMails.recipient, mail.recipient),
        eq(outboxMails.bodyText, mail.bodyText),
      ),
    );
}

/** A mail that another process has sent meanwhile stays so. */
const unsent = (mail: DueMail) =>
  and(
    eq(outboxMails.websiteId, mail.websiteId),
    eq(outboxMails.id, mail.id),
    sql`${outboxMails.status} <> 'sent'`,
  );

/** Why an attempt failed; without a next attempt the mail is given up. */
interface FailedAttempt {
  readonly error: string;
  readonly nextAttemptOn: Date | null;
}

const afterFailure = ({ error, nextAttemptOn }: FailedAttempt) => ({
  status: nextAttemptOn === null ? ('failed' as const) : ('stored' as const),
  lastError: error,
  ...(nextAttemptOn === null ? {} : { nextAttemptOn }),
});

/** Records that a mail was refused. */
export async function markFailed(db: Queryable, mail: DueMail, failure: FailedAttempt): Promise<void> {
  await db.update(outboxMails).set(afterFailure(failure)).where(unsent(mail));
}

/** Records that the mail server was away: that counts as one attempt, however often it is so. */
export async function markAway(
  db: Queryable,
  mail: DueMail,
  failure: FailedAttempt & { readonly givesUpOn: Date },
): Promise<void> {
  const { givesUpOn } = failure;
  await db
    .update(outboxMails)
    .set({ ...afterFailure(failure), attempts: 1, givesUpOn })
    .where(unsent(mail));
}

/** Records that a mail is never sent, since its recipient gets none of its kind. */
export async function markSuppressed(db: Queryable, mail: DueMail): Promise<void> {
  await db.update(outboxMails).set({ status: 'suppressed', lastError: null }).where(unsent(mail));
}

/** Mails of a website that wait for another attempt. */
export interface WaitingMails {
  /** Of them and of those that are due; at most `limit`. */
  readonly count: number;
  /** What was said when one of them was tried last. */
  readonly words: string;
  readonly nextOn: Date;
}

/** Null when no mail waits that was tried before. */
export async function findWaitingMails(
  db: Database,
  websiteId: string,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<WaitingMails | null> {
  const found = await db.$client.query<{ count: number; words: string | null; nextOn: Date | null }>({
    name: 'mail_waiting',
    text: `with waiting as materialized (
        select next_attempt_on, last_error from outbox_mails
        where website_id = $1 and status = 'stored' and (attempts > 0 or next_attempt_on <= $2)
        order by next_attempt_on limit $3
      )
      select count(*)::int as count,
        (array_agg(last_error order by next_attempt_on desc) filter (where last_error is not null))[1] as words,
        min(next_attempt_on) filter (where last_error is not null) as "nextOn"
      from waiting`,
    values: [websiteId, now, limit],
  });
  const { count = 0, words = null, nextOn = null } = found.rows[0] ?? {};
  return words === null || nextOn === null ? null : { count, words, nextOn };
}
