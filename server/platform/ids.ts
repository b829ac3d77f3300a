import { randomBytes, randomFillSync } from 'node:crypto';

// Random bytes are drawn in blocks: one system call for many ids.
const pool = Buffer.alloc(8192);
let used = pool.length;

function take(count: number): Buffer {
  if (used + count > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const bytes = Buffer.from(pool.subarray(used, used + count));
  used += count;
  return bytes;
}

let lastMoment = -1;
let counter = 0;

/**
 * A UUIDv7 (RFC 9562), generated here so that PostgreSQL from 15 is enough: sorted by time, and within a millisecond in
 * the order this process made them, up to 2,048 of them (section 6.2, a counter that starts at random); 62 bits are
 * random. `now` in milliseconds since 1970.
 */
export function newId(now: number = Date.now()): string {
  const bytes = Buffer.alloc(16);
  bytes.writeUIntBE(now, 0, 6);
  take(10).copy(bytes, 6);
  counter = now === lastMoment ? (counter + 1) & 0xfff : bytes.readUInt16BE(6) & 0x7ff;
  lastMoment = now;
  bytes.writeUInt16BE(0x7000 | counter, 6);
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** The lower bound of ids created from a time on: ids of earlier times are smaller. `moment` in ms since 1970. */
export function lowestIdAt(moment: number): string {
  const hex = Math.max(0, Math.floor(moment)).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}

/** An unguessable token, base64url, of `bytes` random bytes (16 by default: 22 characters). */
export function newToken(bytes = 16): string {
  return bytes <= 64 ? take(bytes).toString('base64url') : randomBytes(bytes).toString('base64url');
}

/** Whether a text from outside has the shape of an id, so that PostgreSQL takes it as a UUID. */
export const isId = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
