import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';

/** Where the files that visitors send are in the file store, below the folder of their website. */
export const FORM_FILES_FOLDER = 'form-files';

/** Key of a file in the file store. */
export const formFileKey = (websiteId: string, id: string): string =>
  `${websiteId}/${FORM_FILES_FOLDER}/${id}`;

interface NewFormFile {
  readonly websiteId: string;
  readonly id: string;
  readonly formId: string;
  readonly fieldId: string;
  readonly uploadHash: string;
  readonly name: string;
  readonly contentType: string;
  readonly byteSize: number;
  readonly sha256: string;
  readonly now: Date;
  readonly expiresOn: Date;
}

/** Stores what is known of an uploaded file. */
export async function insertFormFile(db: Queryable, file: NewFormFile): Promise<void> {
  await runNamed(
    db,
    {
      name: 'form-files-insert',
      text: `insert into form_files (website_id, id, form_id, field_id, upload_hash, name, content_type, byte_size, sha256,
          uploaded_on, expires_on) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    },
    [
      file.websiteId,
      file.id,
      file.formId,
      file.fieldId,
      file.uploadHash,
      file.name,
      file.contentType,
      file.byteSize,
      file.sha256,
      file.now,
      file.expiresOn,
    ],
  );
}

/** A file as it was uploaded. */
export interface FormFileRecord {
  readonly id: string;
  readonly fieldId: string;
  readonly uploadHash: string;
  readonly submissionId: string | null;
  readonly name: string;
  readonly byteSize: number;
  readonly sha256: string;
}

/** Files of a form by the hashes of their keys, in no order; those that were not sent in time are left out. */
export function selectUploads(
  db: Queryable,
  websiteId: string,
  formId: string,
  hashes: readonly string[],
  now: Date,
): Promise<readonly FormFileRecord[]> {
  return runNamed<FormFileRecord & Record<string, unknown>>(
    db,
    {
      name: 'form-files-by-upload',
      text: `select id, field_id as "fieldId", upload_hash as "uploadHash", submission_id as "submissionId", name,
          byte_size as "byteSize", sha256
        from form_files where website_id = $1 and form_id = $2 and upload_hash = any($3::text[])
          and (submission_id is not null or expires_on > $4)`,
    },
    [websiteId, formId, hashes, now],
  );
}

/** Locks files that belong to no submission yet, in the order of their ids; returns how many of them there are. */
export async function lockUnsent(tx: Queryable, websiteId: string, ids: readonly string[]): Promise<number> {
  const rows = await runNamed<{ id: string }>(
    tx,
    {
      name: 'form-files-lock',
      text: `select id from form_files where website_id = $1 and id = any($2::uuid[]) and submission_id is null
        order by id for update`,
    },
    [websiteId, ids],
  );
  return rows.length;
}

/** Makes files that are locked part of a submission, in this order. */
export async function attachFiles(
  tx: Queryable,
  websiteId: string,
  submissionId: string,
  ids: readonly string[],
): Promise<void> {
  await runNamed(
    tx,
    {
      name: 'form-files-attach',
      text: `update form_files f set submission_id = $2, position = sent.position - 1
        from unnest($3::uuid[]) with ordinality as sent(id, position)
        where f.website_id = $1 and f.id = sent.id`,
    },
    [websiteId, submissionId, ids],
  );
}

/** A file of a submission. */
export interface SubmittedFile {
  readonly id: string;
  readonly fieldId: string;
  readonly name: string;
  readonly size: number;
}

/** The files of a submission as they were sent. */
export function filesOfSubmission(
  db: Queryable,
  websiteId: string,
  submissionId: string,
): Promise<readonly SubmittedFile[]> {
  return runNamed<SubmittedFile & Record<string, unknown>>(
    db,
    {
      name: 'form-files-of-submission',
      text: `select id, field_id as "fieldId", name, byte_size as size from form_files
        where website_id = $1 and submission_id = $2 order by position`,
    },
    [websiteId, submissionId],
  );
}

/** A file that was sent; null for one that is not there or belongs to no submission. */
export async function findSubmittedFile(
  db: Queryable,
  websiteId: string,
  id: string,
): Promise<{ readonly name: string; readonly byteSize: number } | null> {
  const rows = await runNamed<{ name: string; byteSize: number }>(
    db,
    {
      name: 'form-files-find',
      text: `select name, byte_size as "byteSize" from form_files
        where website_id = $1 and id = $2 and submission_id is not null`,
    },
    [websiteId, id],
  );
  return rows[0] ?? null;
}

/** Bytes of the files of a website that were uploaded and not sent. */
export async function unsentBytes(db: Queryable, websiteId: string): Promise<number> {
  const rows = await runNamed<{ bytes: number }>(
    db,
    {
      name: 'form-files-unsent-bytes',
      text: `select coalesce(sum(byte_size), 0)::float8 as bytes from form_files
        where website_id = $1 and submission_id is null`,
    },
    [websiteId],
  );
  return rows[0]?.bytes ?? 0;
}
