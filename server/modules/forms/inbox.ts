import type { Submission, SubmissionChange, SubmissionRow } from '@vitrine/contracts/form-submissions.ts';
import type { CustomFormField } from '@vitrine/domain/custom-form/custom-form.ts';
import { describeSubmission } from '@vitrine/domain/form/describe-submission.ts';
import { FORM_BIN_DAYS, FORM_KEEP_DELAY } from '@vitrine/domain/form/site-form.ts';
import { folderOf } from '@vitrine/domain/form/submission.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { isoTime } from '../../platform/iso-time.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Site } from '../websites/index.ts';
import { filesOfSubmission, type SubmittedFile } from './files-repository.ts';
import {
  changeStates,
  findDetail,
  lockStates,
  selectColleagues,
  submissionsByIds,
  type SubmissionDetail,
  type SubmissionRecord,
} from './inbox-repository.ts';
import { selectForms, selectVersions } from './repository.ts';

const DAY = 86_400_000;

const rowOf = (record: SubmissionRecord): SubmissionRow => ({
  id: record.id,
  formId: record.formId,
  formName: record.formName,
  name: record.name,
  email: record.email,
  beginning: record.beginning,
  folder: folderOf(record),
  isRead: record.isRead,
  assignedTo: record.assignedId === null ? null : { id: record.assignedId, name: record.assignedName ?? '' },
  receivedOn: isoTime(record.receivedOn),
});

/** Submissions as the list shows them, by their ids and in that order. */
export async function viewSubmissions(
  db: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly SubmissionRow[]> {
  return (await submissionsByIds(db, websiteId, ids)).map(rowOf);
}

/** A submission with its answers, labelled as its sender saw them. In English, as the admin is. */
export async function findSubmission(
  platform: Platform,
  { websiteId }: Pick<Site, 'websiteId'>,
  id: string,
): Promise<Result<Submission, 'SUBMISSION_NOT_FOUND'>> {
  const { db } = platform;
  const [record] = await submissionsByIds(db, websiteId, [id]);
  const detail = record === undefined ? null : await findDetail(db, websiteId, id);
  if (record === undefined || detail === null) return fail('SUBMISSION_NOT_FOUND');
  const [[version], [form], files] = await Promise.all([
    selectVersions(db, websiteId, [record]),
    selectForms(db, websiteId, [record.formId]),
    filesOfSubmission(db, websiteId, id),
  ]);
  const fields = { asked: version?.fields ?? [], present: form?.fields ?? [] };
  return ok(submissionOf(record, detail, fields, files));
}

/** A mail about a submission; null for none. */
const mailOf = (id: string | null, recipient: string | null, status: SubmissionDetail['mailStatus']) =>
  id === null || recipient === null || status === null ? null : { id, recipient, status };

function submissionOf(
  record: SubmissionRecord,
  detail: SubmissionDetail,
  fields: { readonly asked: readonly CustomFormField[]; readonly present: readonly CustomFormField[] },
  files: readonly SubmittedFile[],
): Submission {
  const present = new Set(fields.present.map(({ id }) => id));
  const { title, path, referrer } = record.page;
  return {
    ...rowOf(record),
    isSpam: record.isSpam,
    isDeleted: record.isDeleted,
    answers: describeSubmission(fields.asked, record.answers, 'en').map((answer) => ({
      ...answer,
      entries: [...answer.entries],
      isAsked: present.has(answer.id),
      value: Object.hasOwn(record.answers, answer.id) ? (record.answers[answer.id] ?? null) : null,
      files: files
        .filter(({ fieldId }) => fieldId === answer.id)
        .map((file) => ({ id: file.id, name: file.name, size: file.size })),
    })),
    version: record.version,
    page: { title, path, referrer },
    reasons: detail.reasons,
    followUp: {
      state: detail.followUp,
      error: detail.followUpError,
      ownerMail: mailOf(detail.mailId, detail.mailRecipient, detail.mailStatus),
      receipt: mailOf(detail.receiptId, detail.receiptRecipient, detail.receiptStatus),
    },
    erasedOn: erasedOn(record, detail),
  };
}

/** When it leaves the bin for good, or its form keeps it no longer. */
function erasedOn(
  { receivedOn }: SubmissionRecord,
  { deletedOn, keepDays, keptSince }: SubmissionDetail,
): string | null {
  const ends = [
    ...(deletedOn === null ? [] : [deletedOn + FORM_BIN_DAYS * DAY]),
    ...(keepDays === 0 ? [] : [Math.max(receivedOn + keepDays * DAY, keptSince + FORM_KEEP_DELAY * DAY)]),
  ];
  return ends.length === 0 ? null : isoTime(Math.min(...ends));
}

/** Marks a submission, assigns it, or moves it to another folder. */
export async function changeOneSubmission(
  platform: Platform,
  site: Pick<Site, 'websiteId'>,
  id: string,
  change: SubmissionChange,
): Promise<Result<Submission, 'SUBMISSION_NOT_FOUND' | 'TEAM_MEMBER_NOT_FOUND'>> {
  const { websiteId } = site;
  const { assignedTo } = change;
  const refused = await platform.db.transaction(async (tx) => {
    const [state] = await lockStates(tx, websiteId, [id]);
    if (state === undefined) return fail('SUBMISSION_NOT_FOUND');
    if (typeof assignedTo === 'string') {
      const found = await selectColleagues(tx, websiteId, { accountId: assignedTo, limit: 1 });
      if (found.length === 0) return fail('TEAM_MEMBER_NOT_FOUND');
    }
    // What is in its folder already was not judged by the owner.
    const isSpam = change.isSpam === state.isSpam ? undefined : change.isSpam;
    await changeStates(tx, websiteId, [id], { ...change, isSpam }, new Date(platform.clock.now()));
    return null;
  });
  return refused ?? findSubmission(platform, site, id);
}
