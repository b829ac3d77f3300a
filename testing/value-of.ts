import type { Result } from '@vitrine/domain/result.ts';

/** The value of a result that a test expects to be one. */
export function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}
