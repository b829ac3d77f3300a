import { formFileType, type FormFileType, isPlainText } from '@vitrine/domain/form/file-kinds.ts';

/**
 * What a file is, by its content and never by its name; null for one that no form takes: archives, programs, scripts,
 * drawings, pages and what is not known. `filename` decides only between plain text and CSV, which look the same.
 */
export async function recogniseFormFile(bytes: Uint8Array, filename: string): Promise<FormFileType | null> {
  // Text with the mark of UTF-16, whose first bytes could also be those of a sound.
  const marked = isMarked(bytes) ? decode(bytes) : null;
  if (marked !== null && isPlainText(marked)) return textType(filename);
  // Loaded with the first upload: the import takes 50 ms.
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(bytes);
  if (type !== undefined) return formFileType(type.ext);
  const text = decode(bytes);
  return text !== null && isPlainText(text) ? textType(filename) : null;
}

const textType = (filename: string): FormFileType | null =>
  formFileType(/\.csv$/i.test(filename) ? 'csv' : 'txt');

const isMarked = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

/** Bytes that Windows-1252 has no characters for. */
const undefinedBytes = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/** UTF-8, UTF-16 with the mark that says so, or Windows-1252, as spreadsheets write it; null for other bytes. */
function decode(bytes: Uint8Array): string | null {
  const isWide = isMarked(bytes);
  const encoding = isWide ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    if (isWide || bytes.some((byte) => undefinedBytes.has(byte))) return null;
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
