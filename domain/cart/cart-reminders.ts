/** Hours after which a cart without an order is abandoned: bounds, and what a shop has at first. */
export const REMINDER_HOURS = { least: 1, most: 120, default: 10 } as const;
/** Days after its last change in which a cart is written about; an older one is forgotten by its buyer too. */
export const REMINDER_DAYS = 7;
/** Days between two mails about carts to one address. */
export const REMINDER_PAUSE_DAYS = 7;
/** Lines that a mail names. */
export const REMINDER_LINES = 10;

export const abandonedCartStates = ['open', 'reminded', 'recovered'] as const;
export type AbandonedCartState = (typeof abandonedCartStates)[number];

/** Why nobody is written to about a cart. */
export type ReminderRefusal =
  | 'bought'
  | 'ordered-since'
  | 'reminded'
  | 'written-lately'
  | 'unsubscribed'
  | 'empty';

/**
 * Why no mail is written about a cart; null when one may be. Whoever has ordered since, has been written to in the last
 * days or has unsubscribed is left alone, also when the owner asks for it.
 */
export function refuseReminder(cart: {
  readonly isPurchased: boolean;
  readonly hasOrderedSince: boolean;
  readonly isReminded: boolean;
  readonly isWrittenLately: boolean;
  readonly isUnsubscribed: boolean;
  /** Lines that can still be bought. */
  readonly lineCount: number;
}): ReminderRefusal | null {
  if (cart.isPurchased) return 'bought';
  if (cart.hasOrderedSince) return 'ordered-since';
  if (cart.isReminded) return 'reminded';
  if (cart.isUnsubscribed) return 'unsubscribed';
  if (cart.isWrittenLately) return 'written-lately';
  return cart.lineCount === 0 ? 'empty' : null;
}
