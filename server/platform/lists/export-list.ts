import { Readable } from 'node:stream';
import { EXPORT_LIMIT } from '@vitrine/contracts/list-limits.ts';
import { csvLine, type CsvCell } from '@vitrine/domain/csv/write-csv.ts';
import type { FastifyReply } from 'fastify';
import type { Database } from '../db/database.ts';
import type { ListSource, Wanted } from './list-source.ts';
import { readPage } from './read-list.ts';

/** Rows found at once. */
const CHUNK = 500;
/** Rows read and written at once: few enough to be gone before the garbage collection that moves what stays. */
const BATCH = 50;

/** The columns of a list's export: a head and the cells of rows. */
export interface ExportColumns<Row> {
  readonly heads: readonly string[];
  cells(row: Row): readonly CsvCell[];
}

/**
 * Streams a list as CSV, in its order: constant memory, however long it is, for the next rows are read when the last
 * ones have been sent. `rowsOf` may give several lines for an id, best as a generator: a line that is written before the
 * next one is made costs no memory that only a full garbage collection frees. With `ids` only these rows. The first
 * bytes mark the encoding, which spreadsheets guess wrong otherwise.
 */
export function sendExport<Sorts extends string, Row>(
  reply: FastifyReply,
  db: Database,
  list: {
    readonly fileName: string;
    readonly source: ListSource<Sorts>;
    readonly wanted: Wanted;
    readonly sort: Sorts | `-${Sorts}`;
    readonly columns: ExportColumns<Row>;
    readonly rowsOf: (ids: readonly string[]) => Promise<Iterable<Row>>;
  },
): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${list.fileName}"`)
    .send(Readable.from(writeLines(db, list), { objectMode: false }));
}

async function* writeLines<Sorts extends string, Row>(
  db: Database,
  list: Parameters<typeof sendExport<Sorts, Row>>[2],
): AsyncGenerator<string> {
  const { source, wanted, sort, columns, rowsOf } = list;
  yield `\uFEFF${csvLine(columns.heads)}`;
  let after: string | undefined;
  for (let written = 0; written < EXPORT_LIMIT; written += CHUNK) {
    const page = await readPage(db, source, wanted, { sort, after, limit: CHUNK });
    if (!page.ok) throw new Error('a cursor of the list itself is not valid');
    const { ids } = page.value;
    for (let at = 0; at < ids.length; at += BATCH) {
      const lines: string[] = [];
      for (const row of await rowsOf(ids.slice(at, at + BATCH))) lines.push(csvLine(columns.cells(row)));
      if (lines.length > 0) yield lines.join('');
    }
    if (page.value.next === null) return;
    after = page.value.next;
  }
}
