/** Messages about discount codes and gift cards on a cart. */

/** Why a code does not count, by `DiscountRefusal`. */
export const discountRefusals = {
  UNKNOWN: 'We do not know the code {code}. Please check it for typing errors.',
  NOT_STARTED: 'The code {code} is not valid yet.',
  EXPIRED: 'The code {code} has expired.',
  USED_UP: 'The code {code} has been used up.',
  USED_BEFORE: 'The code {code} can be used once per customer, and you have used it before.',
  MINIMUM_NOT_MET: 'The code {code} is for orders of {minimum} or more.',
  NOT_FOR_THESE_PRODUCTS: 'The code {code} is not for anything in your cart.',
  TOO_FEW_UNITS: 'Add more of what the code {code} is for to your cart, and it will count.',
  NOTHING_TO_DELIVER: 'The code {code} is for delivery, and nothing in your cart is delivered.',
  NOT_FIRST_ORDER: 'The code {code} is for a first order, and you have ordered before.',
  NOT_COMBINED: 'The code {code} cannot be combined with another discount on this order that takes off more.',
  NOTHING_LEFT: 'The code {code} cannot reduce this order any further.',
} as const;
export const giftCardSpent = 'There is nothing left on this gift card.';
export const giftCardDisabled = 'This gift card has been disabled. Please contact the shop.';
export const giftCardForeign = 'This gift card is in another currency than this shop.';
