import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import pg from 'pg';
import { exportReadme } from '@vitrine/domain/text/en/sites.ts';
import { sendFailure } from '../../platform/http/failures.ts';
import type { Platform } from '../../platform/platform.ts';
import { websiteTables } from './erase-site.ts';
import { findSiteOf, isSiteBusy } from './repository.ts';
import type { Asking } from './service.ts';
import { notExported } from './site-tables.ts';
import { zipArchive, type ZipEntry } from './zip-writer.ts';

/** Rows read at once. */
const ROWS_AT_ONCE = 200;

/** Sends everything of a website as an archive, read while it is sent. */
export async function sendExport(
  platform: Platform,
  { accountId }: Asking,
  websiteId: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const stored = await findSiteOf(platform.db, websiteId, accountId);
  if (stored === null) return sendFailure(reply, { code: 'SITE_NOT_FOUND' });
  if (await isSiteBusy(platform.db, websiteId)) return sendFailure(reply, { code: 'SITE_BUSY' });
  const now = new Date(platform.clock.now());
  const name = `${stored.identifier}-${now.toISOString().slice(0, 10)}.zip`;
  return reply
    .type('application/zip')
    .header('cache-control', 'no-store')
    .header('content-disposition', contentDisposition(name))
    .send(
      Readable.from(zipArchive(entriesOf(platform, websiteId, stored.title), now), { objectMode: false }),
    );
}

async function* textOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

async function* entriesOf(platform: Platform, websiteId: string, title: string): AsyncGenerator<ZipEntry> {
  yield { path: 'README.txt', compresses: true, content: textOf(exportReadme(title)) };
  const client = await platform.db.$client.connect();
  let isClean = false;
  try {
    // All tables as they are at one moment.
    await client.query('begin isolation level repeatable read read only');
    for (const name of await websiteTables(platform)) {
      if (!notExported.has(name))
        yield { path: `tables/${name}.json`, compresses: true, content: rowsOf(client, name, websiteId) };
    }
    await client.query('commit');
    isClean = true;
  } finally {
    client.release(!isClean);
  }
  for await (const key of platform.files.list(websiteId)) {
    yield {
      path: `files/${key.slice(websiteId.length + 1)}`,
      compresses: false,
      content: platform.files.stream(key),
    };
  }
}

/** A table's rows of a website as a JSON array, one row a line. Columns that PostgreSQL computes itself are left out. */
async function* rowsOf(client: pg.PoolClient, name: string, websiteId: string): AsyncGenerator<Uint8Array> {
  const { rows: columns } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_schema = current_schema() and table_name = $1 and is_generated = 'NEVER' and column_name <> 'search'
      order by ordinal_position`,
    [name],
  );
  const listed = columns.map((column) => pg.escapeIdentifier(column.name)).join(', ');
  await client.query(
    `declare exported no scroll cursor for
      select to_jsonb(r)::text as row from (select ${listed} from ${pg.escapeIdentifier(name)}
        where website_id = ${pg.escapeLiteral(websiteId)}) r`,
  );
  yield Buffer.from('[');
  let isFirst = true;
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${ROWS_AT_ONCE} from exported`);
    if (rows.length === 0) break;
    const text = rows.map(({ row }) => row).join(',\n');
    yield Buffer.from(`${isFirst ? '\n' : ',\n'}${text}`);
    isFirst = false;
  }
  await client.query('close exported');
  yield Buffer.from('\n]\n');
}
