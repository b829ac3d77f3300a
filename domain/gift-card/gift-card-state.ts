/**
 * What an owner sees of a gift card: 'scheduled' has a mail that is still to be written, 'refunded' ended with the full
 * refund of its order, 'disabled' was ended by the owner and can be enabled again.
 */
export const giftCardStates = ['active', 'used-up', 'scheduled', 'disabled', 'refunded'] as const;
export type GiftCardState = (typeof giftCardStates)[number];

/** How a card came to be: bought in an order, or issued by the shop. */
export const giftCardOrigins = ['bought', 'shop'] as const;

/** As it is stored. Only an active card can be spent. */
export const giftCardStatuses = ['active', 'disabled', 'void'] as const;
export type GiftCardStatus = (typeof giftCardStatuses)[number];

/** The state of a card. `sendOn` is when its mail is due, null for never; `sentOn` when it was written: epoch milliseconds. */
export function giftCardState(card: {
  readonly status: GiftCardStatus;
  readonly balanceMinor: number;
  readonly sendOn: number | null;
  readonly sentOn: number | null;
}): GiftCardState {
  if (card.status === 'void') return 'refunded';
  if (card.status === 'disabled') return 'disabled';
  if (card.sendOn !== null && card.sentOn === null) return 'scheduled';
  return card.balanceMinor > 0 ? 'active' : 'used-up';
}

/** A code of which only the end is shown: ••••7K2P. */
export const maskedCode = (last4: string): string => `••••${last4}`;
