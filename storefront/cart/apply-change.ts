import type { CartEntryView, ShoppingCartView } from '@vitrine/contracts/cart.ts';
import { toDecimal } from '@vitrine/domain/money/format-money.ts';

/** A change to one line that the server has not confirmed yet. */
export type PendingChange =
  | { readonly kind: 'quantity'; readonly entryId: string; readonly quantity: number }
  | { readonly kind: 'remove'; readonly entryId: string };

/**
 * The optimistic cart after a change: lines, subtotal and count. Delivery, tax and discount stay
 * unchanged until the server responds; the grand total moves with the subtotal.
 */
export function applyChange(cart: ShoppingCartView, change: PendingChange): ShoppingCartView {
  const entries = cart.entries.flatMap((entry): readonly CartEntryView[] => {
    if (entry.id !== change.entryId) return [entry];
    if (change.kind === 'remove') return [];
    return [{ ...entry, quantity: change.quantity, subTotal: entry.purchasePriceCents * change.quantity }];
  });
  const subtotalCents = entries.reduce((sum, entry) => sum + entry.subTotal, 0);
  return {
    ...cart,
    entries,
    subtotalCents,
    subtotalAmount: {
      decimalValue: toDecimal({ minor: subtotalCents, currency: cart.currency }),
      currencyCode: cart.currency,
    },
    grandTotalCents: Math.max(0, cart.grandTotalCents + subtotalCents - cart.subtotalCents),
    totalQuantity: entries.reduce((sum, entry) => sum + entry.quantity, 0),
  };
}

/** The cart with every pending change applied. */
export function applyChanges(cart: ShoppingCartView, changes: readonly PendingChange[]): ShoppingCartView {
  return changes.reduce(applyChange, cart);
}
