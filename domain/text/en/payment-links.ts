/** Words of payment links: their pages, what the shop writes above the checkout, and the mail with the link. */
export const noteHeading = 'A note from {shop}';
export const invalidTitle = 'This payment link is no longer valid';
export const invalid =
  'It is not complete, or {shop} has replaced or withdrawn it. Nothing was charged. Please ask for a new one.';
export const expiredTitle = 'This payment link has expired';
export const expired = 'It was valid until {date}. Nothing was charged. Please ask {shop} for a new one.';
export const contact = 'You can reach the shop at {email}.';
export const soldOutTitle = 'This product is sold out';
export const soldOut =
  'There are not enough left of {product} at the moment. Nothing was charged. Please ask {shop} when it is available again.';
export const unavailableTitle = 'This product is not available';
export const unavailable = '{shop} does not sell this product at the moment. Nothing was charged.';
export const mailSubject = 'Your order from {shop}: check and pay';
export const mailHeading = 'Your order is ready to be paid';
export const mailIntro =
  '{shop} has put together an order for you. Follow the link to check it, choose how you get it, and pay.';
export const mailPay = 'Check and pay';
export const mailExpires = 'The link is valid until {date}.';
export const mailMore = 'You see delivery and taxes at the checkout, before you pay.';
export const mailPrivate =
  'Whoever has this link can see and pay the order. Please pass it on only to people who may.';
