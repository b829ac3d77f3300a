import { createHash } from 'node:crypto';
import type { UploadedFile } from '@vitrine/contracts/site-forms.ts';
import type { CustomFormField } from '@vitrine/domain/custom-form/custom-form.ts';
import { bytesOfEach, newFileRules } from '@vitrine/domain/form/file-limits.ts';
import { formFileName } from '@vitrine/domain/form/form-file-name.ts';
import { inMegabytes } from '@vitrine/domain/files/file-limits.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { formFilesText } from '@vitrine/domain/text/form-files.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import { wellFormed } from '@vitrine/domain/text/well-formed.ts';
import { newId, newToken } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Site } from '../websites/index.ts';
import { formFileKey, insertFormFile, unsentBytes } from './files-repository.ts';
import { hashOf } from './keys.ts';
import { recogniseFormFile } from './recognise-form-file.ts';

/** Milliseconds in which an uploaded file is sent with its form. */
const LIFETIME = 2 * 60 * 60 * 1000;
/** Bytes of files of one website that wait to be sent: a flood fills no disk. */
const MAX_UNSENT = 2 * 1024 * 1024 * 1024;
/** Characters of a name that a sentence repeats. */
const MAX_SHOWN = 100;

/** A file as it arrived. */
interface ArrivedFile {
  readonly formId: string;
  /** The question, for files. */
  readonly field: CustomFormField;
  readonly filename: string;
  readonly bytes: Uint8Array;
  /** It was longer than any question takes, and is cut off. */
  readonly isTruncated: boolean;
}

/** The kinds that a question takes, as a visitor reads them. */
const kindsInWords = ({ files = newFileRules }: CustomFormField, locale: Locale): string =>
  files.kinds.map((kind) => formFilesText(locale).kinds[kind]).join(', ');

/**
 * Keeps a file that a visitor uploads for a question, until it is sent with its form or has waited for two hours. Its
 * content decides what it is; its name is cleaned. It is stored where no address of the website leads.
 */
export async function storeFormFile(
  platform: Platform,
  { websiteId, locale }: Site,
  { formId, field, filename, bytes, isTruncated }: ArrivedFile,
): Promise<Result<UploadedFile, 'FILE_TOO_LARGE' | 'FORM_FILE_REFUSED' | 'RATE_LIMITED'>> {
  const text = formFilesText(locale);
  const rules = field.files ?? newFileRules;
  const fileName = formFileName(filename, '', text.fallbackName).replace(/\.$/, '').slice(0, MAX_SHOWN);
  const refuse = (sentence: string) =>
    fail('FORM_FILE_REFUSED', {
      fields: { file: fillText(sentence, { fileName, kinds: kindsInWords(field, locale) }) },
    });
  if (isTruncated || bytes.byteLength > bytesOfEach(rules))
    return fail('FILE_TOO_LARGE', { params: { fileName, maxSize: inMegabytes(bytesOfEach(rules)) } });
  if (bytes.byteLength === 0) return refuse(text.empty);
  const type = await recogniseFormFile(bytes, filename);
  if (type === null || !rules.kinds.includes(type.kind)) return refuse(text.wrongKind);
  if ((await unsentBytes(platform.db, websiteId)) + bytes.byteLength > MAX_UNSENT)
    return fail('RATE_LIMITED');

  const now = platform.clock.now();
  const id = newId(now);
  const upload = newToken();
  const expiresOn = new Date(now + LIFETIME);
  const name = wellFormed(formFileName(filename, type.extension, text.fallbackName));
  const key = formFileKey(websiteId, id);
  // The row first: whatever ends here, the file is known and erased when it has waited too long.
  await insertFormFile(platform.db, {
    websiteId,
    id,
    formId,
    fieldId: field.id,
    uploadHash: hashOf(upload),
    name,
    contentType: type.contentType,
    byteSize: bytes.byteLength,
    sha256: createHash('sha256').update(bytes).digest('base64url'),
    now: new Date(now),
    expiresOn,
  });
  await platform.files.put(key, bytes);
  return ok({ upload, name, size: bytes.byteLength, expiresOn: expiresOn.toISOString() });
}
