/** What one payment took from a gift card and has not had given back. Minor units, at least 0. */
export interface SpentOnCard {
  readonly id: string;
  readonly spentMinor: number;
}

/**
 * Shares a refund out among the cards a payment used: the card used last is filled up first, and none gets more than
 * was spent of it. What no card can take is left over: the sum of the parts may be less than `amountMinor`.
 * `cards` stand in the order they were used.
 */
export function shareRefund(
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
