import pg from 'pg';
import type { Platform } from '../../platform/platform.ts';

/** Rows that one statement deletes. */
const ROWS_AT_ONCE = 2_000;
/** What was written while it was erased is deleted in another round; work that never ends is a bug. */
const MOST_ROUNDS = 20;

/** Every table with rows of websites, in a fixed order, that of websites themselves last. */
export async function websiteTables({ db }: Pick<Platform, 'db'>): Promise<readonly string[]> {
  const { rows } = await db.$client.query<{ name: string }>(
    `select c.relname as name from pg_class c
      join pg_namespace n on n.oid = c.relnamespace and n.nspname = current_schema()
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'website_id' and not a.attisdropped
      where c.relkind = 'r' order by (c.relname = 'websites'), c.relname`,
  );
  return rows.map(({ name }) => name);
}

/**
 * Erases all rows of a website and all its files; only what is noted as under way is left. Safe to repeat, and to go on
 * with after an interruption: the row of the website is the last to go. `report` is called after each statement, and
 * ends the work when it throws.
 */
export async function eraseWebsite(
  platform: Platform,
  websiteId: string,
  report: (rows: number) => Promise<void>,
): Promise<void> {
  const tables = (await websiteTables(platform)).filter((name) => name !== 'site_works');
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    await platform.files.remove(websiteId);
    let deleted = 0;
    for (const name of tables) deleted += await eraseRows(platform, name, websiteId, report);
    // Requests that were under way have ended by now, and background work no longer finds the website.
    if (deleted === 0) return;
  }
  throw new Error(`rows of the website ${websiteId} appear as fast as they are erased`);
}

async function eraseRows(
  { db }: Platform,
  name: string,
  websiteId: string,
  report: (rows: number) => Promise<void>,
): Promise<number> {
  const table = pg.escapeIdentifier(name);
  let deleted = 0;
  for (;;) {
    const { rowCount } = await db.$client.query(
      `delete from ${table} where ctid = any(array(select ctid from ${table} where website_id = $1 limit ${ROWS_AT_ONCE}))`,
      [websiteId],
    );
    const rows = rowCount ?? 0;
    deleted += rows;
    if (rows > 0) await report(rows);
    if (rows < ROWS_AT_ONCE) return deleted;
  }
}
