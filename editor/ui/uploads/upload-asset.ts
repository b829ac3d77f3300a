import type { AssetView } from '@vitrine/contracts/admin-media.ts';
import { errorMessage } from '@vitrine/contracts/errors.ts';
import { client, uploadClient } from '../../app/client.ts';
import { uploadFailure } from './upload-failure.ts';
import { Refusal } from './use-uploads.ts';

/** What a field accepts. */
export type AcceptedFile = 'picture' | 'video' | 'audio' | 'document';

const MB = 1024 * 1024;

/** By what is accepted: the kind of the stored file, its largest size, and how files are chosen and refused. */
export const fileKinds = {
  picture: { kind: 'picture', maxMegabytes: 20, accept: 'image/*', named: 'image ' },
  video: { kind: 'video', maxMegabytes: 500, accept: 'video/*', named: 'video ' },
  audio: { kind: 'audio', maxMegabytes: 100, accept: 'audio/*', named: 'audio ' },
  document: { kind: 'attachment', maxMegabytes: 20, accept: '', named: '' },
} as const;

/** Uploads a file of one kind: refused before it is sent where its size or type shows that, and when it is another kind. */
export async function uploadAsset(
  accepted: AcceptedFile,
  file: File,
  signal: AbortSignal,
  onProgress: (sent: number) => void,
): Promise<AssetView> {
  const { kind, maxMegabytes, accept, named } = fileKinds[accepted];
  const params = { fileName: file.name, maxSize: `${maxMegabytes} MB`, fileTypeMessage: named };
  // Not sent: the server would close the connection half-way.
  if (file.size > maxMegabytes * MB)
    throw new Refusal(errorMessage({ code: 'FILE_TOO_LARGE', params }, 'en'));
  const unsupported = new Refusal(errorMessage({ code: 'FILE_UNSUPPORTED', params }, 'en'));
  if (accept !== '' && file.type !== '' && !file.type.startsWith(accept.slice(0, -1))) throw unsupported;
  const form = new FormData();
  // Fields come before the file, so that the server has read them when the bytes arrive.
  form.set('altText', '');
  form.set('file', file);
  let sent = 0;
  const progress = (fraction: number): void => {
    sent = fraction;
    onProgress(fraction);
  };
  const asset = await uploadClient(progress)
    .call('POST', '/api/admin/assets', { body: form }, signal)
    .catch((error: unknown) => {
      throw new Refusal(uploadFailure(error, sent));
    });
  if (asset.kind === kind) return asset;
  // Another kind of file than its name and type promised.
  await client.call('DELETE', '/api/admin/assets/:id', { params: { id: asset.id } });
  throw unsupported;
}
