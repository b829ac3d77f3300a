/**
 * What has become of a draft order. 'ordered': it was checked out, and its order says whether it is paid; 'expired':
 * its link is no longer valid; 'sent': its link was mailed; 'open': none of these.
 */
export const draftOrderStates = ['open', 'sent', 'expired', 'ordered'] as const;
export type DraftOrderState = (typeof draftOrderStates)[number];

interface DraftOrderFacts {
  readonly isOrdered: boolean;
  /** Epoch milliseconds; null: never. */
  readonly expiresOn: number | null;
  readonly isSent: boolean;
}

/** The state at a time (epoch milliseconds). It is stored nowhere: the clock and the checkout change it. */
export function draftOrderState(
  { isOrdered, expiresOn, isSent }: DraftOrderFacts,
  now: number,
): DraftOrderState {
  if (isOrdered) return 'ordered';
  if (expiresOn !== null && expiresOn <= now) return 'expired';
  return isSent ? 'sent' : 'open';
}

/** A draft order's number as people read it: D12. */
export const draftOrderName = (number: number): string => `D${number}`;

/** The number in a search for `D12` or `#D12`; null in any other. */
export function draftNumberIn(search: string): number | null {
  const [, digits] = /^#?d(\d{1,9})$/i.exec(search.trim()) ?? [];
  return digits === undefined ? null : Number(digits);
}
