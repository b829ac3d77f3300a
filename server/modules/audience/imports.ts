import type { MultipartFile } from '@fastify/multipart';
import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import {
  type startSubscriberImport as startCall,
  type SubscriberImport,
  subscriberImportFields,
} from '@vitrine/contracts/subscriber-imports.ts';
import { MAX_SUBSCRIBER_FILE } from '@vitrine/domain/audience/audience-limits.ts';
import { inMegabytes } from '@vitrine/domain/files/file-limits.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { chooseCsv } from '@vitrine/domain/text/en/admin.ts';
import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { encodingRecogniser } from '../../platform/file-encoding.ts';
import { parse } from '../../platform/http/parse.ts';
import { readUpload, uploadField } from '../../platform/http/uploads.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { findNewestImport, insertImport } from './import-repository.ts';
import { knownLists } from './lists-repository.ts';

/** Wakes the pollers that import files. */
export const IMPORT_TOPIC = 'subscriber-import';

/** Stores a file of subscribers to be imported in the background. IMPORT_BUSY while another one is. */
export async function startImport(
  platform: Platform,
  websiteId: string,
  accountId: string,
  request: FastifyRequest,
): Promise<Result<SubscriberImport, FailureOf<typeof startCall>>> {
  const upload = await readUpload(request, chooseCsv);
  if (!upload.ok) return upload;
  const file = upload.value;
  // The rest of a refused request is read, so that the answer arrives.
  const refuse = <R>(refusal: R): R => {
    file.file.resume();
    return refusal;
  };
  const fields = readFields(file);
  if (!fields.ok) return refuse(fields);
  if ((await knownLists(platform.db, websiteId, [fields.value.listId])).length === 0)
    return refuse(fail('MAILING_LIST_NOT_FOUND'));
  const newest = await findNewestImport(platform.db, websiteId);
  if (newest?.phase === 'importing') return refuse(fail('IMPORT_BUSY'));
  return storeImport(platform, websiteId, accountId, file, fields.value);
}

const readFields = (file: MultipartFile) =>
  parse(subscriberImportFields, {
    listId: uploadField(file, 'listId'),
    words: uploadField(file, 'words'),
    tag: uploadField(file, 'tag'),
  });

async function storeImport(
  platform: Platform,
  websiteId: string,
  accountId: string,
  file: MultipartFile,
  fields: { readonly listId: string; readonly words: string; readonly tag: string },
): Promise<Result<SubscriberImport, FailureOf<typeof startCall>>> {
  const now = platform.clock.now();
  const id = newId(now);
  const fileKey = `imports/${websiteId}/${id}.csv`;
  const encoding = encodingRecogniser();
  const bytes = await platform.files.putStream(fileKey, watched(file.file, encoding.push));
  if (file.file.truncated) {
    await platform.files.remove(fileKey);
    return fail('FILE_TOO_LARGE', {
      params: { fileName: file.filename, maxSize: inMegabytes(MAX_SUBSCRIBER_FILE) },
    });
  }
  const isStarted = await platform.db.transaction(async (tx) => {
    const made = await insertImport(tx, {
      websiteId,
      id,
      accountId,
      ...fields,
      fileName: file.filename.slice(0, 200),
      fileKey,
      encoding: encoding.result(),
      phase: 'importing',
      bytes,
      startedOn: new Date(now),
    });
    if (made) await tx.execute(sql`select pg_notify('vitrine', ${`${IMPORT_TOPIC}:`})`);
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

/** The newest import with its progress; null when there is none. */
export async function viewNewestImport(
  platform: Platform,
  websiteId: string,
): Promise<SubscriberImport | null> {
  const found = await findNewestImport(platform.db, websiteId);
  if (found === null) return null;
  return {
    id: found.id,
    fileName: found.fileName,
    list: found.list,
    phase: found.phase,
    problem: found.problem,
    bytes: found.bytes,
    bytesRead: found.bytesRead,
    added: found.added,
    known: found.known,
    left: found.hadLeft,
    refused: found.refused,
    problems: found.problems,
    ignored: found.ignored,
    startedBy: found.startedBy,
    startedOn: found.startedOn.toISOString(),
  };
}
