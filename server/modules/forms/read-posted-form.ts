import { errorMessage } from '@vitrine/contracts/errors.ts';
import type { CustomFormField } from '@vitrine/domain/custom-form/custom-form.ts';
import { ANSWER_PREFIX, answerInputName } from '@vitrine/domain/custom-form/posted-answers.ts';
import { MAX_FORM_FILE_BYTES, newFileRules } from '@vitrine/domain/form/file-limits.ts';
import { ok, type Result } from '@vitrine/domain/result.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { formFilesText } from '@vitrine/domain/text/form-files.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type FormFile, type FormLimits, readForm } from '../../platform/http/uploads.ts';
import type { Platform } from '../../platform/platform.ts';
import { isFloodOfFiles } from './file-routes.ts';
import { findAskedForm } from './save-submission.ts';
import type { AskedForm } from './sent-repository.ts';
import { storeFormFile } from './store-file.ts';
import { withUploadPlace } from './upload-places.ts';

/** What a posted form may have: more files than it takes, so that too many are refused with a sentence. */
export const postedLimits: FormLimits = {
  fileBytes: MAX_FORM_FILE_BYTES,
  files: 60,
  fields: 1000,
  fieldBytes: 40_000,
};

/** A form that was posted without a script. */
interface PostedForm {
  readonly form: AskedForm;
  /** By the names of its inputs; its files are the keys of what was stored of them. */
  readonly body: Readonly<Record<string, string | readonly string[]>>;
  /** Sentences about files that were refused, by field id. */
  readonly faults: Readonly<Record<string, string>>;
  /** Too many forms with files arrive at once; those of this one were dropped. */
  readonly isCrowded: boolean;
}

type Fields = ReadonlyMap<string, readonly string[]>;

/** The version of the form that the page had, as its hidden input says. */
function versionIn(fields: Fields): number | null {
  const value = fields.get('formVersion')?.at(-1) ?? '';
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;
}

/** Reads a posted form, in parts or not. Files are stored as they arrive, unless `isFlooded`: then they are dropped. */
export async function readPostedForm(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  { formId, isFlooded }: { readonly formId: string; readonly isFlooded: boolean },
): Promise<Result<PostedForm, 'FORM_NOT_CONFIGURED'>> {
  const { site } = request;
  const text = formFilesText(site.locale);
  const keys = new Map<string, string[]>();
  const faults: Record<string, string> = {};
  const asked: { form: ReturnType<typeof findAskedForm> | null } = { form: null };
  const formOf = (fields: Fields) =>
    (asked.form ??= findAskedForm(platform, site, formId, versionIn(fields)));

  const take = async (
    form: AskedForm,
    field: CustomFormField,
    { filename, bytes, isTruncated }: FormFile,
    kept: number,
  ): Promise<void> => {
    const own = keys.get(field.id) ?? [];
    const { most } = field.files ?? newFileRules;
    if (own.length + kept >= most) {
      faults[field.id] = fillText(text.tooMany, { most });
      return;
    }
    if (await isFloodOfFiles(platform, request, reply, bytes.byteLength)) {
      faults[field.id] = text.tooFast;
      return;
    }
    const arrived = { formId: form.id, field, filename, bytes, isTruncated };
    const stored = await storeFormFile(platform, site, arrived);
    if (stored.ok) keys.set(field.id, [...own, stored.value.upload]);
    else
      faults[field.id] =
        stored.error.fields?.['file'] ??
        (stored.error.code === 'RATE_LIMITED' ? text.tooFast : errorMessage(stored.error, site.locale));
  };

  const takeEach = async (file: FormFile, before: Fields): Promise<void> => {
    const form = await formOf(before);
    const id = file.fieldName.slice(ANSWER_PREFIX.length);
    const field = form.ok ? form.value.fields.find((one) => one.id === id && one.type === 'file') : undefined;
    if (form.ok && field !== undefined)
      await take(form.value, field, file, before.get(file.fieldName)?.length ?? 0);
  };
  const read = (hasPlace: boolean): Promise<Fields> =>
    readForm(request, takeEach, (name) => hasPlace && !isFlooded && name.startsWith(ANSWER_PREFIX));
  let isCrowded = false;
  const fields = request.isMultipart()
    ? await withUploadPlace(platform, request, reply, (hasPlace) => {
        isCrowded = !hasPlace;
        return read(hasPlace);
      })
    : await read(true);
  const form = await formOf(fields);
  if (!form.ok) return form;
  const posted = new Map(fields);
  for (const [id, uploads] of keys) {
    const name = answerInputName(id);
    posted.set(name, [...(posted.get(name) ?? []), ...uploads]);
  }
  const body = Object.fromEntries(
    [...posted].map(([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : values] as const),
  );
  return ok({ form: form.value, body, faults, isCrowded });
}
