/** Texts of the pages that open an order: the look-up, and the access question in a browser that did not buy. */

export const lookupLink = 'Find your order';
export const lookupTitle = 'Find your order';
export const lookupLead =
  'Your order number is in your confirmation email. Enter it with the email address you ordered with.';
export const numberLabel = 'Order number';
export const numberExample = 'For example 1001';
export const emailLabel = 'Email';
export const find = 'Find order';
export const numberMissing = 'Enter the order number from your confirmation email.';
export const emailMissing = 'Enter the email address you ordered with.';
export const lookupFailed =
  'We found no order with this number and email address. Look in your confirmation email: it names both, and it has a link to your order.';

export const gateTitle = 'Is this your order?';
export const gateLead =
  'This browser is not the one the order was placed in. To keep its details private, we ask first.';
export const gateLabel = 'Email or postal code';
export const gateHint = 'The one you ordered with.';
export const open = 'Open order';
export const gateFailed =
  'This is not what the order was placed with. Look in your confirmation email: it was sent to the email address you ordered with.';
export const writeToUs = 'No email? Write to {email}.';

export const tooManyTries = 'Too many attempts. Please try again in {wait}.';

/** On the cart page. */
export const cartQuestion = 'Looking for an order you placed?';
