/** Words of the pages that lead to an order: the look-up, and what is asked in a browser that did not buy. */

export const lookupLink = 'Find your order';
export const lookupTitle = 'Find your order';
export const lookupLead =
  'Your order number is in your confirmation mail. Enter it with the e-mail address you ordered with.';
export const numberLabel = 'Order number';
export const numberExample = 'For example 1001';
export const emailLabel = 'E-mail';
export const find = 'Find order';
export const numberMissing = 'Enter the order number from your confirmation mail.';
export const emailMissing = 'Enter the e-mail address you ordered with.';
export const lookupFailed =
  'We found no order with this number and e-mail address. Look in your confirmation mail: it names both, and it has a link to your order.';

export const gateTitle = 'Is this your order?';
export const gateLead =
  'This browser is not the one the order was placed in. To keep its details private, we ask first.';
export const gateLabel = 'E-mail or postal code';
export const gateHint = 'The one you ordered with.';
export const open = 'Open order';
export const gateFailed =
  'This is not what the order was placed with. Look in your confirmation mail: it was sent to the e-mail address you ordered with.';
export const writeToUs = 'No mail? Write to {email}.';

export const tooManyTries = 'That was tried too often. Please try again in {wait}.';
export const oneMinute = 'a minute';
export const minutes = '{n} minutes';

/** On the cart page. */
export const cartQuestion = 'Looking for an order you placed?';
