/**
 * Words of the shop that a visitor sees, English. Texts quoted in the specification are verbatim;
 * failures of calls are in the error catalogue. spec: storefront-commerce 4, 5, 8, 9.
 */

// Choosing
export const selectOneOption = 'Please select the {option} option.';
export const selectTwoOptions = 'Please select the {option1} and {option2} options.';
export const selectManyOptions = 'Please select the {optionsList} and {lastOption} options.';
export const variantUnavailable = 'Sorry, that item variant is unavailable. Please select another variant.';
export const outOfStock = 'Sorry, we do not have enough of that item available.';
export const quantityNotANumber = 'Quantity must be a number.';
export const quantityNotWhole = 'Quantity must be a whole number';
export const selectDenomination = 'Select a denomination for the Gift Card';
export const quantityLabel = 'Quantity';
export const selectOptionPlaceholder = 'Select {option}';

// The add-to-cart button
export const addToCart = 'Add To Cart';
export const chooseOptions = 'Choose options';
export const subscribe = 'Subscribe';
export const getAccess = 'Get access';
export const accessNotSold = 'Access cannot be bought here yet.';
export const adding = 'Adding…';
export const added = 'Added!';
export const selectOption = 'Select Option';
export const soldOutButton = 'Sold Out';

// Marks and prices
export const soldOut = 'sold out';
export const sale = 'sale';
export const priceUnavailable = 'Unavailable';
export const fromPrice = 'from {price}';
export const originalPriceSpoken = 'Original price';
export const salePriceSpoken = 'Sale price';

// Dialogs and the popover
export const unableToPurchase = 'Unable to Purchase Item';
export const unableToPurchaseGiftCard = 'Unable to purchase Gift Card';
export const addedToCart = '{productName} was added to your cart.';
export const checkoutNeedsCookies =
  'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.';

export const viewCart = 'View cart';

// Subscription prices. spec: site-platform 9
export const subscriptionEvery = {
  WEEK: { one: '{price} weekly', other: '{price} every {n} weeks' },
  MONTH: { one: '{price} monthly', other: '{price} every {n} months' },
  YEAR: { one: '{price} yearly', other: '{price} every {n} years' },
} as const;
export const subscriptionFor = {
  WEEK: { one: 'for 1 week', other: 'for {n} weeks' },
  MONTH: { one: 'for 1 month', other: 'for {n} months' },
  YEAR: { one: 'for 1 year', other: 'for {n} years' },
} as const;
