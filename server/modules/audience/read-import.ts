import {
  MAX_IMPORT_PROBLEMS,
  MAX_SUBSCRIBER_LINE,
  MAX_SUBSCRIBER_ROWS,
} from '@vitrine/domain/audience/audience-limits.ts';
import {
  type GivenSubscriber,
  readSubscriberHeads,
  readSubscriberRow,
  type RefusedSubscriber,
  type SubscriberColumns,
} from '@vitrine/domain/audience/read-subscriber-rows.ts';
import { csvReader, type CsvRow, separatorOf } from '@vitrine/domain/csv/read-csv.ts';
import { MAX_CUSTOMER_TAGS, uniqueTags } from '@vitrine/domain/customer/customer.ts';
import { listLexemes } from '@vitrine/domain/search/list-lexemes.ts';
import { beginningOf } from '@vitrine/domain/text/well-formed.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { queueListChanges } from '../list-providers/index.ts';
import { getWebsite } from '../websites/index.ts';
import {
  claimImport,
  type ImportRecord,
  insertImported,
  noteFailedRun,
  updateImport,
} from './import-repository.ts';
import { newSecret } from './join-list.ts';
import { lockList } from './join-repository.ts';

/** Rows of one transaction. */
const BATCH = 500;
/** Milliseconds after which a run that noted no progress is taken to have ended. */
const READER_MS = 60_000;
/** A file that fails so often without a batch in between is given up. */
const MOST_FAILURES = 3;
/** Heads of columns that are not read, as many as are shown. */
const MAX_IGNORED = 50;
/** Characters of one. */
const MAX_HEAD = 100;

class Lost extends Error {}
class Unreadable extends Error {
  readonly problem: NonNullable<ImportRecord['problem']>;
  constructor(problem: NonNullable<ImportRecord['problem']>) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * Imports a file of subscribers, in constant memory, batch by batch: each is added together with the note of its last
 * line, so that a run that is killed is followed by one that goes on there.
 */
export async function readImport(
  platform: Platform,
  key: { readonly websiteId: string; readonly id: string },
  signal: AbortSignal,
): Promise<void> {
  const website = await getWebsite(platform, key.websiteId);
  if (website === null) throw new Error(`no website ${key.websiteId}`);
  const readerId = newId(platform.clock.now());
  const record = await claimImport(platform.db, key, {
    readerId,
    now: new Date(platform.clock.now()),
    until: readerUntil(platform),
  });
  if (record === null) return;
  try {
    await importFile(platform, record, readerId, website.settings.language, signal);
  } catch (error) {
    if (error instanceof Lost) return;
    if (error instanceof Unreadable) {
      await updateImport(platform.db, key, readerId, { phase: 'failed', problem: error.problem });
      return;
    }
    // Given back, so that the next run goes on. A server that stops is no failure of the file.
    if (signal.aborted) await updateImport(platform.db, key, readerId, { readerUntil: null });
    else await noteFailedRun(platform.db, key, readerId, MOST_FAILURES);
    throw error;
  }
}

const readerUntil = (platform: Platform): Date => new Date(platform.clock.now() + READER_MS);

/** What has been imported of a file. */
interface Progress {
  lastLine: number;
  bytesRead: number;
  added: number;
  known: number;
  hadLeft: number;
  refused: number;
  problems: readonly RefusedSubscriber[];
}

async function importFile(
  platform: Platform,
  record: ImportRecord,
  readerId: string,
  language: string,
  signal: AbortSignal,
): Promise<void> {
  const progress: Progress = {
    lastLine: record.lastLine,
    bytesRead: record.bytesRead,
    added: record.added,
    known: record.known,
    hadLeft: record.hadLeft,
    refused: record.refused,
    problems: record.problems,
  };
  let columns: SubscriberColumns | null = null;
  let total = 0;
  let batch: (GivenSubscriber | RefusedSubscriber)[] = [];
  const write = async (): Promise<void> => {
    await writeBatch(platform, record, { readerId, language, batch, progress });
    batch = [];
  };
  for await (const { row, bytesRead } of rowsOf(platform, record)) {
    if (signal.aborted) throw new Error('the server is stopping');
    if (columns === null) {
      columns = readSubscriberHeads(row.cells);
      if (columns === null) throw new Unreadable('no-columns');
      const ignored = columns.ignored.slice(0, MAX_IGNORED).map((head) => beginningOf(head, MAX_HEAD));
      if (!(await updateImport(platform.db, record, readerId, { ignored }))) throw new Lost();
      continue;
    }
    total += 1;
    if (total > MAX_SUBSCRIBER_ROWS) throw new Unreadable('too-many');
    progress.bytesRead = bytesRead;
    if (row.line <= record.lastLine) continue;
    batch.push(readSubscriberRow(row, columns));
    if (batch.length >= BATCH) await write();
  }
  if (columns === null || total === 0) throw new Unreadable('empty');
  progress.bytesRead = record.bytes;
  await write();
  if (!(await updateImport(platform.db, record, readerId, { phase: 'done' }))) throw new Lost();
}

/** Adds the rows of a batch and notes how far the import is, in one transaction. */
async function writeBatch(
  platform: Platform,
  record: ImportRecord,
  written: {
    readonly readerId: string;
    readonly language: string;
    readonly batch: readonly (GivenSubscriber | RefusedSubscriber)[];
    readonly progress: Progress;
  },
): Promise<void> {
  const { readerId, language, batch, progress } = written;
  const now = platform.clock.now();
  // Of an address that a batch has twice the last row counts.
  const given = new Map<string, GivenSubscriber>();
  const refused: RefusedSubscriber[] = [];
  for (const row of batch) {
    if ('problem' in row) refused.push(row);
    else given.set(row.email, row);
  }
  const rows = [...given.values()].map((row) => {
    const tags = uniqueTags(record.tag === '' ? row.tags : [...row.tags, record.tag]).slice(
      0,
      MAX_CUSTOMER_TAGS,
    );
    return {
      ...row,
      tags,
      id: newId(now),
      consentId: newId(now),
      eventId: newId(now),
      secret: newSecret(),
      lexemes: listLexemes(record.websiteId, `${row.name} ${row.email}`, tags),
    };
  });
  await platform.db.transaction(async (tx) => {
    if ((await lockList(tx, record.websiteId, record.listId)) === null) throw new Unreadable('list-gone');
    const counts =
      rows.length === 0
        ? { added: 0, known: 0, left: 0 }
        : await insertImported(tx, record, rows, {
            language,
            now: new Date(now),
            mostTags: MAX_CUSTOMER_TAGS,
          });
    await queueListChanges(
      tx,
      record.websiteId,
      rows.map(({ email }) => ({ email })),
    );
    progress.added += counts.added;
    progress.known += counts.known + (batch.length - refused.length - rows.length);
    progress.hadLeft += counts.left;
    progress.refused += refused.length;
    progress.problems = [...progress.problems, ...refused].slice(0, MAX_IMPORT_PROBLEMS);
    progress.lastLine = batch.at(-1)?.line ?? progress.lastLine;
    const isOurs = await updateImport(tx, record, readerId, {
      ...progress,
      ...(batch.length === 0 ? {} : { failures: 0 }),
      readerUntil: readerUntil(platform),
    });
    if (!isOurs) throw new Lost();
  });
}

/** The lines of a file, one after another. */
async function* rowsOf(
  platform: Platform,
  { fileKey, encoding }: ImportRecord,
): AsyncGenerator<{ readonly row: CsvRow; readonly bytesRead: number }> {
  const decoder = new TextDecoder(encoding);
  let bytesRead = 0;
  let start = '';
  let reader: ReturnType<typeof csvReader> | null = null;
  for await (const part of platform.files.stream(fileKey) as AsyncIterable<Uint8Array>) {
    bytesRead += part.length;
    // The database stores no zero characters.
    const text = decoder.decode(part, { stream: true }).replaceAll('\0', '');
    if (reader === null) {
      start += text;
      const end = start.search(/[\r\n]/);
      if (end === -1 && start.length < 100_000) continue;
      reader = csvReader(separatorOf(end === -1 ? start : start.slice(0, end)), MAX_SUBSCRIBER_LINE);
      for (const row of reader.push(start)) yield { row, bytesRead };
    } else for (const row of reader.push(text)) yield { row, bytesRead };
  }
  if (reader === null) {
    reader = csvReader(separatorOf(start), MAX_SUBSCRIBER_LINE);
    for (const row of reader.push(start)) yield { row, bytesRead };
  }
  for (const row of reader.push(decoder.decode().replaceAll('\0', ''))) yield { row, bytesRead };
  for (const row of reader.end()) yield { row, bytesRead };
}
