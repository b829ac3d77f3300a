import type {
  KeptUpload,
  UploadCalls,
  UploadOutcome,
} from '@vitrine/blocks/views/site-form/long-form.props.ts';
import type { SiteFormView, UploadedFile } from '@vitrine/contracts/site-forms.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { formFilesText } from '@vitrine/domain/text/form-files.ts';
import { formsText } from '@vitrine/domain/text/forms.ts';
import { findCrumb, readFailure } from '../http/call-api.ts';
import { locale } from '../locale.ts';
import { placeName } from './entered-fields.ts';

const KEY_REFUSED = 401;

/** Refusals after which the same file is not taken another time. */
const final = new Set([
  'FILE_TOO_LARGE',
  'FORM_FILE_REFUSED',
  'FORM_NOT_CONFIGURED',
  'UNSUPPORTED_MEDIA_TYPE',
]);

/** The key of a form, which lets files be uploaded too. */
interface FormKey {
  readonly key: () => Promise<string | null>;
  /** The next one is a new one. */
  readonly forgetKey: () => void;
}

/** What a form with files does at one place of a page, see `placeName`. spec: site-platform 4, 7 */
export function uploadCalls(
  { form, place }: { readonly form: Pick<SiteFormView, 'id' | 'version'>; readonly place: string },
  { key, forgetKey }: FormKey,
): UploadCalls {
  const stored = `vitrine-form-files-${placeName(form, place)}`;
  const uploadWith = async (
    given: string,
    ...[fieldId, file, how]: Parameters<UploadCalls['upload']>
  ): Promise<Answer> => {
    let crumb: string | null;
    try {
      crumb = await findCrumb();
    } catch {
      return unreached;
    }
    if (crumb === null) return noCookies;
    const body = new FormData();
    body.append('formId', form.id);
    body.append('formVersion', String(form.version));
    body.append('fieldId', fieldId);
    body.append('key', given);
    // Last: the server knows by then what it is for.
    body.append('file', file);
    return post('/api/form/files', body, crumb, how);
  };
  return {
    async upload(fieldId, file, how) {
      const noKey = { ok: false, message: formsText(locale).noKey, canRetry: true } as const;
      const given = await key();
      if (given === null) return noKey;
      const answer = await uploadWith(given, fieldId, file, how);
      if (answer.status !== KEY_REFUSED) return outcomeOf(answer, file.name);
      // It has expired in a tab that was open over night.
      forgetKey();
      const other = await key();
      return other === null ? noKey : outcomeOf(await uploadWith(other, fieldId, file, how), file.name);
    },
    readUploads: () => read(stored).filter(({ expiresOn }) => Date.parse(expiresOn) > Date.now()),
    keepUploads: (uploads) => {
      try {
        if (uploads.length === 0) sessionStorage.removeItem(stored);
        else sessionStorage.setItem(stored, JSON.stringify(uploads));
      } catch {
        // Storage is off or full: the form works without.
      }
    },
  };
}

interface Answer {
  /** 0 where the server was not reached. */
  readonly status: number;
  readonly body: unknown;
}

const unreached: Answer = { status: 0, body: null };
const noCookies: Answer = { status: 403, body: { error: 'COOKIES_DISABLED' } };

/** Posts a form with a file; unlike fetch it says how much was sent. Never throws. */
function post(
  url: string,
  body: FormData,
  crumb: string,
  { signal, onProgress }: Parameters<UploadCalls['upload']>[2],
): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const lost = (): void => resolve(unreached);
    request.open('POST', url);
    request.responseType = 'json';
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('X-CSRF-Token', crumb);
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(Math.floor((100 * loaded) / total));
    });
    request.addEventListener('load', () =>
      resolve({ status: request.status, body: request.response as unknown }),
    );
    for (const name of ['error', 'timeout', 'abort'] as const) request.addEventListener(name, lost);
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}

function outcomeOf({ status, body }: Answer, fileName: string): UploadOutcome {
  const text = formFilesText(locale);
  const lost = fillText(text.notUploaded, { fileName: fileName.slice(0, 100) });
  if (status === 201 && isUploaded(body)) return { ok: true, file: body };
  if (status === 0 || status < 300 || status >= 500) return { ok: false, message: lost, canRetry: true };
  const failure = readFailure(status, body);
  if (failure.ok) return { ok: false, message: lost, canRetry: true };
  const { code, message, fields } = failure;
  if (code === 'RATE_LIMITED') return { ok: false, message: text.tooFast, canRetry: true };
  return { ok: false, message: fields['file'] ?? message, canRetry: !final.has(code) };
}

const isUploaded = (value: unknown): value is UploadedFile =>
  typeof value === 'object' && value !== null && 'upload' in value && typeof value.upload === 'string';

function read(name: string): readonly KeptUpload[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    // Storage is off, or holds something else.
    return [];
  }
}

const isKept = (value: unknown): value is KeptUpload =>
  isUploaded(value) &&
  'fieldId' in value &&
  typeof value.fieldId === 'string' &&
  typeof value.name === 'string' &&
  typeof value.expiresOn === 'string';
