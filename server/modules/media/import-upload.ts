import { Readable } from 'node:stream';
import { fail, type Result } from '@vitrine/domain/result.ts';
import type { Platform } from '../../platform/platform.ts';
import { importFile, peek } from './import-file.ts';
import { inMegabytes, MAX_FILE_BYTES } from './limits.ts';
import { SNIFFED_BYTES, recogniseFile } from './recognise-file.ts';
import { importPicture, type PictureFailure } from './service.ts';

/** Extensions of video and audio: a file with one that is neither is refused as such. */
const MEDIA_EXTENSION = /\.(?:mp4|m4v|mov|webm|mkv|avi|mp3|m4a|aac|ogg|oga|opus|wav|flac)$/i;

/** An uploaded file as it arrives. */
export interface IncomingFile {
  readonly stream: Readable;
  readonly filename: string;
  readonly altText: string;
}

/** Imports any uploaded file: video, audio and documents as a stream, pictures as a whole. */
export async function importUpload(
  platform: Platform,
  websiteId: string,
  arriving: IncomingFile,
): Promise<Result<{ readonly id: string }, PictureFailure | 'FILE_UNSUPPORTED'>> {
  const { stream, filename, altText } = arriving;
  const { head, rest } = await peek(stream, SNIFFED_BYTES);
  if ((await recogniseFile(head, filename)) !== null || MEDIA_EXTENSION.test(filename)) {
    return importFile(platform, websiteId, { filename, stream: Readable.from(joined(head, rest)) });
  }
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of joined(head, rest)) {
    size += part.byteLength;
    if (size > MAX_FILE_BYTES) {
      stream.resume();
      return fail('FILE_TOO_LARGE', { params: { fileName: filename, maxSize: inMegabytes(MAX_FILE_BYTES) } });
    }
    parts.push(part);
  }
  return importPicture(platform, websiteId, { bytes: Buffer.concat(parts), filename, altText });
}

async function* joined(head: Buffer, rest: Readable): AsyncGenerator<Buffer> {
  yield head;
  if (rest.readableEnded) return;
  // The limit stopped reading: the connection must be read to its end for the response to arrive.
  for await (const part of rest.iterator({ destroyOnReturn: false })) yield part as Buffer;
}
