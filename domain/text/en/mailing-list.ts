/** The mail that asks to confirm an address, and the pages that confirm and unsubscribe it. */
export const mailSubject = 'Please confirm your email for {shop}';
export const mailHeading = 'One more step';
export const mailIntro =
  'This address was entered to get news from {shop}. If that was you, please confirm it, and you are on the list.';
export const mailLink = 'Confirm my address';
export const mailReason =
  'If it was not you, you need not do anything: without a confirmation you get no news from {shop}.';
export const mailUnsubscribe = 'I do not want emails from this list';
export const confirmTitle = 'Get news from {shop}?';
export const confirmSentence = 'Press the button to confirm your address. You can unsubscribe at any time.';
export const confirmButton = 'Confirm my address';
export const confirmedTitle = 'You are on the list';
export const confirmedSentence =
  'Thank you. Your address is confirmed, and you will get the next news from {shop}.';
export const confirmEndedTitle = 'This link confirms nothing';
export const confirmEndedSentence =
  'It is not complete, or it is too old. Please sign up again on the site of {shop}.';
export const unsubscribeTitle = 'No more news by email?';
export const unsubscribeSentence =
  'You will get no more news from {shop}. Emails about your orders still reach you.';
export const unsubscribeButton = 'Unsubscribe';
export const unsubscribedTitle = 'You are unsubscribed';
export const unsubscribedSentence = 'You get no more news from {shop}. You can sign up again at any time.';
export const endedTitle = 'There is nothing to unsubscribe from';
export const endedSentence = 'This link is not complete, or your address is not on any list of {shop}.';
export const toShop = 'Back to the site';
export const formTitle = 'Get news from {shop}';
export const formAgain = 'Enter your email to sign up.';
