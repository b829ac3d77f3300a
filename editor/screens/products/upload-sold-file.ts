import { errorMessage } from '@vitrine/contracts/errors.ts';
import { MAX_SOLD_FILE_BYTES } from '@vitrine/domain/product/product-files.ts';
import { uploadClient } from '../../app/client.ts';
import { Refusal } from '../../ui/uploads/use-uploads.ts';
import type { FileRow } from './product-values.ts';

/** Uploads a file that is sold. */
export async function uploadSoldFile(
  file: File,
  signal: AbortSignal,
  onProgress: (sent: number) => void,
): Promise<FileRow> {
  const params = { fileName: file.name, maxSize: '500 MB' };
  // Not sent: the server would close the connection half-way.
  if (file.size > MAX_SOLD_FILE_BYTES)
    throw new Refusal(errorMessage({ code: 'FILE_TOO_LARGE', params }, 'en'));
  if (file.size === 0) throw new Refusal(errorMessage({ code: 'FILE_EMPTY', params }, 'en'));
  const form = new FormData();
  form.set('file', file);
  const { id, filename, byteSize } = await uploadClient(onProgress).call(
    'POST',
    '/api/admin/documents',
    { body: form },
    signal,
  );
  return { id, filename, byteSize };
}
