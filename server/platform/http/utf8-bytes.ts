/** Texts up to this many bytes are written in one pass. */
const SCRATCH = 2 * 1024 * 1024;
let scratch: Buffer | null = null;

/** A text in UTF-8. Written once and copied: `Buffer.from` goes through it twice, for its length and for its bytes. */
export function utf8Bytes(text: string): Buffer {
  if (text.length * 3 > SCRATCH) return Buffer.from(text);
  scratch ??= Buffer.allocUnsafeSlow(SCRATCH);
  return Buffer.from(scratch.subarray(0, scratch.write(text)));
}
