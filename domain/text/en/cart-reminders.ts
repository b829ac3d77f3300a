/** The mail about a cart that was left, and its pages. */
export const mailSubject = 'Your cart at {shop}';
export const mailHeading = 'Still thinking about it?';
export const mailIntro =
  'You left something in your cart at {shop}. It is still there, at today’s prices; nothing is reserved.';
export const mailLink = 'Back to your cart';
export const mailReason =
  'You are receiving this one email because this address was entered at the checkout of {shop}, and the order was not completed.';
export const mailUnsubscribe = 'No more emails about carts';
export const returnTitle = 'Your cart is waiting';
export const returnSentence =
  'Take up your cart where you left it. What has sold out meanwhile is left out, and today’s prices apply.';
export const returnButton = 'Continue to the cart';
export const goneTitle = 'This cart is not there any more';
export const goneSentence =
  'It was ordered already, or too much time has passed. Everything else is still in the shop.';
export const toShop = 'Back to the shop';
export const unsubscribeTitle = 'No more emails about carts?';
export const unsubscribeSentence = '{shop} will no longer write to you about a cart that you left.';
export const unsubscribeButton = 'Unsubscribe';
export const unsubscribedTitle = 'You are unsubscribed';
export const unsubscribedSentence = '{shop} will not write to you about carts any more.';
export const endedTitle = 'There is nothing to unsubscribe from';
export const endedSentence =
  'This link is not complete, or it is too old. {shop} sends no email because of it.';
