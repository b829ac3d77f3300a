import { hasStockFor } from '../product/product-rules.ts';
import { fail, ok, type Result } from '../result.ts';
import { quantityOfVariant } from './add-line.ts';
import type { CartLine } from './cart.ts';

export type ChangeQuantityError = 'CART_ENTRY_NOT_FOUND' | 'OUT_OF_STOCK';

/** The lines with one line's quantity set (1 to 9999, see `parseQuantity`). Lowering is always allowed. */
export function changeQuantity(
  lines: readonly CartLine[],
  lineId: string,
  quantity: number,
): Result<readonly CartLine[], ChangeQuantityError> {
  const line = lines.find((other) => other.id === lineId);
  if (line === undefined) return fail('CART_ENTRY_NOT_FOUND');
  const wanted = quantityOfVariant(lines, line.variantId) - line.quantity + quantity;
  if (quantity > line.quantity && !hasStockFor(line.productType, line, wanted)) return fail('OUT_OF_STOCK');
  return ok(lines.map((other) => (other === line ? { ...line, quantity } : other)));
}
