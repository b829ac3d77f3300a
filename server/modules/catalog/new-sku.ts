import { randomInt } from 'node:crypto';

/** An SKU for a variant whose owner gave none: `SKU` and ten digits. */
export function newSku(): string {
  return `SKU${String(randomInt(1_000_000_000, 10_000_000_000))}`;
}
