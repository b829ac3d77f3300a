/** The money of an order that is to be refunded, minor units. */
interface RefundDue {
  /** What an owner owes the buyer: for returned units, and for refunds that failed. */
  readonly refundDueMinor: number;
  /** What the shop still has of the order. */
  readonly keptMinor: number;
}

type Happening =
  /** Units came back, and their money is to follow. */
  | { readonly kind: 'returned'; readonly amountMinor: number }
  /** A refund was made, whatever for. `keptMinor` is what is left after it. */
  | { readonly kind: 'refunded'; readonly amountMinor: number }
  /** A refund could not be made. */
  | { readonly kind: 'refused'; readonly amountMinor: number }
  /** The bank returned a refund. `keptMinor` contains it. */
  | { readonly kind: 'bounced'; readonly amountMinor: number };

/** What is to be refunded after something happened; never more than the shop has. */
export function refundDueAfter(
  { refundDueMinor, keptMinor }: RefundDue,
  { kind, amountMinor }: Happening,
): number {
  const due = {
    returned: refundDueMinor + amountMinor,
    refunded: refundDueMinor - amountMinor,
    refused: Math.max(refundDueMinor, amountMinor),
    bounced: refundDueMinor + amountMinor,
  }[kind];
  return Math.max(0, Math.min(due, keptMinor));
}
