import { type exportSubmissions, listSubmissions } from '@vitrine/contracts/form-submissions.ts';
import { acceptsAnswer } from '@vitrine/domain/custom-form/custom-form.ts';
import { describeSubmission } from '@vitrine/domain/form/describe-submission.ts';
import { folderOf } from '@vitrine/domain/form/submission.ts';
import { sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type * as z from 'zod';
import type { Queryable } from '../../platform/db/database.ts';
import { isoTime } from '../../platform/iso-time.ts';
import { daysBetween } from '../../platform/lists/days.ts';
import {
  adminList,
  type ExportColumns,
  type ListSite,
  type ListSource,
  selectedOnly,
  sendExport,
  type Wanted,
} from '../../platform/lists/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Site } from '../../platform/site.ts';
import { viewSubmissions } from './inbox.ts';
import { type SubmissionRecord, submissionsByIds } from './inbox-repository.ts';
import { selectVersions, selectVersionsInUse } from './repository.ts';

/** Versions of a form whose questions are columns of an export. */
const MAX_VERSIONS = 100;
/** Questions that are columns of an export, those that were removed too. */
const MAX_COLUMNS = 300;

type Selection = Omit<z.output<typeof listSubmissions.query>, 'sort' | 'after'>;

const submissionSource: ListSource<'received'> = {
  from: sql`form_submissions s`,
  websiteId: sql`s.website_id`,
  id: sql`s.id`,
  sorts: { received: { column: sql`s.received_on`, type: 'time' } },
  search: sql`s.search`,
};

/** The submissions that a search and filters select: those of the inbox, unless another folder is asked for. */
function wantedSubmissions({ websiteId, settings }: ListSite, query: Selection): Wanted<'received'> {
  const { search, folder = 'inbox', form, read, assigned, receivedFrom, receivedTo } = query;
  return {
    websiteId,
    search,
    where: [
      folder === 'bin' ? sql`s.deleted_on is not null` : sql`s.deleted_on is null`,
      folder === 'bin' ? undefined : sql`s.is_spam = ${folder === 'spam'}`,
      form === undefined ? undefined : sql`s.form_id = ${form}::uuid`,
      read === undefined ? undefined : read === 'read' ? sql`s.read_on is not null` : sql`s.read_on is null`,
      assigned === undefined ? undefined : sql`s.assigned_to = ${assigned}::uuid`,
    ],
    within: { received: daysBetween(sql`s.received_on`, receivedFrom, receivedTo, settings.timeZone) },
  };
}

/** The submissions of a website as a list, the newest first. */
export const submissionList = adminList({
  name: 'form-submissions',
  query: listSubmissions.query,
  source: submissionSource,
  wanted: wantedSubmissions,
  rows: ({ db }, { websiteId }, ids) => viewSubmissions(db, websiteId, ids),
});

/** A submission with its answers as text by field id. */
interface ExportedSubmission {
  readonly record: SubmissionRecord;
  readonly answers: ReadonlyMap<string, string>;
  /** All of them with their questions. */
  readonly text: string;
}

async function exportedByIds(
  db: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly ExportedSubmission[]> {
  const records = await submissionsByIds(db, websiteId, ids);
  const versions = await selectVersions(db, websiteId, records);
  const fieldsOf = new Map(versions.map(({ formId, number, fields }) => [`${formId} ${number}`, fields]));
  return records.map((record) => {
    const fields = fieldsOf.get(`${record.formId} ${record.version}`) ?? [];
    const given = describeSubmission(fields, record.answers, 'en').filter(({ isAnswered }) => isAnswered);
    return {
      record,
      answers: new Map(given.map(({ id, text }) => [id, text])),
      text: given.map(({ label, text }) => `${label}: ${text}`).join('\n'),
    };
  });
}

const heads = ['Received', 'Form', 'Folder', 'Page'];
const firstCells = ({ record }: ExportedSubmission): string[] => [
  isoTime(record.receivedOn),
  record.formName,
  folderOf(record),
  record.page.path,
];

/** Of one form a column for each question it has or had; of several forms all answers in one. */
async function columnsOf(
  db: Queryable,
  websiteId: string,
  formId: string | undefined,
): Promise<ExportColumns<ExportedSubmission>> {
  if (formId === undefined) {
    return {
      heads: [...heads, 'Name', 'Email', 'Answers'],
      cells: (row) => [...firstCells(row), row.record.name, row.record.email, row.text],
    };
  }
  const versions = await selectVersionsInUse(db, websiteId, formId, MAX_VERSIONS);
  const labels = new Map<string, string>();
  // The newest label of a question is the head of its column.
  for (const { fields } of versions) {
    for (const field of fields) {
      if (acceptsAnswer(field) && !labels.has(field.id) && labels.size < MAX_COLUMNS)
        labels.set(field.id, field.label);
    }
  }
  return {
    heads: [...heads, ...labels.values()],
    cells: (row) => [...firstCells(row), ...[...labels.keys()].map((id) => row.answers.get(id) ?? '')],
  };
}

/** Streams submissions as CSV. What begins like a formula is written so that no spreadsheet runs it. */
export async function exportSubmissionRows(
  { db }: Platform,
  site: Site,
  query: z.output<typeof exportSubmissions.query>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { websiteId } = site;
  return sendExport(reply, db, {
    fileName: 'form-submissions.csv',
    source: submissionSource,
    wanted: selectedOnly(submissionSource, wantedSubmissions(site, query), query),
    sort: query.sort,
    columns: await columnsOf(db, websiteId, query.form),
    rowsOf: (ids) => exportedByIds(db, websiteId, ids),
  });
}
