import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { FileView } from '@vitrine/blocks/block.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { assetFolder, ORIGINAL, viewFile } from './asset-view.ts';
import { cleanFilename } from './clean-filename.ts';
import { fileRow } from './file-row.ts';
import { inMegabytes } from '@vitrine/domain/files/file-limits.ts';
import { MAX_FILE_BYTES, MAX_VIDEO_BYTES, MAX_AUDIO_BYTES } from './limits.ts';
import { SNIFFED_BYTES, recogniseFile } from './recognise-file.ts';
import { insertAsset } from './repository.ts';

/** A public video, audio file or PDF: as bytes, a local file, or a stream. */
export type FileUpload = { readonly filename: string; readonly folderId?: string | null } & (
  | { readonly bytes: Uint8Array }
  | { readonly path: string }
  | { readonly stream: Readable }
);

export const fileLimits = { video: MAX_VIDEO_BYTES, audio: MAX_AUDIO_BYTES, attachment: MAX_FILE_BYTES };

/**
 * Imports a public video, audio file or PDF. It is streamed to the store, never held in memory as a whole; nothing
 * remains of an upload that breaks off, is too large or is of another type. Fails with FILE_UNSUPPORTED (detected by
 * content) and FILE_TOO_LARGE. Rethrows errors of the stream.
 */
export async function importFile(
  platform: Platform,
  websiteId: string,
  upload: FileUpload,
): Promise<Result<FileView, 'FILE_TOO_LARGE' | 'FILE_UNSUPPORTED'>> {
  const { filename, folderId = null } = upload;
  const source = await peek(openUpload(upload), SNIFFED_BYTES);
  const recognised = await recogniseFile(source.head, filename);
  if (recognised === null) {
    source.rest.destroy();
    return fail('FILE_UNSUPPORTED', { params: { fileName: filename, fileTypeMessage: 'video or audio ' } });
  }
  const { kind, contentType, extension } = recognised;
  const now = platform.clock.now();
  const id = newId(now);
  const folder = assetFolder({ websiteId, id, filesKey: '' });
  try {
    const limited = limitBytes(source.head, source.rest, fileLimits[kind]);
    const byteSize = await platform.files.putStream(`${folder}/${ORIGINAL}`, limited);
    const row = fileRow({
      websiteId,
      id,
      kind,
      filename: cleanFilename(filename, extension, kind),
      contentType,
      byteSize,
      createdOn: new Date(now),
      folderId,
    });
    await insertAsset(platform.db, row);
    const view = viewFile(row);
    if (view === null) throw new Error(`an imported file has no view: ${kind}`);
    return ok(view);
  } catch (error) {
    source.rest.destroy();
    await platform.files.remove(folder);
    if (error instanceof TooManyBytes) {
      return fail('FILE_TOO_LARGE', {
        params: { fileName: filename, maxSize: inMegabytes(fileLimits[kind]) },
      });
    }
    throw error;
  }
}

function openUpload(upload: FileUpload): Readable {
  if ('stream' in upload) return upload.stream;
  // Wrapped in an array, or the stream would emit the bytes one by one.
  return 'path' in upload ? createReadStream(upload.path) : Readable.from([Buffer.from(upload.bytes)]);
}

/** Reads at least `wanted` bytes, if there are as many, and leaves the stream open after them. */
export async function peek(
  stream: Readable,
  wanted: number,
): Promise<{ readonly head: Buffer; readonly rest: Readable }> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of stream.iterator({ destroyOnReturn: false })) {
    parts.push(part as Buffer);
    size += (part as Buffer).byteLength;
    if (size >= wanted) break;
  }
  return { head: Buffer.concat(parts), rest: stream };
}

export class TooManyBytes extends Error {}

/** The bytes of a stream whose first were peeked at; TooManyBytes above `max`. */
export async function* limitBytes(head: Buffer, rest: Readable, max: number): AsyncGenerator<Buffer> {
  let size = head.byteLength;
  if (size > max) throw new TooManyBytes();
  yield head;
  if (rest.readableEnded) return;
  for await (const part of rest) {
    size += (part as Buffer).byteLength;
    if (size > max) throw new TooManyBytes();
    yield part as Buffer;
  }
}
