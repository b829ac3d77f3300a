import { locale } from '../locale.ts';
import type { CartEntryView, CartPricing, ShoppingCartView } from '@vitrine/contracts/cart.ts';
import { cartSums, withValidDelivery } from '@vitrine/domain/cart/cart-sums.ts';
import type { CartLine } from '@vitrine/domain/cart/cart.ts';
import { toDecimal } from '@vitrine/domain/money/format-money.ts';
import { hasStockFor } from '@vitrine/domain/product/product-rules.ts';
import { applyChanges, type PendingChange } from './apply-change.ts';

/**
 * The cart after changes, with every sum, by the server's own rules. Without their
 * data (a response without pricing) only the lines are updated.
 */
export function calculateChanges(
  cart: ShoppingCartView,
  changes: readonly PendingChange[],
): ShoppingCartView {
  const moved = applyChanges(cart, changes);
  const { pricing } = cart;
  if (changes.length === 0 || pricing === undefined) return moved;
  const lines = moved.entries.map((entry) => lineOf(entry, pricing));
  const choice = withValidDelivery(lines, pricing.terms, pricing.choice);
  const sums = cartSums(lines, pricing.terms, choice, locale);
  return {
    ...moved,
    ...sums,
    entries: moved.entries.map((entry) => ({ ...entry, isInStock: isEnoughFor(entry, lines, pricing) })),
    subtotalAmount: {
      decimalValue: toDecimal({ minor: sums.subtotalCents, currency: cart.currency }),
      currencyCode: cart.currency,
    },
  };
}

function lineOf(entry: CartEntryView, pricing: CartPricing): CartLine {
  return {
    // A line the server has not priced yet counts as a separate variant.
    variantId: entry.id,
    ...pricing.lines[entry.id],
    id: entry.id,
    itemId: entry.itemId,
    sku: entry.chosenVariant.sku,
    title: entry.title,
    attributes: entry.chosenVariant.attributes,
    productType: entry.productType,
    quantity: entry.quantity,
    unitPriceMinor: entry.purchasePriceCents,
    unlimited: entry.unlimited,
    qtyInStock: entry.qtyInStock,
    additionalFields: entry.additionalFields,
  };
}

function isEnoughFor(entry: CartEntryView, lines: readonly CartLine[], pricing: CartPricing): boolean {
  const variantId = pricing.lines[entry.id]?.variantId ?? entry.id;
  const units = lines.reduce((sum, line) => (line.variantId === variantId ? sum + line.quantity : sum), 0);
  return entry.isAvailable && hasStockFor(entry.productType, entry, units);
}
