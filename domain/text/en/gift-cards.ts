/** Words of gift cards: their page, their mail, what is wrong with what was typed. `commerce.ts` has the specification's. */

// The page
export const giftCardTitle = 'Gift card';
export const chooseAmount = 'Amount';
export const recipient = 'Who is it for?';
export const recipientName = 'Their name';
export const recipientEmail = 'Their email';
export const recipientEmailHint = 'The card goes there. Type your own to hand it over yourself.';
export const giver = 'Who is it from?';
export const senderName = 'Your name';
export const message = 'Message';
export const optional = 'optional';
export const sendOn = 'Send on';
export const sendOnHint =
  'Today: it leaves as soon as you have paid. Any later day: at eight in the morning.';
export const toPayment = 'Go to payment';
export const backToProduct = 'Back to the gift card';

// What is wrong
export const recipientNameMissing = 'Tell us who it is for.';
export const recipientEmailMissing = 'Enter the email address the card goes to.';
export const recipientEmailInvalid = 'Enter an email address like name@example.com.';
export const senderNameMissing = 'Tell us who it is from.';
export const tooLong = 'Please use at most {max} characters.';
export const sendOnInvalid = 'Choose a day from the calendar.';
export const sendOnPast = 'That day is over. Choose today or a later one.';
export const sendOnTooFar = 'Choose a day within the next year.';
export const pleaseCheck = 'Please check the marked fields.';
export const otherSite = 'This gift card is sold by another shop.';
export const unknownProduct = 'This gift card is no longer sold here.';
export const unknownAmount = 'That amount is no longer sold. Please choose another one.';

// With an order
export const partHeading = { one: 'Your gift card', other: 'Your gift cards' };
/** What a card's line in cart and order is labelled with. */
export const factNames = {
  recipientName: 'For',
  recipientEmail: 'E-mail',
  senderName: 'From',
  message: 'Message',
  sendOn: 'Sent on',
};
export const partFor = '{amount} for {recipient}';
export const partWaits = 'Goes to {email} on {date}';
export const partSent = 'Sent to {email} on {date}';
export const partVoid = 'No longer valid';

// The mail
export const mailSubject = '{sender} sent you a gift card for {shop}';
export const mailHeading = 'Hello {recipient},';
export const mailIntro = '{sender} has given you {amount} to spend at {shop}.';
/** Of a card that the shop itself gives. */
export const mailSubjectOfShop = 'A gift card from {shop}';
export const mailIntroOfShop = 'You have been given {amount} to spend at {shop}.';
/** To somebody whose name is not known. */
export const mailHeadingUnnamed = 'Hello,';
export const mailMessageIs = '{sender} writes:';
export const mailCodeIs = 'This is your code:';
export const mailHowToSpend =
  'Choose something you like, go to the checkout, and type the code where it asks for a discount code or gift card.';
export const mailBalanceStays =
  'What you do not spend at once stays on the card, and the card never expires.';
export const mailKeepSafe = 'Whoever has the code can spend it, so keep this email.';
export const mailLink = 'Visit {shop}';
