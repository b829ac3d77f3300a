import type { OwnerView } from '@vitrine/contracts/accounts.ts';
import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import type {
  addSubmissionNote,
  replyToSubmission,
  SubmissionHistory,
} from '@vitrine/contracts/submission-history.ts';
import { describeSubmission } from '@vitrine/domain/form/describe-submission.ts';
import { MAX_NOTES, MAX_REPLIES } from '@vitrine/domain/form/submission-notes.ts';
import { isEmail } from '@vitrine/domain/order/email.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { wellFormed } from '@vitrine/domain/text/well-formed.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { queueMail } from '../mail/index.ts';
import type { Site } from '../websites/index.ts';
import {
  countHistory,
  insertNote,
  insertReply,
  type ReplyRecord,
  selectNotes,
  selectReplies,
  setNoteDeleted,
} from './history-repository.ts';
import { lockStates, type SubmissionRecord, submissionsByIds } from './inbox-repository.ts';
import { replyMail } from './reply-mail.ts';
import { selectVersions } from './repository.ts';

type Writer = Pick<OwnerView, 'accountId'>;

const timeOf = (moment: number): string => new Date(moment).toISOString();
/** Text that PostgreSQL stores. */
const storable = (text: string): string => wellFormed(text.replaceAll('\0', ' '));

const replyView = ({ mailId, mailStatus, writtenOn, ...reply }: ReplyRecord) => ({
  ...reply,
  writtenOn: timeOf(writtenOn),
  mail: mailId === null || mailStatus === null ? null : { id: mailId, status: mailStatus },
});

async function readHistory(
  db: Queryable,
  websiteId: string,
  submissionId: string,
): Promise<SubmissionHistory> {
  const [notes, replies] = await Promise.all([
    selectNotes(db, websiteId, submissionId),
    selectReplies(db, websiteId, submissionId),
  ]);
  return {
    notes: notes.map(({ writtenOn, ...note }) => ({ ...note, writtenOn: timeOf(writtenOn) })),
    replies: replies.map(replyView),
  };
}

/** What was noted of a submission, and how it was answered. */
export async function viewHistory(
  { db }: Platform,
  websiteId: string,
  submissionId: string,
): Promise<Result<SubmissionHistory, 'SUBMISSION_NOT_FOUND'>> {
  const found = await submissionsByIds(db, websiteId, [submissionId]);
  return found.length === 0
    ? fail('SUBMISSION_NOT_FOUND')
    : ok(await readHistory(db, websiteId, submissionId));
}

/** Adds a note to a submission. */
export async function addNote(
  platform: Platform,
  { websiteId }: Pick<Site, 'websiteId'>,
  { accountId }: Writer,
  submissionId: string,
  text: string,
): Promise<Result<SubmissionHistory, FailureOf<typeof addSubmissionNote>>> {
  const refused = await platform.db.transaction(async (tx) => {
    // Locked, so that two notes at once count each other, and none is left behind when it is erased.
    const [state] = await lockStates(tx, websiteId, [submissionId]);
    if (state === undefined) return fail('SUBMISSION_NOT_FOUND');
    if ((await countHistory(tx, websiteId, submissionId)).notes >= MAX_NOTES)
      return fail('SUBMISSION_NOTES_FULL', { params: { most: MAX_NOTES } });
    const now = platform.clock.now();
    await insertNote(tx, {
      websiteId,
      id: newId(now),
      submissionId,
      accountId,
      text: storable(text),
      now: new Date(now),
    });
    return null;
  });
  return refused ?? viewHistory(platform, websiteId, submissionId);
}

/** Deletes a note, or restores it. */
export async function setNote(
  platform: Platform,
  { websiteId }: Pick<Site, 'websiteId'>,
  { submissionId, id }: { readonly submissionId: string; readonly id: string },
  isDeleted: boolean,
): Promise<Result<SubmissionHistory, 'SUBMISSION_NOTE_NOT_FOUND'>> {
  const { db, clock } = platform;
  const deletedOn = isDeleted ? new Date(clock.now()) : null;
  return (await setNoteDeleted(db, { websiteId, submissionId, id }, deletedOn))
    ? ok(await readHistory(db, websiteId, submissionId))
    : fail('SUBMISSION_NOTE_NOT_FOUND');
}

interface WrittenReply {
  readonly subject: string;
  readonly message: string;
  readonly idempotencyKey: string;
}

/** Answers a submission by mail, once however often it is sent: the answer and its mail are one transaction. */
export async function replyTo(
  platform: Platform,
  site: Site,
  { accountId }: Writer,
  submissionId: string,
  written: WrittenReply,
): Promise<Result<SubmissionHistory, FailureOf<typeof replyToSubmission>>> {
  const { websiteId } = site;
  const refused = await platform.db.transaction(async (tx) => {
    const [state] = await lockStates(tx, websiteId, [submissionId]);
    const [record] = state === undefined ? [] : await submissionsByIds(tx, websiteId, [submissionId]);
    if (record === undefined) return fail('SUBMISSION_NOT_FOUND');
    const { email: recipient } = record;
    if (!isEmail(recipient)) return fail('SUBMISSION_WITHOUT_EMAIL');
    if ((await countHistory(tx, websiteId, submissionId)).replies >= MAX_REPLIES)
      return fail('SUBMISSION_REPLIES_FULL', { params: { most: MAX_REPLIES } });
    const moment = platform.clock.now();
    const now = new Date(moment);
    const mailId = newId(moment);
    const subject = storable(written.subject);
    const message = storable(written.message);
    const { idempotencyKey } = written;
    const reply = {
      websiteId,
      id: newId(moment),
      submissionId,
      accountId,
      recipient,
      subject,
      message,
      mailId,
    };
    if (!(await insertReply(tx, { ...reply, idempotencyKey, now }))) return null;
    await queueMail(platform, tx, {
      websiteId,
      id: mailId,
      kind: 'form-reply',
      orderId: null,
      recipient,
      plan: await planOf(tx, site, record, { subject, message }),
      now,
    });
    return null;
  });
  return refused ?? viewHistory(platform, websiteId, submissionId);
}

async function planOf(
  tx: Queryable,
  { websiteId, title, origin, settings, locale }: Site,
  record: SubmissionRecord,
  { subject, message }: Pick<WrittenReply, 'subject' | 'message'>,
) {
  const { address, contactEmail, language, timeZone } = settings;
  const [version] = await selectVersions(tx, websiteId, [record]);
  return replyMail({
    shop: { title, origin, address, contactEmail, language, timeZone },
    subject,
    message,
    answers: describeSubmission(version?.fields ?? [], record.answers, locale),
    receivedOn: record.receivedOn,
  });
}
