import { fail, ok, type Result } from '../result.ts';
import type { CartLine } from './cart.ts';

/** The lines without one of them. */
export function removeLine(
  lines: readonly CartLine[],
  lineId: string,
): Result<readonly CartLine[], 'CART_ENTRY_NOT_FOUND'> {
  const rest = lines.filter((line) => line.id !== lineId);
  return rest.length === lines.length ? fail('CART_ENTRY_NOT_FOUND') : ok(rest);
}
