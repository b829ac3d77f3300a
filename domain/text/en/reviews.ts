/** Words of reviews: the mail that asks for them, the page where they are written, the page of the product. */

// The mail
export const mailSubject = 'How do you like your order from {shop}?';
export const mailHeading = 'How do you like it?';
export const mailIntro =
  'We hope that everything in your order #{number} arrived well. Your opinion helps others choose, and it helps us get better. It takes a minute.';
export const mailLink = 'Write a review';
export const mailReason =
  'You are receiving this one email because you ordered at {shop}. You are asked once per order.';
export const mailUnsubscribe = 'Do not ask me for reviews again';

// The page where reviews are written
export const pageTitle = 'Your reviews';
export const pageIntro = 'What do you think of what you bought? Choose a product.';
export const formTitle = 'Review “{product}”';
export const write = 'Write a review';
export const writeOf = 'Write a review of “{product}”';
export const edit = 'Change your review';
export const editOf = 'Change your review of “{product}”';
export const yourStars = 'Your review: {stars}';
export const back = 'All products of your order';
export const productGone = 'This product is no longer sold, so it cannot be reviewed.';
export const starsLabel = 'How many stars do you give it?';
export const starOption = {
  '5': '5 stars – excellent',
  '4': '4 stars – good',
  '3': '3 stars – all right',
  '2': '2 stars – poor',
  '1': '1 star – very poor',
};
export const titleLabel = 'Headline';
export const titleHint = 'Optional. In a few words.';
export const bodyLabel = 'Your review';
export const bodyHint = 'What do you like, what don’t you like, and how do you use it?';
export const nameLabel = 'Name';
export const nameHint = 'Shown with your review. Your email address is not.';
export const picturesLabel = 'Pictures';
export const picturesHint = 'Optional. Up to {most} pictures of at most {size} each.';
export const yourPictures = 'Your pictures';
export const removePicture = 'Remove picture {n}';
export const send = 'Send review';
export const starsMissing = 'Choose 1 to 5 stars.';
export const bodyMissing = 'Write a few words.';
export const nameMissing = 'Enter a name, or initials.';
export const tooLong = 'Shorten this to at most {most} characters.';
export const tooManyPictures = {
  one: 'A review has at most {most} pictures. 1 picture was not added.',
  other: 'A review has at most {most} pictures. {n} pictures were not added.',
};
export const pleaseCheck = 'Your review is not sent yet. Please check what is marked below.';
export const thanks = 'Thank you. Your review is published.';
export const thanksHeld = 'Thank you. Your review will appear when the shop has read it.';
export const endedTitle = 'This link leads to no review';
export const ended = 'It is not complete, or the order it belongs to is no longer there.';
export const refundedTitle = 'This order cannot be reviewed';
export const refunded = 'It was cancelled or refunded, so there is nothing left to review.';
export const toShop = 'Back to the shop';
export const pictureOf = 'Picture of “{product}” by a customer';

// The page that ends these mails
export const unsubscribeTitle = 'No more emails about reviews?';
export const unsubscribeSentence = '{shop} will not ask you for reviews of your orders any more.';
export const unsubscribeButton = 'Do not ask me again';
export const unsubscribedTitle = 'You will not be asked again';
export const unsubscribedSentence = '{shop} sends you no more emails that ask for reviews.';

// The page of the product
export const verified = 'Verified purchase';
export const answerOf = 'Answer from {shop}';
export const newer = 'Newer reviews';
export const older = 'Older reviews';
export const pages = 'Pages of reviews';
export const filter = 'Show reviews by stars';
export const allStars = 'All';
export const onlyStars = { one: '{n} star ({count})', other: '{n} stars ({count})' };
export const noneWithStars = 'There is no review with this number of stars.';
