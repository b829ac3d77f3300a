import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';

/** When a website was created, milliseconds since the epoch; null when it does not exist. */
export async function readCreatedOn(db: Queryable, websiteId: string): Promise<number | null> {
  const rows = await runNamed<{ createdOn: number }>(
    db,
    {
      name: 'storefront-bootstrap-created-on',
      text: `select (extract(epoch from created_on) * 1000)::float8 as "createdOn"
        from websites where website_id = $1`,
    },
    [websiteId],
  );
  return rows[0]?.createdOn ?? null;
}
