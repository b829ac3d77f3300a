import type { AssetView } from '@vitrine/contracts/admin-media.ts';
import type { Client } from '@vitrine/contracts/client.ts';
import { errorMessage } from '@vitrine/contracts/errors.ts';
import { inMegabytes, likelyKind, maxFileBytes, type UploadKind } from '@vitrine/domain/files/file-limits.ts';
import { uploadClient } from '../../app/client.ts';
import { uploadFailure } from './upload-failure.ts';
import { Refusal } from './use-uploads.ts';

/** What a field accepts. */
export type AcceptedFile = 'picture' | 'video' | 'audio' | 'document';

/** By what is accepted: the kind of the stored file, and how files are chosen and refused. */
export const fileKinds = {
  picture: { kind: 'picture', accept: 'image/*', named: 'image ' },
  video: { kind: 'video', accept: 'video/*', named: 'video ' },
  audio: { kind: 'audio', accept: 'audio/*', named: 'audio ' },
  document: { kind: 'attachment', accept: '', named: '' },
} as const;

type OnProgress = (sent: number) => void;

/** Uploads a file of one kind: refused before it is sent where its size or type shows that, and when it is another kind. */
export async function uploadAsset(
  accepted: AcceptedFile,
  file: File,
  signal: AbortSignal,
  onProgress: OnProgress,
  folderId: string | null = null,
): Promise<AssetView> {
  const { kind, accept, named } = fileKinds[accepted];
  refuseLarge(file, kind);
  if (accept !== '' && file.type !== '' && !file.type.startsWith(accept.slice(0, -1)))
    refuseType(file, named);
  return sendFile(file, { kind, folderId: folderId ?? '' }, onProgress, addTo(signal));
}

/** Uploads a file of any kind into a folder of the library: refused before it is sent where its size or type shows that. */
export async function uploadToFolder(
  file: File,
  folderId: string | null,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<AssetView> {
  const kind = likelyKind(file);
  if (kind === null) return refuseType(file, '');
  refuseLarge(file, kind);
  return sendFile(file, { folderId: folderId ?? '' }, onProgress, addTo(signal));
}

/** Sends what replaces a file; `kind` is that of the file, null for one that is sold. */
export async function uploadReplacement(
  id: string,
  kind: UploadKind | null,
  file: File,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<AssetView> {
  if (kind !== null) refuseLarge(file, kind);
  return sendFile(file, {}, onProgress, (to, body) =>
    to.call('POST', '/api/admin/assets/:id/content', { params: { id }, body }, signal),
  );
}

/** Not sent: the server would close the connection half-way. */
function refuseLarge({ name, size }: File, kind: UploadKind): void {
  const max = maxFileBytes[kind];
  if (size <= max) return;
  const params = { fileName: name, maxSize: inMegabytes(max) };
  throw new Refusal(errorMessage({ code: 'FILE_TOO_LARGE', params }, 'en'));
}

function refuseType({ name }: File, named: string): never {
  const params = { fileName: name, fileTypeMessage: named };
  throw new Refusal(errorMessage({ code: 'FILE_UNSUPPORTED', params }, 'en'));
}

type Send = (to: Client, body: FormData) => Promise<AssetView>;

const addTo =
  (signal: AbortSignal): Send =>
  (to, body) =>
    to.call('POST', '/api/admin/assets', { body }, signal);

async function sendFile(
  file: File,
  fields: Readonly<Record<string, string>>,
  onProgress: OnProgress,
  send: Send,
): Promise<AssetView> {
  const form = new FormData();
  // Fields come before the file, so that the server has read them when the bytes arrive.
  for (const [name, value] of Object.entries({ altText: '', ...fields })) form.set(name, value);
  form.set('file', file);
  let sent = 0;
  const progress = (fraction: number): void => {
    sent = fraction;
    onProgress(fraction);
  };
  return send(uploadClient(progress), form).catch((error: unknown) => {
    throw new Refusal(uploadFailure(error, sent));
  });
}
