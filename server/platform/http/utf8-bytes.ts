/** Texts up to this many bytes are encoded in one step. */
const SCRATCH = 2 * 1024 * 1024;
let scratch: Buffer | null = null;

const encoder = new TextEncoder();

/**
 * Concatenates texts in UTF-8. Encoded once and copied: `Buffer.from` reads a text twice, for its length and for its
 * bytes, and joining long texts first would copy them once more.
 */
export function utf8Bytes(...texts: readonly string[]): Buffer {
  const most = texts.reduce((sum, { length }) => sum + length * 3, 0);
  if (most > SCRATCH) return Buffer.concat(texts.map((text) => Buffer.from(text)));
  scratch ??= Buffer.allocUnsafeSlow(SCRATCH);
  let end = 0;
  for (const text of texts) end += encoder.encodeInto(text, scratch.subarray(end)).written;
  return Buffer.from(scratch.subarray(0, end));
}
