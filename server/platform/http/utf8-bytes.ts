/** Texts up to this many bytes are written in one pass. */
const SCRATCH = 2 * 1024 * 1024;
let scratch: Buffer | null = null;

const encoder = new TextEncoder();

/**
 * Texts, and bytes that are UTF-8 already, one after another. Written once and copied: `Buffer.from` goes through a text
 * twice, for its length and for its bytes, and joining long texts first would copy them once more.
 */
export function utf8Bytes(...parts: readonly (string | Buffer)[]): Buffer {
  const most = parts.reduce((sum, { length }) => sum + length * 3, 0);
  if (most > SCRATCH) {
    return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
  }
  scratch ??= Buffer.allocUnsafeSlow(SCRATCH);
  let end = 0;
  for (const part of parts) {
    const room = scratch.subarray(end);
    end += typeof part === 'string' ? encoder.encodeInto(part, room).written : part.copy(room);
  }
  return Buffer.from(scratch.subarray(0, end));
}
