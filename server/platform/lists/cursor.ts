/** How a sort value is compared and written into a cursor. Times are microseconds since the epoch. */
export type SortType = 'time' | 'integer' | 'text' | 'uuid';

/** Where a page of a list ended: the sort it was read in, and the last row's sort value and id. */
export interface Cursor {
  readonly sort: string;
  readonly value: string;
  readonly id: string;
}

export function writeCursor({ sort, value, id }: Cursor): string {
  return Buffer.from(JSON.stringify([sort, value, id])).toString('base64url');
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;
const valuePatterns: Readonly<Record<SortType, RegExp>> = {
  // To the year 9999, which stands for no date where those without one come last.
  time: /^-?\d{1,18}$/,
  integer: /^-?\d{1,18}$/,
  uuid,
  // oxlint-disable-next-line no-control-regex -- PostgreSQL has no texts with a zero byte
  text: /^[^\0]{0,1000}$/su,
};

/** The cursor a client sent back; null when it is not one of this list in this sort. */
export function readCursor(text: string, sort: string, type: SortType): Cursor | null {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
  if (!Array.isArray(parts) || parts.length !== 3) return null;
  const [sortedBy, value, id] = parts as unknown[];
  if (sortedBy !== sort || typeof value !== 'string' || typeof id !== 'string') return null;
  return uuid.test(id) && valuePatterns[type].test(value) ? { sort, value, id } : null;
}
