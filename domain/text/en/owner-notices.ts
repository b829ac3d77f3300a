/** Mails that notify owners. */
export const newOrders = { one: 'New order at {shop}: {sum}', other: '{n} new orders at {shop}: {sum}' };
export const lowStock = {
  one: '1 variant is low in stock at {shop}',
  other: '{n} variants are low in stock at {shop}',
};
export const failedPayments = {
  one: 'A subscription payment failed at {shop}',
  other: '{n} subscription payments failed at {shop}',
};
export const heldComments = {
  one: '1 comment waits for your review at {shop}',
  other: '{n} comments wait for your review at {shop}',
};
export const heldReviews = {
  one: '1 review waits for you at {shop}',
  other: '{n} reviews wait for you at {shop}',
};
export const failedPages = {
  one: '1 page at {shop} could not be published at its time',
  other: '{n} pages at {shop} could not be published at their time',
};
export const failedWebhooks = {
  one: 'The webhook of 1 form at {shop} was turned off: its address took nothing for days',
  other: 'The webhooks of {n} forms at {shop} were turned off: their addresses took nothing for days',
};
export const openAdmin = 'Open in the admin';
export const changeNotices = 'Change what you are emailed about';
export const more = 'And {n} more.';
export const unitsLeft = '{n} left';
