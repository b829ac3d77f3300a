import { MAX_EVENT_DATA } from '@vitrine/contracts/analytics.ts';

/** The zero byte and lone surrogates, escaped: PostgreSQL's jsonb rejects both, and one would fail a whole batch. */
const notStorable = /\\u(?:0000|d[89a-f][0-9a-f]{2})/;

/** An event's data as an object that can be stored; null when it is not an object, too large, or not storable. */
export function readEventData(data: unknown): Readonly<Record<string, unknown>> | null {
  let value = data;
  if (typeof data === 'string') {
    try {
      value = JSON.parse(data) as unknown;
    } catch {
      return null;
    }
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return isStorable(JSON.stringify(value)) ? (value as Readonly<Record<string, unknown>>) : null;
}

/** Whether JSON text fits and contains nothing that jsonb rejects. */
export function isStorable(json: string): boolean {
  return json.length <= MAX_EVENT_DATA && !notStorable.test(json);
}
