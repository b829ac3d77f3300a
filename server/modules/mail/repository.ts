import type { MailDetail, MailKind, MailRow } from '@vitrine/contracts/mail.ts';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { retryFailedMails } from './failed-mails-repository.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { type MailEnvelope, outboxMails } from './tables.ts';

const rowColumns = {
  id: outboxMails.id,
  kind: outboxMails.kind,
  orderId: outboxMails.orderId,
  recipient: outboxMails.recipient,
  subject: outboxMails.subject,
  status: outboxMails.status,
  attempts: outboxMails.attempts,
  createdOn: outboxMails.createdOn,
  sentOn: outboxMails.sentOn,
};

interface StoredRow extends Omit<MailRow, 'createdOn' | 'sentOn'> {
  readonly createdOn: Date;
  readonly sentOn: Date | null;
}

const rowOf = (row: StoredRow): MailRow => ({
  id: row.id,
  kind: row.kind,
  orderId: row.orderId,
  recipient: row.recipient,
  subject: row.subject,
  status: row.status,
  attempts: row.attempts,
  createdOn: row.createdOn.toISOString(),
  sentOn: row.sentOn?.toISOString() ?? null,
});

export interface NewMail {
  readonly websiteId: string;
  readonly id: string;
  readonly kind: MailKind;
  /** The order it is about; null for none. */
  readonly orderId: string | null;
  readonly recipient: string;
  readonly subject: string;
  readonly bodyText: string;
  readonly bodyHtml: string;
  /** The address that ends mails of this kind with one request; null or left out for none. */
  readonly unsubscribeUrl?: string | null;
  /** Who else gets it; null or left out: nobody. */
  readonly envelope?: MailEnvelope | null;
  readonly now: Date;
  /** Earliest time to send it; `now` when left out. */
  readonly dueOn?: Date;
}

export async function insertMail(db: Queryable, mail: NewMail): Promise<void> {
  const { now, dueOn = now, ...columns } = mail;
  await db.insert(outboxMails).values({ ...columns, status: 'stored', nextAttemptOn: dueOn, createdOn: now });
}

/** Queues many mails in one statement; at most 1000. */
export async function insertMails(db: Queryable, mails: readonly Omit<NewMail, 'dueOn'>[]): Promise<void> {
  if (mails.length === 0) return;
  const stored = 'stored' as const;
  await db.insert(outboxMails).values(
    mails.map(({ now, ...columns }) => ({
      ...columns,
      status: stored,
      nextAttemptOn: now,
      createdOn: now,
    })),
  );
}

/** Deletes mails of a website by their ids, those that wait too. */
export async function deleteMails(tx: Queryable, websiteId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .delete(outboxMails)
    .where(and(eq(outboxMails.websiteId, websiteId), inArray(outboxMails.id, [...ids])));
}

/** A delayed mail that was not attempted yet. */
const heldBack = (websiteId: string, id: string, now: Date) =>
  and(
    eq(outboxMails.websiteId, websiteId),
    eq(outboxMails.id, id),
    eq(outboxMails.status, 'stored'),
    eq(outboxMails.attempts, 0),
    gt(outboxMails.nextAttemptOn, now),
  );

/** Withdraws a delayed mail before it is sent. False when it is no longer delayed. */
export async function withdrawMail(
  db: Queryable,
  websiteId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const gone = await db.delete(outboxMails).where(heldBack(websiteId, id, now));
  return gone.rowCount === 1;
}

/** Changes what a delayed mail says, rendered already, and sends it no earlier than `earliestOn`. False when it is no longer delayed. */
export async function replaceHeldContent(
  db: Queryable,
  websiteId: string,
  id: string,
  content: { readonly subject: string; readonly bodyText: string; readonly bodyHtml: string },
  { now, earliestOn }: { readonly now: Date; readonly earliestOn: Date },
): Promise<boolean> {
  const changed = await db
    .update(outboxMails)
    .set({ ...content, nextAttemptOn: sql`greatest(${outboxMails.nextAttemptOn}, ${earliestOn})` })
    .where(heldBack(websiteId, id, now));
  return changed.rowCount === 1;
}

/** Mails about an order that are still to be sent to an address, or could not be, go to another one from now on. */
export async function redirectMails(
  tx: Queryable,
  { websiteId, orderId }: { readonly websiteId: string; readonly orderId: string },
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await tx
    .update(outboxMails)
    .set({ recipient: to })
    .where(
      and(
        eq(outboxMails.websiteId, websiteId),
        eq(outboxMails.orderId, orderId),
        eq(outboxMails.recipient, from),
        inArray(outboxMails.status, ['stored', 'failed']),
      ),
    );
}

/**
 * Queues a copy of a mail about an order, with a new id; one that failed is sent itself. `current` says where a mail to
 * an address goes now, after the order's was corrected. 'waiting' while the mail or an earlier copy of it is still to be
 * sent.
 */
export async function copyMail(
  tx: Queryable,
  mail: { readonly websiteId: string; readonly orderId: string; readonly mailId: string },
  copy: { readonly id: string; readonly now: Date; readonly current?: (recipient: string) => string },
): Promise<{ readonly kind: MailKind; readonly id: string } | 'waiting' | 'unknown'> {
  const [original] = await tx
    .select()
    .from(outboxMails)
    .where(
      and(
        eq(outboxMails.websiteId, mail.websiteId),
        eq(outboxMails.orderId, mail.orderId),
        eq(outboxMails.id, mail.mailId),
      ),
    );
  if (original === undefined) return 'unknown';
  const { websiteId, orderId, kind, subject, bodyText, bodyHtml } = original;
  const recipient = copy.current?.(original.recipient) ?? original.recipient;
  const waiting = await tx
    .select({ id: outboxMails.id })
    .from(outboxMails)
    .where(
      and(
        eq(outboxMails.websiteId, websiteId),
        eq(outboxMails.orderId, mail.orderId),
        eq(outboxMails.status, 'stored'),
        eq(outboxMails.recipient, recipient),
        eq(outboxMails.bodyText, bodyText),
      ),
    )
    .limit(1);
  if (waiting.length > 0) return 'waiting';
  const retried = await retryFailedMails(tx, websiteId, [mail.mailId], copy.now);
  if (retried.length > 0) return { kind, id: mail.mailId };
  await insertMail(tx, {
    websiteId,
    id: copy.id,
    kind,
    orderId,
    recipient,
    subject,
    bodyText,
    bodyHtml,
    now: copy.now,
  });
  return { kind, id: copy.id };
}

/** Mails by their ids, in that order; those of other websites are left out. */
export async function mailsByIds(
  db: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly MailRow[]> {
  const rows = await db
    .select(rowColumns)
    .from(outboxMails)
    .where(and(eq(outboxMails.websiteId, websiteId), inArray(outboxMails.id, [...ids])));
  const byId = new Map(rows.map((row) => [row.id, rowOf(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Mails whose links are for their recipients only, though every signed-in owner may read the outbox: those of an account,
 * and the one by which somebody confirms that they want letters.
 */
const secretKinds: ReadonlySet<MailKind> = new Set([
  'password-reset',
  'email-change',
  'newsletter-confirmation',
]);

/** A mail's text or HTML as owners see it. */
export const shownBody = (kind: MailKind, body: string): string =>
  secretKinds.has(kind) ? body.replaceAll(/token=[\w-]+/g, 'token=…') : body;

export async function findMail(db: Queryable, websiteId: string, id: string): Promise<MailDetail | null> {
  const rows = await db
    .select({
      ...rowColumns,
      bodyText: outboxMails.bodyText,
      bodyHtml: outboxMails.bodyHtml,
      lastError: outboxMails.lastError,
    })
    .from(outboxMails)
    .where(and(eq(outboxMails.websiteId, websiteId), eq(outboxMails.id, id)));
  const row = rows[0];
  if (row === undefined) return null;
  return {
    ...rowOf(row),
    bodyText: shownBody(row.kind, row.bodyText),
    bodyHtml: shownBody(row.kind, row.bodyHtml),
    lastError: row.lastError,
  };
}

/** The mails about an order, oldest first. */
export async function mailsOfOrder(
  db: Queryable,
  websiteId: string,
  orderId: string,
): Promise<readonly MailRow[]> {
  const rows = await db
    .select(rowColumns)
    .from(outboxMails)
    .where(and(eq(outboxMails.websiteId, websiteId), eq(outboxMails.orderId, orderId)))
    .orderBy(outboxMails.id);
  return rows.map(rowOf);
}

/** When the mails of an order that are delayed go out, by their ids. */
export async function delayedMailsOfOrder(
  db: Queryable,
  websiteId: string,
  orderId: string,
): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .select({ id: outboxMails.id, dueOn: outboxMails.nextAttemptOn })
    .from(outboxMails)
    .where(
      and(
        eq(outboxMails.websiteId, websiteId),
        eq(outboxMails.orderId, orderId),
        eq(outboxMails.status, 'stored'),
        eq(outboxMails.attempts, 0),
      ),
    );
  return new Map(rows.map(({ id, dueOn }) => [id, dueOn]));
}
