/** What an owner reads when a subscription cannot be changed as typed. */
export const variantGone = 'This variant is not sold any more, or is of another product. Choose another one.';
export const otherCurrency =
  'This subscription is charged in {currency}, which the store no longer uses. Only its quantity can be changed.';
export const soldOut = 'This variant is sold out. Choose another one, or add stock first.';
export const tooFew = 'Only {left} are in stock. Enter at most as many, or add stock first.';
export const notDelivered =
  'The store does not deliver there. Enter another address, or add a delivery zone first.';
