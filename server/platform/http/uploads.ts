import multipart, { type MultipartFile } from '@fastify/multipart';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { receiveFile } from './receive-file.ts';

/** Bytes for the form's other fields and its boundaries. */
const FORM_OVERHEAD = 16 * 1024;
/** Bytes of one of the form's other fields. */
const MAX_FIELD_BYTES = 1024;
/** RFC 2046: 1 to 70 characters, bare or quoted. */
const BOUNDARY = /;\s*boundary=(?:"[^"\r\n]{1,70}"|[^\s";,]{1,70})\s*(?:;|$)/i;

/** What a form with files may have: files of at most `fileBytes` each, longer ones are truncated. */
export interface FormLimits {
  readonly fileBytes: number;
  /** Files beyond are an error of the request. */
  readonly files: number;
  readonly fields: number;
  /** Bytes of a field. */
  readonly fieldBytes: number;
}

/** Lets the routes of `scope` accept multipart forms with several files, see `readForm`. */
export async function acceptForms(scope: FastifyInstance, limits: FormLimits): Promise<void> {
  const { fileBytes, files, fields, fieldBytes } = limits;
  await scope.register(multipart, {
    throwFileSizeLimit: false,
    limits: { files, fileSize: fileBytes, fields, fieldSize: fieldBytes, parts: files + fields },
  });
}

/** A file of a form; `isTruncated` when it is longer than allowed. */
export interface FormFile {
  /** Of the form's field. */
  readonly fieldName: string;
  readonly filename: string;
  readonly bytes: Uint8Array;
  readonly isTruncated: boolean;
}

/**
 * Reads a form, multipart or not: the text of its fields, of several with one name in the order they came. Each file is
 * given to `onFile` as soon as it has arrived, with the fields before it; the next one waits. Fields of files that were
 * left empty are skipped, and files of fields that are not `wanted` dropped as they arrive.
 */
export async function readForm(
  request: FastifyRequest,
  onFile: (file: FormFile, fields: ReadonlyMap<string, readonly string[]>) => Promise<void>,
  wanted: (fieldName: string) => boolean = () => true,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const fields = new Map<string, string[]>();
  const add = (name: string, value: unknown): void => {
    if (typeof value === 'string') fields.set(name, [...(fields.get(name) ?? []), value]);
  };
  if (!request.isMultipart()) {
    for (const [name, value] of Object.entries((request.body ?? {}) as object))
      for (const one of [value].flat()) add(name, one);
    return fields;
  }
  if (!BOUNDARY.test(request.headers['content-type'] ?? '')) return fields;
  for await (const part of request.parts()) {
    if (part.type === 'field') add(part.fieldname, part.value);
    else if (wanted(part.fieldname)) {
      await receiveFile(part.file, async (bytes) => {
        const filename = (part.filename as string | undefined) ?? '';
        // A browser sends an empty file for a field without one.
        if (filename === '' && bytes.byteLength === 0) return;
        await onFile(
          { fieldName: part.fieldname, filename, bytes, isTruncated: part.file.truncated },
          fields,
        );
      });
    } else part.file.resume();
  }
  return fields;
}

/** The body limit of a route that takes uploads of up to `fileBytes`. */
export const uploadBodyLimit = (fileBytes: number): { readonly bodyLimit: number } => ({
  bodyLimit: fileBytes + FORM_OVERHEAD,
});

/**
 * Lets the routes of `scope` accept multipart forms with one file of at most `fileBytes` bytes; longer ones are
 * truncated.
 */
export async function acceptUploads(scope: FastifyInstance, fileBytes: number): Promise<void> {
  await scope.register(multipart, {
    throwFileSizeLimit: false,
    limits: { files: 1, fileSize: fileBytes, fields: 5, fieldSize: MAX_FIELD_BYTES, parts: 6 },
  });
}

/**
 * The form's file, which is still being received; `missing` is the message at the field `file` when there is none. A
 * form that ends early throws while the file is read, see `isBrokenForm`.
 */
export async function readUpload(
  request: FastifyRequest,
  missing: string,
): Promise<Result<MultipartFile, 'UNSUPPORTED_MEDIA_TYPE' | 'MALFORMED_REQUEST'>> {
  if (!request.isMultipart()) return fail('UNSUPPORTED_MEDIA_TYPE');
  if (!BOUNDARY.test(request.headers['content-type'] ?? '')) return fail('MALFORMED_REQUEST');
  const file = await request.file();
  if (file === undefined) return fail('MALFORMED_REQUEST', { fields: { file: missing } });
  // The parser has none for an empty name, against its own type.
  file.filename = (file.filename as string | undefined) ?? '';
  return ok(file);
}

/** A text field that came before the file; '' when missing. */
export function uploadField(file: MultipartFile, name: string): string {
  const field = Object.hasOwn(file.fields, name) ? file.fields[name] : undefined;
  const first = Array.isArray(field) ? field[0] : field;
  return first?.type === 'field' && typeof first.value === 'string' ? first.value : '';
}

/** Whether this error means that a multipart form ended before its last boundary. The parser gives it no code. */
export function isBrokenForm(error: unknown): boolean {
  return error instanceof Error && error.message.toLowerCase().includes('unexpected end of multipart data');
}
