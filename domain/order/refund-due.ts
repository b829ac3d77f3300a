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

/**
 * What is to be refunded once a return is deleted that made `madeDueMinor` due. Null when it may have been refunded
 * since, or settled: then it has to stay.
 */
export function refundDueWithoutReturn(
  { refundDueMinor, keptMinor }: RefundDue,
  madeDueMinor: number,
  since: SinceReturn,
): number | null {
  if (madeDueMinor === 0) return refundDueMinor;
  if (since.isSettled) return null;
  if (since.refundedMinor > 0 && refundDueMinor - since.pendingMinor < madeDueMinor) return null;
  return Math.max(0, Math.min(refundDueMinor - madeDueMinor, keptMinor));
}
