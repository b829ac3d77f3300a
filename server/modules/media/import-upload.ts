import { Readable } from 'node:stream';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Platform } from '../../platform/platform.ts';
import { importFile, peek } from './import-file.ts';
import { inMegabytes, type UploadKind } from '@vitrine/domain/files/file-limits.ts';
import { MAX_FILE_BYTES } from './limits.ts';
import { SNIFFED_BYTES, recogniseFile } from './recognise-file.ts';
import { importPicture, type PictureFailure } from './service.ts';

/** Extensions of video and audio: a file with one that is neither is refused as such. */
const MEDIA_EXTENSION = /\.(?:mp4|m4v|mov|webm|mkv|avi|mp3|m4a|aac|ogg|oga|opus|wav|flac)$/i;

/** How a kind is named in the message that a file is of another one. */
const named: Readonly<Record<UploadKind, string>> = {
  picture: 'image ',
  video: 'video ',
  audio: 'audio ',
  attachment: 'PDF ',
};

/** An uploaded file as it arrives. */
export interface IncomingFile {
  readonly stream: Readable;
  readonly filename: string;
  readonly altText: string;
  readonly folderId?: string | null;
  /** The kind of file that is wanted; any without. */
  readonly wanted?: UploadKind | null;
}

/** Imports any uploaded file: video, audio and documents as a stream, pictures as a whole. */
export async function importUpload(
  platform: Platform,
  websiteId: string,
  arriving: IncomingFile,
): Promise<Result<{ readonly id: string }, PictureFailure | 'FILE_UNSUPPORTED'>> {
  const { stream, filename, altText, folderId = null, wanted = null } = arriving;
  const { head, rest } = await peek(stream, SNIFFED_BYTES);
  const recognised = await recogniseFile(head, filename);
  const kind = recognised?.kind ?? (MEDIA_EXTENSION.test(filename) ? null : 'picture');
  if (wanted !== null && wanted !== kind) {
    return fail('FILE_UNSUPPORTED', { params: { fileName: filename, fileTypeMessage: named[wanted] } });
  }
  if (kind !== 'picture')
    return importFile(platform, websiteId, { filename, folderId, stream: Readable.from(joined(head, rest)) });
  const bytes = await wholePicture(head, rest, filename);
  if (!bytes.ok) return bytes;
  return importPicture(platform, websiteId, { bytes: bytes.value, filename, altText, folderId });
}

/** All bytes of a picture whose first were peeked at, in memory. */
export async function wholePicture(
  head: Buffer,
  rest: Readable,
  fileName: string,
): Promise<Result<Buffer, 'FILE_TOO_LARGE'>> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of joined(head, rest)) {
    size += part.byteLength;
    if (size > MAX_FILE_BYTES) {
      rest.resume();
      return fail('FILE_TOO_LARGE', { params: { fileName, maxSize: inMegabytes(MAX_FILE_BYTES) } });
    }
    parts.push(part);
  }
  return ok(Buffer.concat(parts));
}

/** The bytes of a stream whose first were peeked at. */
async function* joined(head: Buffer, rest: Readable): AsyncGenerator<Buffer> {
  yield head;
  if (rest.readableEnded) return;
  // The limit stopped reading: the connection must be read to its end for the response to arrive.
  for await (const part of rest.iterator({ destroyOnReturn: false })) yield part as Buffer;
}
