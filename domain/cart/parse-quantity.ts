import { fail, ok, type Result } from '../result.ts';
import { MAX_QUANTITY } from './cart.ts';

export type QuantityError = 'QUANTITY_NOT_A_NUMBER' | 'QUANTITY_NOT_WHOLE' | 'QUANTITY_OUT_OF_RANGE';

/** Parses a quantity from a person or a call: numeric, whole, 1 to 9999. spec: storefront-commerce 5. */
export function parseQuantity(input: string | number): Result<number, QuantityError> {
  const quantity = typeof input === 'number' ? input : readNumber(input);
  if (!Number.isFinite(quantity)) return fail('QUANTITY_NOT_A_NUMBER');
  if (!Number.isInteger(quantity)) return fail('QUANTITY_NOT_WHOLE');
  if (quantity < 1 || quantity > MAX_QUANTITY) return fail('QUANTITY_OUT_OF_RANGE');
  return ok(quantity);
}

// Only plain decimals: Number() would accept '', '0x10' and '1e3'.
function readNumber(text: string): number {
  const trimmed = text.trim();
  return /^[+-]?(?:\d{1,15}(?:\.\d{0,15})?|\.\d{1,15})$/.test(trimmed) ? Number(trimmed) : Number.NaN;
}
