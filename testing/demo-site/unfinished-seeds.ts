import type { Database } from '@vitrine/server/platform/db/database.ts';
import type { Platform } from '@vitrine/server/platform/platform.ts';
import pg from 'pg';
import { SITE_IDENTIFIER } from './settings.ts';

/**
 * Runs work while no other process seeds this database. The lock is released with the connection, however this ends.
 */
export async function whileSeedingAlone<T>(db: Database, work: () => Promise<T>): Promise<T> {
  const client = await db.$client.connect();
  let clean = false;
  try {
    await client.query("select pg_advisory_lock(hashtext('vitrine demo seed'))");
    const result = await work();
    await client.query("select pg_advisory_unlock(hashtext('vitrine demo seed'))");
    clean = true;
    return result;
  } finally {
    // A connection that may still hold the lock must not be returned to the pool.
    client.release(!clean);
  }
}

/** Removes what a killed seed left: a demo site without a host, with all its rows and files. */
export async function removeUnfinishedSeeds(platform: Platform): Promise<number> {
  const pool = platform.db.$client;
  const { rows: unfinished } = await pool.query<{ website_id: string }>(
    `select w.website_id from websites w
      where w.identifier = $1 and not exists (select 1 from website_hosts h where h.website_id = w.website_id)`,
    [SITE_IDENTIFIER],
  );
  if (unfinished.length === 0) return 0;
  const { rows: tables } = await pool.query<{ name: string }>(
    `select c.table_name as name from information_schema.columns c
      join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
      where c.table_schema = current_schema() and c.column_name = 'website_id' and t.table_type = 'BASE TABLE'
      order by (c.table_name = 'websites')`,
  );
  for (const { website_id: websiteId } of unfinished) {
    await platform.files.remove(websiteId);
    // The website's own row is deleted last, so that an interrupted removal is repeated by the next one.
    for (const { name } of tables) {
      await pool.query(`delete from ${pg.escapeIdentifier(name)} where website_id = $1`, [websiteId]);
    }
  }
  return unfinished.length;
}
