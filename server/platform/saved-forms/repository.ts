import type { Database } from '../db/database.ts';

/** Maximum number of forms stored per website, so that nobody can fill the disk with them. */
const MAX_SAVED = 2_000;
const MAX_DELETED = 200;

/** Stores a form. Returns false when too many are stored already. */
export async function insertSavedForm(
  db: Database,
  form: {
    readonly websiteId: string;
    readonly id: string;
    readonly path: string;
    readonly crumb: string;
    readonly json: string;
    readonly now: Date;
  },
): Promise<boolean> {
  const { rowCount } = await db.$client.query({
    name: 'kept_forms_insert',
    text: `insert into kept_forms (website_id, id, path, crumb, state, kept_on)
      select $1::uuid, $2, $3, $4, $5::jsonb, $6
      where (select count(*) from kept_forms where website_id = $1) < ${MAX_SAVED}`,
    values: [form.websiteId, form.id, form.path, form.crumb, form.json, form.now],
  });
  return rowCount === 1;
}

/** Deletes some of the forms saved before `before`; more than a post adds, so that they never accumulate. */
export async function deleteExpired(db: Database, websiteId: string, before: Date): Promise<void> {
  await db.$client.query({
    name: 'kept_forms_delete_expired',
    text: `delete from kept_forms where website_id = $1 and id in (
        select id from kept_forms where website_id = $1 and kept_on < $2
        order by kept_on limit ${MAX_DELETED} for update skip locked)`,
    values: [websiteId, before],
  });
}

export async function findSavedForm(
  db: Database,
  websiteId: string,
  id: string,
): Promise<{
  readonly path: string;
  readonly crumb: string;
  readonly state: unknown;
  readonly savedOn: Date;
} | null> {
  const { rows } = await db.$client.query<{ path: string; crumb: string; state: unknown; kept_on: Date }>({
    name: 'kept_forms_find',
    text: 'select path, crumb, state, kept_on from kept_forms where website_id = $1 and id = $2',
    values: [websiteId, id],
  });
  const [row] = rows;
  return row === undefined ? null : { ...row, savedOn: row.kept_on };
}
