import type { PictureView } from '@vitrine/contracts/media.ts';
import { MAX_PICTURE_BYTES } from '@vitrine/contracts/admin-products.ts';
import { errorMessage } from '@vitrine/contracts/errors.ts';
import { uploadClient } from '../../app/client.ts';
import { Refusal } from './use-uploads.ts';

/** Uploads a picture: refused when it is none. */
export async function uploadPicture(
  file: File,
  signal: AbortSignal,
  onProgress: (sent: number) => void,
): Promise<PictureView> {
  const params = { fileName: file.name, maxSize: '20 MB' };
  // Not sent: the server would close the connection half-way.
  if (file.size > MAX_PICTURE_BYTES)
    throw new Refusal(errorMessage({ code: 'FILE_TOO_LARGE', params }, 'en'));
  const unreadable = new Refusal(errorMessage({ code: 'PICTURE_UNREADABLE', params }, 'en'));
  if (file.type !== '' && !file.type.startsWith('image/')) throw unreadable;
  const form = new FormData();
  // Fields come before the file, so that the server has read them when the bytes arrive.
  form.set('altText', '');
  form.set('kind', 'picture');
  form.set('file', file);
  const asset = await uploadClient(onProgress).call('POST', '/api/admin/assets', { body: form }, signal);
  if (asset.picture !== null) return asset.picture;
  throw unreadable;
}
