/** The amount of one payment that a gift card paid and that has not been refunded. Minor units, at least 0. */
export interface SpentOnCard {
  readonly id: string;
  readonly spentMinor: number;
}

/**
 * Splits a refund among the cards a payment used: the card used last is refilled first, and none gets more than was
 * spent from it. The rest stays unassigned: the sum of the parts may be less than `amountMinor`. `cards` are in the
 * order they were used.
 */
export function allocateRefund(
  cards: readonly SpentOnCard[],
  amountMinor: number,
): readonly { readonly id: string; readonly amountMinor: number }[] {
  if (!Number.isSafeInteger(amountMinor) || amountMinor < 0) {
    throw new RangeError('a refund is a whole number of minor units, at least 0');
  }
  const shares: { id: string; amountMinor: number }[] = [];
  let rest = amountMinor;
  for (const { id, spentMinor } of cards.toReversed()) {
    const share = Math.min(rest, Math.max(0, spentMinor));
    if (share > 0) shares.push({ id, amountMinor: share });
    rest -= share;
  }
  return shares;
}
