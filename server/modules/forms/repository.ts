import type { CustomFormField } from '@vitrine/domain/custom-form/custom-form.ts';
import { type FormSettings, MAX_FORMS } from '@vitrine/domain/form/site-form.ts';
import { COUNT_LIMIT } from '@vitrine/contracts/list-limits.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';

/** Forms of a bin that are listed. */
const MAX_LISTED = 500;
/** Versions that are kept though no submission names them. */
const VERSIONS_KEPT = 20;
/** Milliseconds in which a page with an older version may still be open. */
const KEPT_OPEN = 7 * 24 * 60 * 60_000;

/** A form with its present questions and settings. Times in milliseconds since the epoch. */
export interface StoredForm {
  readonly id: string;
  readonly name: string;
  readonly revision: number;
  readonly version: number;
  readonly fields: readonly CustomFormField[];
  readonly settings: FormSettings;
  readonly updatedOn: number;
  readonly deletedOn: number | null;
}

const milliseconds = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`;
const columns = `f.id, f.name, f.revision, f.version, v.fields, v.settings,
  ${milliseconds('f.updated_on')} as "updatedOn", ${milliseconds('f.deleted_on')} as "deletedOn"`;
const joined = `forms f join form_versions v
  on v.website_id = f.website_id and v.form_id = f.id and v.number = f.version`;

/** Forms by their ids, those in the bin too. */
export function selectForms(
  db: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly StoredForm[]> {
  return runNamed<StoredForm & Record<string, unknown>>(
    db,
    {
      name: 'forms-by-ids',
      text: `select ${columns} from ${joined} where f.website_id = $1 and f.id = any($2::uuid[])`,
    },
    [websiteId, ids],
  );
}

/** A form, its row locked until the transaction ends; null when there is none. */
export async function lockForm(db: Queryable, websiteId: string, id: string): Promise<StoredForm | null> {
  const rows = await runNamed<StoredForm & Record<string, unknown>>(
    db,
    {
      name: 'forms-lock',
      text: `select ${columns} from ${joined} where f.website_id = $1 and f.id = $2 for update of f`,
    },
    [websiteId, id],
  );
  return rows[0] ?? null;
}

interface ListedRow {
  readonly id: string;
  readonly name: string;
  readonly revision: number;
  readonly fields: readonly CustomFormField[];
  readonly submissions: number;
  readonly unread: number;
  readonly lastOn: number | null;
  readonly updatedOn: number;
  readonly deletedOn: number | null;
}

/** The forms of a website by name, or those in its bin, with what is in their inboxes, counted up to COUNT_LIMIT. */
export function selectListed(
  db: Queryable,
  websiteId: string,
  isInBin: boolean,
): Promise<readonly ListedRow[]> {
  return runNamed<ListedRow & Record<string, unknown>>(
    db,
    {
      name: 'forms-listed',
      text: `select f.id, f.name, f.revision, v.fields,
          (select count(*)::int from (select 1 from form_submissions s
            where s.website_id = $1 and s.form_id = f.id and s.deleted_on is null and not s.is_spam
            limit ${COUNT_LIMIT}) counted) as submissions,
          (select count(*)::int from (select 1 from form_submissions s
            where s.website_id = $1 and s.form_id = f.id and s.read_on is null and s.deleted_on is null
              and not s.is_spam limit ${COUNT_LIMIT}) counted) as unread,
          (select ${milliseconds('s.received_on')} from form_submissions s
            where s.website_id = $1 and s.form_id = f.id and s.deleted_on is null and not s.is_spam
            order by s.received_on desc limit 1) as "lastOn",
          ${milliseconds('f.updated_on')} as "updatedOn", ${milliseconds('f.deleted_on')} as "deletedOn"
        from ${joined}
        where f.website_id = $1 and (f.deleted_on is not null) = $2
        order by lower(f.name), f.id limit ${MAX_LISTED}`,
    },
    [websiteId, isInBin],
  );
}

/** Whether a website may have another form. The lock makes two calls at once count each other's. */
export async function mayAddForm(tx: Queryable, websiteId: string): Promise<boolean> {
  await runNamed(
    tx,
    { name: 'forms-adding', text: `select pg_advisory_xact_lock(hashtext('vitrine forms'), hashtext($1))` },
    [websiteId],
  );
  const rows = await runNamed<{ count: number }>(
    tx,
    {
      name: 'forms-count',
      text: 'select count(*)::int as count from forms where website_id = $1 and deleted_on is null',
    },
    [websiteId],
  );
  return (rows[0]?.count ?? 0) < MAX_FORMS;
}

/** Adds a form with its first version. */
export async function insertForm(
  tx: Queryable,
  form: {
    readonly websiteId: string;
    readonly id: string;
    readonly name: string;
    readonly fields: readonly CustomFormField[];
    readonly settings: FormSettings;
    readonly now: Date;
  },
): Promise<void> {
  await runNamed(
    tx,
    {
      name: 'forms-insert',
      text: `with added as (
          insert into forms (website_id, id, name, version, created_on, updated_on)
          values ($1, $2, $3, 1, $6, $6) returning website_id, id
        )
        insert into form_versions (website_id, form_id, number, fields, settings, created_on)
        select website_id, id, 1, $4::jsonb, $5::jsonb, $6::timestamptz from added`,
    },
    [
      form.websiteId,
      form.id,
      form.name,
      JSON.stringify(form.fields),
      JSON.stringify(form.settings),
      form.now,
    ],
  );
}

/**
 * Changes a form that is locked. `version` is a new one with these questions and settings, or the present one; then they
 * are not read. Old versions that no submission names are deleted, but for the
 * last ones and those that were replaced lately: visitors may have them open.
 */
export async function updateForm(
  tx: Queryable,
  change: {
    readonly websiteId: string;
    readonly id: string;
    readonly name: string;
    readonly version: number;
    readonly fields: readonly CustomFormField[];
    readonly settings: FormSettings;
    readonly now: Date;
  },
): Promise<void> {
  const { websiteId, id, name, version, fields, settings, now } = change;
  await runNamed(
    tx,
    {
      name: 'forms-update',
      text: `with changed as (
          update forms set name = $3, version = $4, revision = revision + 1, updated_on = $7
          where website_id = $1 and id = $2 returning website_id, id
        )
        insert into form_versions (website_id, form_id, number, fields, settings, created_on)
        select website_id, id, $4, $5::jsonb, $6::jsonb, $7::timestamptz from changed
        on conflict (website_id, form_id, number) do nothing`,
    },
    [websiteId, id, name, version, JSON.stringify(fields), JSON.stringify(settings), now],
  );
  await runNamed(
    tx,
    {
      name: 'forms-forget-versions',
      text: `delete from form_versions v where v.website_id = $1 and v.form_id = $2 and v.number < $3
          and not exists (select 1 from form_submissions s
            where s.website_id = $1 and s.form_id = $2 and s.version = v.number)
          and exists (select 1 from form_versions n
            where n.website_id = $1 and n.form_id = $2 and n.number > v.number and n.created_on < $4)`,
    },
    [websiteId, id, version - VERSIONS_KEPT, new Date(now.getTime() - KEPT_OPEN)],
  );
}

/** Moves a form to the bin, or out of it with null. */
export async function setFormDeleted(
  tx: Queryable,
  websiteId: string,
  id: string,
  deletedOn: Date | null,
): Promise<void> {
  await runNamed(
    tx,
    {
      name: 'forms-delete',
      text: 'update forms set deleted_on = $3, revision = revision + 1 where website_id = $1 and id = $2',
    },
    [websiteId, id, deletedOn],
  );
}

/** A version of a form, for the labels of answers. */
interface FieldsOfVersion {
  readonly formId: string;
  readonly number: number;
  readonly fields: readonly CustomFormField[];
}

/** The questions of versions, by form and number; the present ones where a version was deleted. */
export function selectVersions(
  db: Queryable,
  websiteId: string,
  wanted: readonly { readonly formId: string; readonly version: number }[],
): Promise<readonly FieldsOfVersion[]> {
  return runNamed<FieldsOfVersion & Record<string, unknown>>(
    db,
    {
      name: 'forms-versions',
      text: `select w.form_id as "formId", w.number, coalesce(v.fields, p.fields) as fields
        from (select distinct * from unnest($2::uuid[], $3::int[]) as t(form_id, number)) w
        join forms f on f.website_id = $1 and f.id = w.form_id
        join form_versions p on p.website_id = $1 and p.form_id = f.id and p.number = f.version
        left join form_versions v on v.website_id = $1 and v.form_id = f.id and v.number = w.number`,
    },
    [websiteId, wanted.map(({ formId }) => formId), wanted.map(({ version }) => version)],
  );
}

/** Versions of a form that submissions name, and the present one, the newest first; at most `limit`. */
export function selectVersionsInUse(
  db: Queryable,
  websiteId: string,
  formId: string,
  limit: number,
): Promise<readonly FieldsOfVersion[]> {
  return runNamed<FieldsOfVersion & Record<string, unknown>>(
    db,
    {
      name: 'forms-versions-in-use',
      text: `select v.form_id as "formId", v.number, v.fields from form_versions v
        join forms f on f.website_id = v.website_id and f.id = v.form_id
        where v.website_id = $1 and v.form_id = $2
          and (v.number = f.version or exists (select 1 from form_submissions s
            where s.website_id = $1 and s.form_id = $2 and s.version = v.number))
        order by v.number desc limit $3`,
    },
    [websiteId, formId, limit],
  );
}
