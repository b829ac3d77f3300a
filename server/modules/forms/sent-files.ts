import type { CustomFormAnswer, CustomFormAnswers } from '@vitrine/domain/custom-form/custom-form.ts';
import { bytesOfAll, newFileRules } from '@vitrine/domain/form/file-limits.ts';
import { inMegabytes } from '@vitrine/domain/files/file-limits.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { formFilesText } from '@vitrine/domain/text/form-files.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Site } from '../websites/index.ts';
import { type FormFileRecord, selectUploads } from './files-repository.ts';
import { hashOf } from './keys.ts';
import type { AskedForm } from './sent-repository.ts';

/** Files by the question that they answer, as they were sent. */
export type SentFiles = ReadonlyMap<string, readonly FormFileRecord[]>;

const keysIn = (answer: CustomFormAnswer | undefined): readonly string[] =>
  Array.isArray(answer) ? (answer as readonly string[]) : [];

/** The files that checked answers name by their keys. Refused where one is gone, or they are too large together. */
export async function findSentFiles(
  platform: Platform,
  { websiteId, locale }: Site,
  form: Pick<AskedForm, 'id' | 'fields'>,
  answers: CustomFormAnswers,
): Promise<Result<SentFiles, 'FORM_ANSWERS_INVALID'>> {
  const fields = form.fields.filter(({ id, type }) => type === 'file' && Object.hasOwn(answers, id));
  if (fields.length === 0) return ok(new Map());
  const text = formFilesText(locale);
  const hashes = fields.flatMap(({ id }) => keysIn(answers[id]).map((key) => hashOf(key)));
  const now = new Date(platform.clock.now());
  const found = new Map(
    (await selectUploads(platform.db, websiteId, form.id, hashes, now)).map((file) => [
      file.uploadHash,
      file,
    ]),
  );
  const files = new Map<string, readonly FormFileRecord[]>();
  const faults: Record<string, string> = {};
  for (const { id, files: rules = newFileRules } of fields) {
    const keys = keysIn(answers[id]);
    const sent = keys.flatMap((key) => found.get(hashOf(key)) ?? []).filter(({ fieldId }) => fieldId === id);
    files.set(id, sent);
    if (sent.length < keys.length) faults[id] = text.gone;
    else if (sent.reduce((sum, { byteSize }) => sum + byteSize, 0) > bytesOfAll(rules))
      faults[id] = fillText(text.totalTooLarge, { maxSize: inMegabytes(bytesOfAll(rules)) });
  }
  return Object.keys(faults).length > 0 ? fail('FORM_ANSWERS_INVALID', { fields: faults }) : ok(files);
}

/** The refusal of files of which one was sent before, with another submission; null for none. */
export function refuseUsed(files: SentFiles, locale: Locale): Result<never, 'FORM_ANSWERS_INVALID'> | null {
  const used = [...files].find(([, sent]) => sent.some(({ submissionId }) => submissionId !== null));
  return used === undefined
    ? null
    : fail('FORM_ANSWERS_INVALID', { fields: { [used[0]]: formFilesText(locale).gone } });
}

/** Answers with something of each file in place of its key. */
export const withFiles = (
  answers: CustomFormAnswers,
  files: SentFiles,
  show: (file: FormFileRecord) => string,
): CustomFormAnswers =>
  files.size === 0
    ? answers
    : {
        ...answers,
        ...Object.fromEntries([...files].map(([id, sent]) => [id, sent.map(show)] as const)),
      };

/** A file that was uploaded already, for a form that is shown again. */
interface KeptFile {
  readonly upload: string;
  readonly name: string;
}

/** The files that a refused form had, by question; those that are gone are left out. */
export async function keptFiles(
  platform: Platform,
  websiteId: string,
  form: Pick<AskedForm, 'id' | 'fields'>,
  answers: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, readonly KeptFile[]>>> {
  const keys = form.fields
    .filter(({ type }) => type === 'file')
    .flatMap(({ id }) =>
      [answers[id]]
        .flat()
        .filter((key): key is string => typeof key === 'string')
        .map((key) => ({ id, key, hash: hashOf(key) })),
    );
  if (keys.length === 0) return {};
  const now = new Date(platform.clock.now());
  const hashes = keys.map(({ hash }) => hash);
  const found = await selectUploads(platform.db, websiteId, form.id, hashes, now);
  const kept: Record<string, KeptFile[]> = {};
  for (const { id, key, hash } of keys) {
    const file = found.find((one) => one.uploadHash === hash && one.fieldId === id);
    if (file?.submissionId === null) (kept[id] ??= []).push({ upload: key, name: file.name });
  }
  return kept;
}
