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

/** What happened to the money of an order since a return of it was recorded. */
interface SinceReturn {
  /** Refunded since, minor units, whatever for; of it `pendingMinor` is not decided yet. */
  readonly refundedMinor: number;
  readonly pendingMinor: number;
  /** Whether what was due was settled in another way since. */
  readonly isSettled: boolean;
}

/** What a return made due, minor units. */
interface MadeDue {
  /** By how much less all returns make due without it. */
  readonly amountMinor: number;
  /** Whether it was to be refunded; if not, it changed how later ones were rounded at most. */
  readonly isRefundDue: boolean;
}

/**
 * What is to be refunded once a return is deleted. Null when what it made due may have been refunded since, or settled:
 * then it has to stay.
 */
export function refundDueWithoutReturn(
  { refundDueMinor, keptMinor }: RefundDue,
  made: MadeDue,
  since: SinceReturn,
): number | null {
  const dueMinor = Math.max(0, Math.min(refundDueMinor - made.amountMinor, keptMinor));
  // Rounding alone makes nothing due of what was settled. What is still due follows it, or a cent would be left of a
  // later return that is deleted after this one.
  if (!made.isRefundDue) return refundDueMinor === 0 ? 0 : dueMinor;
  if (made.amountMinor === 0) return refundDueMinor;
  if (since.isSettled) return null;
  if (since.refundedMinor > 0 && refundDueMinor - since.pendingMinor < made.amountMinor) return null;
  return dueMinor;
}
