import type { CustomFormAnswers, CustomFormField } from '@vitrine/domain/custom-form/custom-form.ts';
import type { FormSettings } from '@vitrine/domain/form/site-form.ts';
import type { FollowUpState, OwnerJudgement, SubmissionReason } from '@vitrine/domain/form/submission.ts';
import { wellFormed } from '@vitrine/domain/text/well-formed.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import type { SubmittedPage } from './tables.ts';

/** A form as a visitor fills it in. */
export interface AskedForm {
  readonly id: string;
  readonly name: string;
  /** The version that was asked for, else the present one. */
  readonly version: number;
  /** Of that version. */
  readonly fields: readonly CustomFormField[];
  /** The present ones. */
  readonly settings: FormSettings;
}

/**
 * A form that visitors can send: with the questions of a version, of the present one where that version is unknown.
 * Null for one that does not exist or is in the bin.
 */
export async function selectAskedForm(
  db: Queryable,
  websiteId: string,
  id: string,
  version: number | null,
): Promise<AskedForm | null> {
  const rows = await runNamed<AskedForm & Record<string, unknown>>(
    db,
    {
      name: 'forms-asked',
      text: `select f.id, f.name, a.number as version, a.fields, v.settings
        from forms f
        join form_versions v on v.website_id = f.website_id and v.form_id = f.id and v.number = f.version
        join form_versions a on a.website_id = f.website_id and a.form_id = f.id
          and a.number = coalesce((select w.number from form_versions w
            where w.website_id = $1 and w.form_id = $2 and w.number = $3::int), f.version)
        where f.website_id = $1 and f.id = $2 and f.deleted_on is null`,
    },
    [websiteId, id, version],
  );
  return rows[0] ?? null;
}

/** What the rules need to know of earlier submissions. */
interface SubmissionTraces {
  readonly sameText: number;
  readonly sender: OwnerJudgement | null;
  readonly sameTextJudged: OwnerJudgement | null;
}

/** Texts that are the same are counted up to this. */
const MOST_COUNTED = 10;

/** Submissions of the website since a time with the same words or from the same sender, and how the owner judged them. */
export async function selectTraces(
  db: Queryable,
  websiteId: string,
  traces: { readonly textHash: string; readonly senderHash: string },
  { textsSince, judgedSince }: { readonly textsSince: Date; readonly judgedSince: Date },
): Promise<SubmissionTraces> {
  const rows = await runNamed<SubmissionTraces & Record<string, unknown>>(
    db,
    {
      name: 'form-submissions-traces',
      text: `select
          (select count(*)::int from (select 1 from form_submissions
            where website_id = $1 and text_hash = $2 and received_on > $4 and sender_hash <> $3
            limit ${MOST_COUNTED}) same) as "sameText",
          (select judged_as from form_submissions
            where website_id = $1 and sender_hash = $3 and received_on > $5 and judged_as is not null
            order by received_on desc limit 1) as sender,
          (select judged_as from form_submissions
            where website_id = $1 and text_hash = $2 and received_on > $5 and judged_as is not null
            order by received_on desc limit 1) as "sameTextJudged"`,
    },
    [websiteId, traces.textHash, traces.senderHash, textsSince, judgedSince],
  );
  return rows[0] ?? { sameText: 0, sender: null, sameTextJudged: null };
}

interface NewSubmission {
  readonly websiteId: string;
  readonly id: string;
  readonly formId: string;
  readonly version: number;
  readonly answers: CustomFormAnswers;
  readonly summary: string;
  readonly name: string;
  readonly email: string;
  readonly once: string;
  readonly fingerprint: string;
  readonly textHash: string;
  readonly senderHash: string;
  readonly page: SubmittedPage;
  readonly isSpam: boolean;
  readonly reasons: readonly SubmissionReason[];
  readonly followUp: FollowUpState;
  readonly now: Date;
}

/** JSON that PostgreSQL stores: no half of a character. Zero bytes were removed when the answers were checked. */
const storable = (value: object): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'string' ? wellFormed(part.replaceAll('\0', ' ')) : part,
  );

/** Stores a submission while its form is not deleted. False when there is one with the same `once` already. */
export async function insertSubmission(db: Queryable, row: NewSubmission): Promise<boolean> {
  const rows = await runNamed<{ id: string }>(
    db,
    {
      name: 'form-submissions-insert',
      text: `insert into form_submissions (website_id, id, form_id, version, answers, summary, name, email, once,
            fingerprint, text_hash, sender_hash, page, is_spam, reasons, follow_up, follow_up_on, received_on)
          select $1::uuid, $2::uuid, f.id, $4::int, $5::jsonb, $6::text, $7::text, $8::text, $9::text, $10::text,
            $11::text, $12::text, $13::jsonb, $14::boolean, $15::jsonb, $16::text, $17::timestamptz, $17::timestamptz
          from forms f where f.website_id = $1::uuid and f.id = $3::uuid and f.deleted_on is null
          on conflict (website_id, once) do nothing
          returning id`,
    },
    [
      row.websiteId,
      row.id,
      row.formId,
      row.version,
      storable(row.answers),
      wellFormed(row.summary.replaceAll('\0', ' ')),
      wellFormed(row.name),
      row.email,
      row.once,
      row.fingerprint,
      row.textHash,
      row.senderHash,
      storable(row.page),
      row.isSpam,
      JSON.stringify(row.reasons),
      row.followUp,
      row.now,
    ],
  );
  return rows.length > 0;
}

/** The fingerprint of a submission with one of these `once`; null when there is none. */
export async function findSentOnce(
  db: Queryable,
  websiteId: string,
  once: readonly string[],
): Promise<string | null> {
  const rows = await runNamed<{ fingerprint: string }>(
    db,
    {
      name: 'form-submissions-once',
      text: 'select fingerprint from form_submissions where website_id = $1 and once = any($2::text[]) limit 1',
    },
    [websiteId, once],
  );
  return rows[0]?.fingerprint ?? null;
}
