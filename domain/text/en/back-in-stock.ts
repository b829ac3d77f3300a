/** The mail that a product is back in stock, and the page that ends such mails. */
export const mailSubject = '{product} is back in stock';
export const mailHeading = '{product} is back';
export const mailIntro =
  'You asked {shop} to write to you as soon as it is available again. Now it is, while stock lasts.';
export const mailLink = 'See {product}';
export const mailReason =
  'You are receiving this one email because this address was signed up for it at {shop}.';
export const mailUnsubscribe = 'Unsubscribe from these emails';
export const unsubscribeTitle = 'No more emails about stock?';
export const unsubscribeSentence =
  'Your address will be removed from all waiting lists of {shop}, and you will no longer be notified when sold-out products return.';
export const unsubscribeButton = 'Unsubscribe';
export const unsubscribedTitle = 'You are unsubscribed';
export const unsubscribedSentence =
  'Your address is on no waiting list of {shop} any more. You can sign up again on the page of any sold-out product.';
export const endedTitle = 'There is nothing to unsubscribe from';
export const endedSentence =
  'This link is not complete, or it has been used already. It leads to no waiting list of {shop}.';
export const toShop = 'Back to the shop';
