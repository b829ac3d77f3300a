import type { ReminderRefusal } from '../../cart/cart-reminders.ts';

/** Why an owner cannot write to the buyer of a cart. */
export const reminderRefusalTexts: Readonly<Record<ReminderRefusal, string>> = {
  bought: 'This cart was ordered.',
  'ordered-since': 'This person has ordered since.',
  reminded: 'An email about this cart was sent already.',
  'written-lately': 'An email about another cart went to this address in the last seven days.',
  unsubscribed: 'This person wants no emails about carts.',
  empty: 'Nothing of this cart is sold any more.',
};
