import { hasStockFor } from '../product/product-rules.ts';
import { fail, ok, type Result } from '../result.ts';
import { MAX_CART_LINES, MAX_QUANTITY, type CartLine } from './cart.ts';

export type AddLineError = 'OUT_OF_STOCK' | 'QUANTITY_OUT_OF_RANGE' | 'CART_FULL';

/** Whether two lines can be merged: the same variant with the same answers. */
function isSameLine(
  a: Pick<CartLine, 'variantId' | 'additionalFields'>,
  b: Pick<CartLine, 'variantId' | 'additionalFields'>,
): boolean {
  return a.variantId === b.variantId && a.additionalFields === b.additionalFields;
}

/** Units of a variant over all lines: stock is shared by lines that differ only in their answers. */
export function quantityOfVariant(lines: readonly CartLine[], variantId: string): number {
  return lines.reduce((sum, line) => (line.variantId === variantId ? sum + line.quantity : sum), 0);
}

/**
 * The lines with one added, or with its quantity added to the same line; price and stock are the new line's. Checks
 * the sum against stock, 9999 units per line and 500 lines. In the shop an SQL statement of server/modules/cart makes
 * this decision; its test compares it with this function.
 * @internal
 */
export function addLine(
  lines: readonly CartLine[],
  line: CartLine,
): Result<readonly CartLine[], AddLineError> {
  const present = lines.find((other) => isSameLine(other, line));
  const quantity = (present?.quantity ?? 0) + line.quantity;
  if (quantity > MAX_QUANTITY) return fail('QUANTITY_OUT_OF_RANGE');
  if (!hasStockFor(line.productType, line, quantityOfVariant(lines, line.variantId) + line.quantity)) {
    return fail('OUT_OF_STOCK');
  }
  if (present === undefined && lines.length >= MAX_CART_LINES) return fail('CART_FULL');
  if (present === undefined) return ok([...lines, line]);
  return ok(lines.map((other) => (other === present ? { ...line, id: present.id, quantity } : other)));
}
