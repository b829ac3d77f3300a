import type { CustomFormAnswers } from '@vitrine/domain/custom-form/custom-form.ts';
import type { FollowUpState, OwnerJudgement, SubmissionReason } from '@vitrine/domain/form/submission.ts';
import type { MailStatus } from '@vitrine/contracts/mail.ts';
import { MAX_BEGINNING, type SubmissionCounts } from '@vitrine/contracts/form-submissions.ts';
import { COUNT_LIMIT } from '@vitrine/contracts/list-limits.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import type { SubmittedPage } from './tables.ts';

/** A submission as the list shows it. Times in milliseconds since the epoch. */
export interface SubmissionRecord {
  readonly id: string;
  readonly formId: string;
  readonly formName: string;
  readonly version: number;
  readonly name: string;
  readonly email: string;
  readonly beginning: string;
  readonly isSpam: boolean;
  readonly isDeleted: boolean;
  readonly isRead: boolean;
  readonly assignedId: string | null;
  readonly assignedName: string | null;
  readonly receivedOn: number;
  readonly answers: CustomFormAnswers;
  readonly page: SubmittedPage;
}

const columns = `s.id, s.form_id as "formId", f.name as "formName", s.version, s.name, s.email,
  left(s.summary, ${MAX_BEGINNING}) as beginning, s.is_spam as "isSpam", s.deleted_on is not null as "isDeleted",
  s.read_on is not null as "isRead", a.id as "assignedId", coalesce(nullif(a.name, ''), a.email) as "assignedName",
  (extract(epoch from s.received_on) * 1000)::float8 as "receivedOn", s.answers, s.page`;
const joined = `form_submissions s
  join forms f on f.website_id = s.website_id and f.id = s.form_id
  left join accounts a on a.id = s.assigned_to`;

/** Submissions by their ids and in that order. */
export async function submissionsByIds(
  db: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly SubmissionRecord[]> {
  if (ids.length === 0) return [];
  const rows = await runNamed<SubmissionRecord & Record<string, unknown>>(
    db,
    {
      name: 'form-submissions-by-ids',
      text: `select ${columns} from ${joined} where s.website_id = $1 and s.id = any($2::uuid[])`,
    },
    [websiteId, ids],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** What only the view of one submission has. */
export interface SubmissionDetail {
  readonly reasons: readonly SubmissionReason[];
  readonly followUp: FollowUpState;
  readonly followUpError: string;
  readonly mailId: string | null;
  readonly mailRecipient: string | null;
  readonly mailStatus: MailStatus | null;
  readonly receiptId: string | null;
  readonly receiptRecipient: string | null;
  readonly receiptStatus: MailStatus | null;
  readonly deletedOn: number | null;
  /** Days for which the form keeps its submissions; 0 for ever. */
  readonly keepDays: number;
  /** When the form was saved with that number; later where something else of it was changed since. */
  readonly keptSince: number;
}

/** The rest of a submission; null when there is none. A mail that is gone from the outbox is left out. */
export async function findDetail(
  db: Queryable,
  websiteId: string,
  id: string,
): Promise<SubmissionDetail | null> {
  const rows = await runNamed<SubmissionDetail & Record<string, unknown>>(
    db,
    {
      name: 'form-submissions-detail',
      text: `select s.reasons, s.follow_up as "followUp", s.follow_up_error as "followUpError",
          m.id as "mailId", m.recipient as "mailRecipient", m.status as "mailStatus",
          r.id as "receiptId", r.recipient as "receiptRecipient", r.status as "receiptStatus",
          (extract(epoch from s.deleted_on) * 1000)::float8 as "deletedOn",
          coalesce((v.settings ->> 'keepDays')::int, 0) as "keepDays",
          (extract(epoch from v.created_on) * 1000)::float8 as "keptSince"
        from form_submissions s
        join forms f on f.website_id = s.website_id and f.id = s.form_id
        join form_versions v on v.website_id = f.website_id and v.form_id = f.id and v.number = f.version
        left join outbox_mails m on m.website_id = s.website_id and m.id = s.mail_id
        left join outbox_mails r on r.website_id = s.website_id and r.id = s.receipt_id
        where s.website_id = $1 and s.id = $2`,
    },
    [websiteId, id],
  );
  return rows[0] ?? null;
}

/** What of a submission is changed; what is left out stays. */
export interface StateChange {
  readonly isRead?: boolean | undefined;
  readonly isSpam?: boolean | undefined;
  readonly isDeleted?: boolean | undefined;
  readonly assignedTo?: string | null | undefined;
}

/** The state of a submission that can be changed. */
interface SubmissionState {
  readonly id: string;
  readonly isRead: boolean;
  readonly isSpam: boolean;
  readonly isDeleted: boolean;
  readonly judgedAs: OwnerJudgement | null;
}

/** The states of submissions, locked in the order of their ids until the transaction ends. */
export function lockStates(
  tx: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly SubmissionState[]> {
  return runNamed<SubmissionState & Record<string, unknown>>(
    tx,
    {
      name: 'form-submissions-lock',
      text: `select id, read_on is not null as "isRead", is_spam as "isSpam", deleted_on is not null as "isDeleted",
          judged_as as "judgedAs"
        from form_submissions where website_id = $1 and id = any($2::uuid[]) order by id for update`,
    },
    [websiteId, ids],
  );
}

/**
 * Changes submissions that are locked. A change of the spam folder is what the owner says of the rules' verdict, unless
 * `judgedAs` takes it back. What is no spam after all is followed by its mails; none were written while it was.
 */
export async function changeStates(
  tx: Queryable,
  websiteId: string,
  ids: readonly string[],
  change: StateChange & { readonly judgedAs?: OwnerJudgement | null },
  now: Date,
): Promise<void> {
  const { isRead = null, isSpam = null, isDeleted = null, assignedTo } = change;
  const judgedAs =
    change.judgedAs === undefined && isSpam !== null
      ? isSpam
        ? 'spam'
        : 'not-spam'
      : (change.judgedAs ?? null);
  await runNamed(
    tx,
    {
      name: 'form-submissions-change',
      text: `update form_submissions set
          read_on = case when $3::boolean is null then read_on when $3::boolean then coalesce(read_on, $9) end,
          is_spam = coalesce($4::boolean, is_spam),
          follow_up = case when $4::boolean is false and is_spam and follow_up = 'none' then 'waiting'
            when $4::boolean and follow_up = 'waiting' then 'none' else follow_up end,
          follow_up_on = case when $4::boolean is false and is_spam and follow_up = 'none' then $9 else follow_up_on end,
          judged_as = case when $5::boolean then $6::text else judged_as end,
          deleted_on = case when $7::boolean is null then deleted_on when $7::boolean then coalesce(deleted_on, $9) end,
          assigned_to = case when $8::boolean then $10::uuid else assigned_to end
        where website_id = $1 and id = any($2::uuid[])`,
    },
    [
      websiteId,
      ids,
      isRead,
      isSpam,
      isSpam !== null || change.judgedAs !== undefined,
      judgedAs,
      isDeleted,
      assignedTo !== undefined,
      now,
      assignedTo ?? null,
    ],
  );
}

const counted = (condition: string): string => `(select count(*)::int from (
      select 1 from form_submissions s where s.website_id = $1 and ($2::uuid is null or s.form_id = $2::uuid)
        and ${condition} limit ${COUNT_LIMIT + 1}) counted)`;

/** How many submissions are in each folder, of one form or of all; of none more than COUNT_LIMIT + 1 are counted. */
export async function countFolders(
  db: Queryable,
  websiteId: string,
  formId: string | null,
): Promise<SubmissionCounts> {
  const rows = await runNamed<SubmissionCounts & Record<string, unknown>>(
    db,
    {
      name: 'form-submissions-counts',
      text: `select ${counted('s.deleted_on is null and not s.is_spam')} as inbox,
          ${counted('s.deleted_on is null and not s.is_spam and s.read_on is null')} as unread,
          ${counted('s.deleted_on is null and s.is_spam')} as spam,
          ${counted('s.deleted_on is not null')} as bin`,
    },
    [websiteId, formId],
  );
  return rows[0] ?? { inbox: 0, unread: 0, spam: 0, bin: 0 };
}

/** Those who work on a website, by name; the one with this id alone, if it is given. */
export function selectColleagues(
  db: Queryable,
  websiteId: string,
  { accountId, limit }: { readonly accountId: string | null; readonly limit: number },
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  return runNamed(
    db,
    {
      name: 'form-submissions-colleagues',
      text: `select a.id, coalesce(nullif(a.name, ''), a.email) as name
        from contributors c join accounts a on a.id = c.account_id
        where c.website_id = $1 and ($2::uuid is null or a.id = $2::uuid) order by lower(a.name), a.id limit $3`,
    },
    [websiteId, accountId, limit],
  );
}
