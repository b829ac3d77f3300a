/** Words of parcels: in their mails, and beside an order. */

// Mails
export const partSubject = 'Part of your order #{number} from {shop} is on its way';
export const partIntro = 'Part of order #{number} has been sent. The rest follows separately.';
export const partIntroNothingSent = 'Part of order #{number} is complete. The rest follows.';
export const restIntro = 'The rest of order #{number} has been sent.';
export const readySubject = 'Your order #{number} from {shop} is ready to be picked up';
export const readyIntro = 'Order #{number} is ready to be picked up.';
export const readyPartSubject = 'Part of your order #{number} from {shop} is ready to be picked up';
export const readyPartIntro = 'Part of order #{number} is ready to be picked up. The rest follows.';
export const readyRestIntro = 'The rest of order #{number} is ready to be picked up.';
export const openingHours = 'Opening hours';
export const trackingSubject = 'Tracking for your order #{number} from {shop}';
export const trackingIntro = 'You can follow the parcel of order #{number} on its way.';
export const contents = 'What it contains';
export const carrier = 'Carrier';
export const trackingNumber = 'Tracking number';
export const track = 'Track your parcel';

// Beside an order
export const heading = { one: 'Your parcel', other: 'Your parcels' };
export const sentOn = 'Sent on {date}';
/** Of what is picked up. */
export const readySince = 'Ready since {date}';
export const returnedOn = 'Returned on {date}';
export const numbered = '{carrier} {number}';
export const restFollows = 'The rest of your order follows separately.';
/** By `BuyerStatus`. */
export const statusNames = {
  'awaiting-payment': 'Waiting for payment',
  paid: 'Paid, being prepared',
  fulfilled: 'Sent',
  'partially-refunded': 'Partly refunded',
  refunded: 'Refunded',
  canceled: 'Canceled',
  'partly-sent': 'Partly sent',
  ready: 'Ready to be picked up',
  'partly-ready': 'Partly ready to be picked up',
  complete: 'Complete',
  'partly-complete': 'Partly complete',
} as const;
