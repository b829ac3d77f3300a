import type { MultipartFile } from '@fastify/multipart';
import type { BulkJob, BulkSelection } from '@vitrine/contracts/bulk.ts';
import type { ImportChange, ProductImport } from '@vitrine/contracts/product-imports.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { startBulk } from '../bulk/index.ts';
import { storePageOf } from '../catalog/index.ts';
import type { Site } from '../websites/index.ts';
import { encodingRecogniser } from '../../platform/file-encoding.ts';
import { findNewestImport, insertImport, isApplying } from './import-repository.ts';

/** Wakes the pollers that read files. */
export const IMPORT_TOPIC = 'product-import';

/** Stores a file to be compared with the shop. IMPORT_BUSY while another one is read or applied. */
export async function startImport(
  platform: Platform,
  { websiteId }: Site,
  accountId: string,
  file: MultipartFile,
): Promise<Result<ProductImport, 'IMPORT_BUSY' | 'FILE_TOO_LARGE'>> {
  const newest = await findNewestImport(platform.db, websiteId);
  if (newest?.phase === 'reading' || (await isApplying(platform.db, websiteId))) {
    file.file.resume();
    return fail('IMPORT_BUSY');
  }
  const now = platform.clock.now();
  const id = newId(now);
  const fileKey = `imports/${websiteId}/${id}.csv`;
  const encoding = encodingRecogniser();
  const bytes = await platform.files.putStream(fileKey, watched(file.file, encoding.push));
  if (file.file.truncated) {
    await platform.files.remove(fileKey);
    return fail('FILE_TOO_LARGE', { params: { fileName: file.filename, maxSize: '100 MB' } });
  }
  const isStarted = await platform.db.transaction(async (tx) => {
    const made =
      !(await isApplying(tx, websiteId)) &&
      (await insertImport(tx, {
        websiteId,
        id,
        accountId,
        fileName: file.filename.slice(0, 200),
        fileKey,
        encoding: encoding.result(),
        phase: 'reading',
        bytes,
        counts: { create: 0, update: 0, unchanged: 0, error: 0 },
        startedOn: new Date(now),
      }));
    if (made) await wakePollers(tx);
    return made;
  });
  if (!isStarted) {
    await platform.files.remove(fileKey);
    return fail('IMPORT_BUSY');
  }
  const view = await viewNewestImport(platform, websiteId);
  if (view === null) throw new Error(`the import ${id} is gone`);
  return ok(view);
}

async function* watched(
  source: AsyncIterable<Uint8Array>,
  see: (bytes: Uint8Array) => void,
): AsyncGenerator<Uint8Array> {
  for await (const bytes of source) {
    see(bytes);
    yield bytes;
  }
}

async function wakePollers(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_notify('vitrine', ${`${IMPORT_TOPIC}:`})`);
}

/** The newest import with its progress; null when there is none. */
export async function viewNewestImport(platform: Platform, websiteId: string): Promise<ProductImport | null> {
  const found = await findNewestImport(platform.db, websiteId);
  if (found === null) return null;
  const { id, fileName, kind, phase, problem, bytes, bytesRead, counts, applied, ignored, startedBy } = found;
  return {
    id,
    fileName,
    kind,
    phase,
    problem,
    bytes,
    bytesRead,
    counts,
    applied,
    ignored,
    startedBy,
    startedOn: found.startedOn.toISOString(),
  };
}

/** Imports products of the newest file, in the background, with undo. */
export async function applyImport(
  platform: Platform,
  site: Site,
  accountId: string,
  { selection, change }: { readonly selection: BulkSelection; readonly change: ImportChange },
): Promise<Result<BulkJob, 'BULK_BUSY' | 'MALFORMED_REQUEST'>> {
  const newest = await findNewestImport(platform.db, site.websiteId);
  if (newest?.phase === 'reading') return fail('BULK_BUSY', { params: { noun: 'products' } });
  // Before the batches: their transactions could not wait for it.
  await storePageOf(platform, site.websiteId);
  return startBulk(platform, site, { list: 'product-import-rows', accountId, selection, change });
}
