/**
 * Mails that nobody needs in order to get what they paid for. They are not sent to an address whose mails came back, or
 * whose reader called one spam; mails about orders, gift cards, downloads, subscriptions and accounts are. So are those
 * that ask to confirm an address: its reader has just asked for one, and an address that works again comes back by it.
 */
export const marketingMails = ['restock', 'cart-reminder', 'review-request', 'letter'] as const;
