/** Words of what is delivered as a file: its mail, its page, the links beside an order. */

// Beside an order
export const downloadsHeading = 'Your downloads';
export const downloadNamed = 'Download {product}';
export const downloadTerms = '{times} left, until {date}';

// The page of a link
export const pageTitle = 'Your download';
export const fileFacts = '{filename}, {size}';
export const download = 'Download';
export const downloadHint = 'This link works until {date}. {times} left.';
export const downloadsLeft = { one: 'One download', other: '{n} downloads' };
export const backToOrder = 'See your order';
export const expiredTitle = 'This link has expired';
export const expired = 'It worked until {date}. Write to us and we will send you a new one.';
export const usedUpTitle = 'This link has been used up';
export const usedUp =
  'It has been downloaded as often as it allows. Write to us and we will send you a new one.';
export const withdrawnTitle = 'This download is closed';
export const withdrawn = 'Its order has been refunded. Write to us if you think that is a mistake.';
export const goneTitle = 'The file is missing';
export const gone = 'We cannot find the file any more. Write to us and we will send it to you.';
export const writeTo = 'Write to {email}';
export const unknownTitle = 'No such download';
export const unknown =
  'There is no download at this address. The link in your email may have been cut in two: copy all of it.';

// The mail
export const mailSubject = { one: 'Your download from {shop}', other: 'Your downloads from {shop}' };
export const mailHeading = 'Hello {name},';
export const mailIntro = 'Thank you for your order. What you bought is ready:';
/** By the number of links. */
export const mailTerms = {
  one: 'The link works {limit} times, until {date}.',
  other: 'Each link works {limit} times, until {date}.',
};
export const mailTermsOnce = 'It can be downloaded once, until {date}.';
/** Where the terms of the links differ. */
export const mailTermsVary = 'The page of each link says how often and until when it works.';
export const kilobytes = '{n} KB';
export const megabytes = '{n} MB';
