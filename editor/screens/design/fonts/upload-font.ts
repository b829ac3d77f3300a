import { errorMessage } from '@vitrine/contracts/errors.ts';
import type { OwnFontView } from '@vitrine/contracts/fonts.ts';
import { MAX_FONT_BYTES } from '@vitrine/domain/design/fonts/own-fonts.ts';
import { uploadClient } from '../../../app/client.ts';
import { uploadFailure } from '../../../ui/uploads/upload-failure.ts';
import { Refusal } from '../../../ui/uploads/use-uploads.ts';

/** First bytes of WOFF2, WOFF, OpenType and TrueType fonts. */
const signatures = new Set(['wOF2', 'wOFF', 'OTTO', 'true', '\u0000\u0001\u0000\u0000']);

/** What the chooser of files offers. */
export const FONT_FILES = '.woff2,.woff,.ttf,.otf,font/woff2,font/woff,font/ttf,font/otf';

/** Uploads a font file: refused before it is sent where its size or its first bytes show that it is none. */
export async function uploadFont(
  file: File,
  signal: AbortSignal,
  onProgress: (sent: number) => void,
): Promise<OwnFontView> {
  const params = { fileName: file.name, maxSize: '5 MB', fileTypeMessage: 'font ' };
  if (file.size > MAX_FONT_BYTES) throw new Refusal(errorMessage({ code: 'FILE_TOO_LARGE', params }, 'en'));
  const begin = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  if (!signatures.has(String.fromCharCode(...begin)))
    throw new Refusal(errorMessage({ code: 'FILE_UNSUPPORTED', params }, 'en'));
  const form = new FormData();
  form.set('file', file);
  let sent = 0;
  const progress = (fraction: number): void => {
    sent = fraction;
    onProgress(fraction);
  };
  return uploadClient(progress)
    .call('POST', '/api/admin/fonts', { body: form }, signal)
    .catch((error: unknown) => {
      throw new Refusal(uploadFailure(error, sent));
    });
}
