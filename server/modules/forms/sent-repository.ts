import type { CustomFormAnswers, CustomFormField } from '@vitrine/domain/custom-form/custom-form.ts';
import { JUDGED_DAYS, SAME_TEXT_DAYS } from '@vitrine/domain/form/classify-submission.ts';
import type { FormSettings } from '@vitrine/domain/form/site-form.ts';
import { listLexemes } from '@vitrine/domain/search/list-lexemes.ts';
import type { FollowUpState, OwnerJudgement, SubmissionReason } from '@vitrine/domain/form/submission.ts';
import { wellFormed } from '@vitrine/domain/text/well-formed.ts';
import pg from 'pg';
import { batchCalls } from '../../platform/db/batch-calls.ts';
import { batchLoader } from '../../platform/db/batch-loader.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import { isDatabaseAway } from '../../platform/http/failures.ts';
import { perPlatform } from '../../platform/per-platform.ts';
import type { Platform } from '../../platform/platform.ts';
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
export const selectAskedForm = (
  platform: Platform,
  websiteId: string,
  id: string,
  version: number | null,
): Promise<AskedForm | null> => askedFormReader(platform)({ websiteId, id, version });

interface AskedFor {
  readonly websiteId: string;
  readonly id: string;
  readonly version: number | null;
}

/** Those who send the same form in one turn of the event loop are answered by one statement. */
const askedFormReader = perPlatform(({ db }) =>
  batchLoader((asked: readonly AskedFor[]) => {
    const reads = new Map<string, Promise<AskedForm | null>>();
    return Promise.all(
      asked.map((one) => {
        const key = `${one.websiteId} ${one.id} ${one.version ?? ''}`;
        const read = reads.get(key) ?? readAskedForm(db, one);
        reads.set(key, read);
        return read;
      }),
    );
  }),
);

async function readAskedForm(db: Queryable, { websiteId, id, version }: AskedFor): Promise<AskedForm | null> {
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

/** What is looked for before a submission is stored. Hashes, see `form_submissions`. */
interface Sending {
  readonly websiteId: string;
  /** Of this submission; of its key, where it has one. */
  readonly once: string;
  /** Another one that is the same submission; else the same as `once`. */
  readonly onceBefore: string;
  readonly textHash: string;
  readonly senderHash: string;
}

/** What was stored before a submission, as far as it matters. */
interface Earlier {
  /** Of the same submission, when it was sent before. */
  readonly fingerprint: string | null;
  /** When its key was given, milliseconds since the epoch; null for one that expired or was never given. */
  readonly keyGivenOn: number | null;
  /** Submissions with the same words from others, counted up to `MOST_COUNTED`. */
  readonly sameText: number;
  /** How the owner judged the sender, and the same words, last. */
  readonly sender: OwnerJudgement | null;
  readonly sameTextJudged: OwnerJudgement | null;
}

/** Texts that are the same are counted up to this. */
const MOST_COUNTED = 10;

const DAY = 86_400_000;

/** What was stored before. Concurrent calls are batched into one statement. */
export const findEarlier = (platform: Platform, sending: Sending): Promise<Earlier> =>
  earlierReader(platform)(sending);

const earlierReader = perPlatform(({ db, clock }) =>
  batchLoader((sendings: readonly Sending[]) => {
    const now = clock.now();
    return runNamed<Earlier & Record<string, unknown>>(
      db,
      {
        name: 'form-submissions-earlier',
        text: `select
          (select fingerprint from form_submissions
            where website_id = asked.website_id and once in (asked.once, asked.once_before) limit 1) as fingerprint,
          (select (extract(epoch from issued_on) * 1000)::float8 from form_keys
            where website_id = asked.website_id and hash = asked.once and expires_on > $6) as "keyGivenOn",
          (select count(*)::int from (select 1 from form_submissions
            where website_id = asked.website_id and text_hash = asked.text_hash and received_on > $7
              and sender_hash <> asked.sender_hash limit ${MOST_COUNTED}) same) as "sameText",
          (select judged_as from form_submissions
            where website_id = asked.website_id and sender_hash = asked.sender_hash and received_on > $8
              and judged_as is not null
            order by received_on desc limit 1) as sender,
          (select judged_as from form_submissions
            where website_id = asked.website_id and text_hash = asked.text_hash and received_on > $8
              and judged_as is not null
            order by received_on desc limit 1) as "sameTextJudged"
        from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[]) with ordinality
          as asked (website_id, once, once_before, text_hash, sender_hash, place)
        order by place`,
      },
      [
        sendings.map(({ websiteId }) => websiteId),
        sendings.map(({ once }) => once),
        sendings.map(({ onceBefore }) => onceBefore),
        sendings.map(({ textHash }) => textHash),
        sendings.map(({ senderHash }) => senderHash),
        new Date(now),
        new Date(now - SAME_TEXT_DAYS * DAY),
        new Date(now - JUDGED_DAYS * DAY),
      ],
    );
  }),
);

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

/** Columns of a stored submission, with their types and values. The form is asked for once more by `join`. */
const COLUMNS: readonly (readonly [string, string, (row: NewSubmission) => unknown])[] = [
  ['website_id', 'uuid', (row) => row.websiteId],
  ['id', 'uuid', (row) => row.id],
  ['form_id', 'uuid', (row) => row.formId],
  ['version', 'int', (row) => row.version],
  ['answers', 'jsonb', (row) => storable(row.answers)],
  ['summary', 'text', (row) => wellFormed(row.summary.replaceAll('\0', ' '))],
  ['name', 'text', (row) => wellFormed(row.name)],
  ['email', 'text', (row) => row.email],
  ['once', 'text', (row) => row.once],
  ['fingerprint', 'text', (row) => row.fingerprint],
  ['text_hash', 'text', (row) => row.textHash],
  ['sender_hash', 'text', (row) => row.senderHash],
  ['page', 'jsonb', (row) => storable(row.page)],
  ['is_spam', 'boolean', (row) => row.isSpam],
  ['reasons', 'jsonb', (row) => JSON.stringify(row.reasons)],
  ['follow_up', 'text', (row) => row.followUp],
  ['follow_up_on', 'timestamptz', (row) => row.now],
  ['received_on', 'timestamptz', (row) => row.now],
];

/** The words that a submission is found by, between spaces. */
const lexemesOf = ({ websiteId, name, email, summary }: NewSubmission): string =>
  wellFormed(listLexemes(websiteId, `${name} ${email} ${summary}`).join(' '));

const NAMES = COLUMNS.map(([name]) => name).join(', ');

const insertStatement = {
  name: 'form-submissions-insert',
  text: `insert into form_submissions (${NAMES}, search)
    select ${COLUMNS.map(([name]) => `sent.${name}`).join(', ')}, array_to_tsvector(string_to_array(sent.lexemes, ' '))
    from unnest(${COLUMNS.map(([, type], at) => `$${at + 1}::${type}[]`).join(', ')}, $${COLUMNS.length + 1}::text[])
      as sent (${NAMES}, lexemes)
    join forms f on f.website_id = sent.website_id and f.id = sent.form_id and f.deleted_on is null
    on conflict (website_id, once) do nothing
    returning id`,
};

/** Stores submissions whose forms are not deleted. For each, false when there is one with the same `once` already. */
async function insertSubmissions(db: Queryable, rows: readonly NewSubmission[]): Promise<readonly boolean[]> {
  const stored = await runNamed<{ id: string }>(db, insertStatement, [
    ...COLUMNS.map(([, , valueOf]) => rows.map(valueOf)),
    rows.map(lexemesOf),
  ]);
  const ids = new Set(stored.map(({ id }) => id));
  return rows.map(({ id }) => ids.has(id));
}

/** Stores a submission while its form is not deleted. False when there is one with the same `once` already. */
export async function insertSubmission(tx: Queryable, row: NewSubmission): Promise<boolean> {
  const [isStored = false] = await insertSubmissions(tx, [row]);
  return isStored;
}

const storing = perPlatform(({ db }) =>
  batchCalls<NewSubmission, boolean>({
    groupOf: () => '',
    keyOf: ({ websiteId, once }) => `${websiteId} ${once}`,
    run: (rows) => insertSubmissions(db, rows),
    isRolledBack: (error) => error instanceof pg.DatabaseError && !isDatabaseAway(error),
  }),
);

/** As `insertSubmission`, in one statement with others that are sent at the same time. */
export const storeSubmission = (platform: Platform, row: NewSubmission): Promise<boolean> =>
  storing(platform)(row);

/** The fingerprint of the submission with this `once`; null when there is none. */
export async function findSentOnce(db: Queryable, websiteId: string, once: string): Promise<string | null> {
  const rows = await runNamed<{ fingerprint: string }>(
    db,
    {
      name: 'form-submissions-once',
      text: 'select fingerprint from form_submissions where website_id = $1 and once = $2',
    },
    [websiteId, once],
  );
  return rows[0]?.fingerprint ?? null;
}
