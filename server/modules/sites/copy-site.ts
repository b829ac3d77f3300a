import pg from 'pg';
import type { Platform } from '../../platform/platform.ts';
import { FORM_FILES_FOLDER } from '../forms/index.ts';
import type { Report } from './install-starter.ts';
import { copiedTables } from './site-tables.ts';

/**
 * Copies what an owner has made from one website to another that is there and has nothing yet. Rows are those of one
 * moment, however long it takes; files do not change once they are stored.
 */
export async function copyWebsite(
  platform: Platform,
  from: string,
  to: string,
  report: Report,
): Promise<void> {
  const client = await platform.db.$client.connect();
  let isClean = false;
  try {
    await client.query('begin isolation level repeatable read');
    for (const [name, { set = {} }] of Object.entries(copiedTables)) {
      const { rows } = await client.query<{ name: string }>(
        `select column_name as name from information_schema.columns
          where table_schema = current_schema() and table_name = $1 and is_generated = 'NEVER'
          order by ordinal_position`,
        [name],
      );
      const columns = rows.map((column) => pg.escapeIdentifier(column.name)).join(', ');
      const values = rows
        .map((column) =>
          column.name === 'website_id' ? '$2' : (set[column.name] ?? pg.escapeIdentifier(column.name)),
        )
        .join(', ');
      const table = pg.escapeIdentifier(name);
      await client.query(
        `insert into ${table} (${columns}) select ${values} from ${table} where website_id = $1`,
        [from, to],
      );
    }
    await client.query('commit');
    isClean = true;
  } finally {
    // A transaction that was not committed ends with its connection.
    client.release(!isClean);
  }
  await copyFiles(platform, from, to, report);
}

async function copyFiles({ files }: Platform, from: string, to: string, report: Report): Promise<void> {
  const keys: string[] = [];
  for await (const key of files.list(from)) {
    // What visitors sent stays with the site that they sent it to.
    if (!key.startsWith(`${from}/${FORM_FILES_FOLDER}/`)) keys.push(key);
  }
  let done = 0;
  for (const key of keys) {
    // A file that was removed meanwhile belongs to a picture that the other site no longer has.
    if ((await files.size(key)) !== null)
      await files.putStream(to + key.slice(from.length), files.stream(key));
    done += 1;
    await report(done, keys.length);
  }
}
