import type { Readable } from 'node:stream';
import { MAX_SOLD_FILE_BYTES } from '@vitrine/domain/product/product-files.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { assetFolder } from './asset-view.ts';
import { cleanFilename } from './clean-filename.ts';
import { fileRow } from './file-row.ts';
import { limitBytes, peek, TooManyBytes } from './import-file.ts';
import { inMegabytes } from '@vitrine/domain/files/file-limits.ts';

import { recogniseFile, SNIFFED_BYTES } from './recognise-file.ts';
import { insertAsset } from './repository.ts';
import { DOCUMENT_FILE } from './service.ts';

/** The extension of a name: letters and digits; 'bin' when it has none. */
export function extensionOf(filename: string): string {
  return /\.([a-z0-9]{1,10})$/i.exec(filename.trim())?.[1]?.toLowerCase() ?? 'bin';
}

/**
 * Imports a file of any kind that a product delivers: streamed to the store, never publicly reachable, always sent as an
 * attachment. Nothing remains of an upload that breaks off or is too large. Fails with FILE_EMPTY and FILE_TOO_LARGE
 * (above 500 MB). Rethrows errors of the stream.
 */
export async function importSoldFile(
  platform: Platform,
  websiteId: string,
  { filename, stream }: { readonly filename: string; readonly stream: Readable },
): Promise<Result<{ readonly id: string }, 'FILE_EMPTY' | 'FILE_TOO_LARGE'>> {
  const { head, rest } = await peek(stream, SNIFFED_BYTES);
  if (head.byteLength === 0) return fail('FILE_EMPTY', { params: { fileName: filename } });
  const recognised = await recogniseFile(head, filename);
  const now = platform.clock.now();
  const id = newId(now);
  const folder = assetFolder({ websiteId, id, filesKey: '' });
  try {
    const byteSize = await platform.files.putStream(
      `${folder}/${DOCUMENT_FILE}`,
      limitBytes(head, rest, MAX_SOLD_FILE_BYTES),
    );
    await insertAsset(
      platform.db,
      fileRow({
        websiteId,
        id,
        kind: 'document',
        filename: cleanFilename(filename, extensionOf(filename), 'file'),
        contentType: recognised?.contentType ?? 'application/octet-stream',
        byteSize,
        createdOn: new Date(now),
      }),
    );
    return ok({ id });
  } catch (error) {
    rest.destroy();
    await platform.files.remove(folder);
    if (!(error instanceof TooManyBytes)) throw error;
    return fail('FILE_TOO_LARGE', {
      params: { fileName: filename, maxSize: inMegabytes(MAX_SOLD_FILE_BYTES) },
    });
  }
}
