/**
 * Movements of a card's balance: 'redeemed' by a payment, 'released' when that payment took no money or its order was
 * canceled unpaid, 'refunded' with an order it paid, 'disabled' and 'enabled' by the owner, 'voided' with the full refund
 * of the order that bought it.
 */
export const giftCardEntryKinds = [
  'issued',
  'redeemed',
  'released',
  'refunded',
  'disabled',
  'enabled',
  'voided',
] as const;
export type GiftCardEntryKind = (typeof giftCardEntryKinds)[number];

/** What an owner does with a card. */
export const giftCardEventTypes = [
  'issued',
  'code-shown',
  'mailed',
  'recipient-changed',
  'disabled',
  'enabled',
] as const;
export type GiftCardEventType = (typeof giftCardEventTypes)[number];
