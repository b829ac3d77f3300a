import { MAX_NOTES, MAX_REPLIES } from '@vitrine/domain/form/submission-notes.ts';
import type { MailStatus } from '@vitrine/contracts/mail.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';

const milliseconds = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`;
const author = `coalesce(nullif(a.name, ''), a.email) as author`;

/** A note as it is shown. Times in milliseconds since the epoch. */
interface NoteRecord {
  readonly id: string;
  readonly text: string;
  readonly author: string | null;
  readonly writtenOn: number;
}

/** The notes about a submission, the oldest first. */
export function selectNotes(
  db: Queryable,
  websiteId: string,
  submissionId: string,
): Promise<readonly NoteRecord[]> {
  return runNamed<NoteRecord & Record<string, unknown>>(
    db,
    {
      name: 'form-notes-of-submission',
      text: `select n.id, n.body as text, ${author}, ${milliseconds('n.created_on')} as "writtenOn"
        from form_notes n left join accounts a on a.id = n.account_id
        where n.website_id = $1 and n.submission_id = $2 and n.deleted_on is null
        order by n.id limit ${MAX_NOTES}`,
    },
    [websiteId, submissionId],
  );
}

/** An answer as it is shown. */
export interface ReplyRecord {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly message: string;
  readonly author: string | null;
  readonly writtenOn: number;
  readonly mailId: string | null;
  readonly mailStatus: MailStatus | null;
}

/** How a submission was answered, the oldest answer first. A mail that is gone from the outbox has no status. */
export function selectReplies(
  db: Queryable,
  websiteId: string,
  submissionId: string,
): Promise<readonly ReplyRecord[]> {
  return runNamed<ReplyRecord & Record<string, unknown>>(
    db,
    {
      name: 'form-replies-of-submission',
      text: `select r.id, r.recipient, r.subject, r.message, ${author}, ${milliseconds('r.created_on')} as "writtenOn",
          m.id as "mailId", m.status as "mailStatus"
        from form_replies r
        left join accounts a on a.id = r.account_id
        left join outbox_mails m on m.website_id = r.website_id and m.id = r.mail_id
        where r.website_id = $1 and r.submission_id = $2
        order by r.id limit ${MAX_REPLIES}`,
    },
    [websiteId, submissionId],
  );
}

/** How many notes and answers a submission has; also deleted notes, which may come back. */
export async function countHistory(
  tx: Queryable,
  websiteId: string,
  submissionId: string,
): Promise<{ readonly notes: number; readonly replies: number }> {
  const rows = await runNamed<{ notes: number; replies: number }>(
    tx,
    {
      name: 'form-history-counts',
      text: `select
          (select count(*)::int from form_notes where website_id = $1 and submission_id = $2) as notes,
          (select count(*)::int from form_replies where website_id = $1 and submission_id = $2) as replies`,
    },
    [websiteId, submissionId],
  );
  return rows[0] ?? { notes: 0, replies: 0 };
}

export async function insertNote(
  tx: Queryable,
  note: {
    readonly websiteId: string;
    readonly id: string;
    readonly submissionId: string;
    readonly accountId: string;
    readonly text: string;
    readonly now: Date;
  },
): Promise<void> {
  await runNamed(
    tx,
    {
      name: 'form-notes-insert',
      text: `insert into form_notes (website_id, id, submission_id, account_id, body, created_on)
        values ($1, $2, $3, $4, $5, $6)`,
    },
    [note.websiteId, note.id, note.submissionId, note.accountId, note.text, note.now],
  );
}

/** Deletes a note, or takes that back with null. False when there is no such note of the submission. */
export async function setNoteDeleted(
  db: Queryable,
  note: { readonly websiteId: string; readonly submissionId: string; readonly id: string },
  deletedOn: Date | null,
): Promise<boolean> {
  const rows = await runNamed<{ id: string }>(
    db,
    {
      name: 'form-notes-delete',
      text: `update form_notes set deleted_on = $4 where website_id = $1 and submission_id = $2 and id = $3
        returning id`,
    },
    [note.websiteId, note.submissionId, note.id, deletedOn],
  );
  return rows.length > 0;
}

/** Forgets notes that were deleted before a time. Over all websites. */
export async function removeDeletedNotes(db: Queryable, before: Date): Promise<void> {
  await runNamed(db, { name: 'form-notes-forget', text: 'delete from form_notes where deleted_on < $1' }, [
    before,
  ]);
}

/** Adds an answer. False when one with its key is there already. */
export async function insertReply(
  tx: Queryable,
  reply: {
    readonly websiteId: string;
    readonly id: string;
    readonly submissionId: string;
    readonly accountId: string;
    readonly recipient: string;
    readonly subject: string;
    readonly message: string;
    readonly mailId: string;
    readonly idempotencyKey: string;
    readonly now: Date;
  },
): Promise<boolean> {
  const rows = await runNamed<{ id: string }>(
    tx,
    {
      name: 'form-replies-insert',
      text: `insert into form_replies (website_id, id, submission_id, account_id, recipient, subject, message, mail_id,
          idempotency_key, created_on)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
        on conflict (website_id, idempotency_key) do nothing returning id`,
    },
    [
      reply.websiteId,
      reply.id,
      reply.submissionId,
      reply.accountId,
      reply.recipient,
      reply.subject,
      reply.message,
      reply.mailId,
      reply.idempotencyKey,
      reply.now,
    ],
  );
  return rows.length > 0;
}

/** Deletes notes and answers of submissions that are erased. Returns the ids of the mails of these. */
export async function eraseHistory(
  tx: Queryable,
  websiteId: string,
  submissionIds: readonly string[],
): Promise<readonly string[]> {
  const rows = await runNamed<{ mailId: string }>(
    tx,
    {
      name: 'form-history-erase',
      text: `with notes as (
          delete from form_notes where website_id = $1 and submission_id = any($2::uuid[])
        )
        delete from form_replies where website_id = $1 and submission_id = any($2::uuid[])
        returning mail_id as "mailId"`,
    },
    [websiteId, submissionIds],
  );
  return rows.map(({ mailId }) => mailId);
}
