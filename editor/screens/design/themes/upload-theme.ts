import { CallFailure } from '@vitrine/contracts/client.ts';
import type { ThemeView, UploadedThemeAnswer } from '@vitrine/contracts/themes.ts';
import { MAX_PACKED_BYTES } from '@vitrine/domain/theme/theme-upload.ts';
import { uploadClient } from '../../../app/client.ts';
import { themes as text } from '../../../text/en-themes.ts';
import { uploadFailure } from '../../../ui/uploads/upload-failure.ts';
import { Refusal } from '../../../ui/uploads/use-uploads.ts';

export type Problem = ThemeView['problems'][number];

/** What became of a zip that the server has read. */
export type UploadOutcome =
  | ({ readonly kind: 'installed' } & UploadedThemeAnswer)
  | { readonly kind: 'refused'; readonly fileName: string; readonly problems: readonly Problem[] };

/** Uploads a theme as a zip: refused before it is sent where its size or name shows that it is none. */
export async function uploadTheme(
  file: File,
  signal: AbortSignal,
  onProgress: (sent: number) => void,
): Promise<UploadOutcome> {
  if (!/\.zip$/i.test(file.name)) throw new Refusal(text.notZip(file.name));
  // Not sent: the server would close the connection half-way.
  if (file.size > MAX_PACKED_BYTES) throw new Refusal(text.tooLarge(file.name));
  const form = new FormData();
  form.set('file', file);
  let sent = 0;
  const client = uploadClient((fraction) => {
    sent = fraction;
    onProgress(fraction);
  });
  try {
    return { kind: 'installed', ...(await client.call('POST', '/api/admin/themes', { body: form }, signal)) };
  } catch (error) {
    if (error instanceof CallFailure && error.code === 'THEME_UNUSABLE')
      return { kind: 'refused', fileName: file.name, problems: Object.values(error.fields).map(readProblem) };
    throw new Refusal(uploadFailure(error, sent));
  }
}

/** A problem as the API names it in one line: `site.region:12:3: There is no partial 'card'`. */
export function readProblem(line: string): Problem {
  const [, file = '', row = '0', column = '0', message = line] =
    /^(.+?)(?::(\d+))?(?::(\d+))?: (.*)$/s.exec(line) ?? [];
  return { severity: 'error', file, line: Number(row), column: Number(column), message };
}
