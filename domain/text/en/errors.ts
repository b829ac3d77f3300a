/**
 * What a visitor reads when something expected fails, by code; status and hint of each are in contracts/errors.ts. Those
 * quoted in the specification are used word for word.
 */
export const errorMessages = {
  // Requests. spec: storefront-commerce 8
  MALFORMED_REQUEST: 'Some of what was sent could not be understood. Please check it and try again.',
  MALFORMED_JSON: 'The request body is not valid JSON.',
  BODY_TOO_LARGE: 'The request is too large.',
  UNSUPPORTED_MEDIA_TYPE: 'This kind of request body is not accepted here.',
  WRONG_HOST: 'This website has another address. Please open it there and try again.',
  NOT_FOUND: 'There is nothing at this address.',
  METHOD_NOT_ALLOWED: 'This address does not answer that kind of request.',
  CRUMB_MISMATCH: 'Your session has expired. Please reload the page and try again.',
  COOKIES_DISABLED: 'Please enable cookies in your browser, reload the page, and try again.',
  RATE_LIMITED: 'Please try again in a few seconds.',
  SERVER_ERROR: 'Something went wrong on our side. Please try again.',
  DATABASE_UNAVAILABLE: 'The shop is restarting. Please try again in a few seconds.',

  // Adding to the cart. spec: storefront-commerce 5, 8
  NO_VARIANT_SELECTED: '{sentence}',
  VARIANT_UNAVAILABLE: 'Sorry, that item variant is unavailable. Please select another variant.',
  OUT_OF_STOCK: 'Sorry, we do not have enough of that item available.',
  QUANTITY_NOT_A_NUMBER: 'Quantity must be a number.',
  QUANTITY_NOT_WHOLE: 'Quantity must be a whole number',
  QUANTITY_OUT_OF_RANGE: 'Quantity must be between 1 and 9999.',
  ITEM_UNAVAILABLE: 'Sorry, that item is no longer available.',
  SUBSCRIPTION_OPTION_UNKNOWN:
    'This way of subscribing is no longer offered. Please reload the page and choose again.',
  NOT_SOLD_YET: 'This product cannot be bought here yet.',
  CART_FULL: 'A cart holds at most 500 lines. Please check out first, or remove something.',
  CART_ENTRY_NOT_FOUND: 'That line is no longer in your cart.',
  CART_PURCHASED: 'This cart has already been paid. Please start a new one.',
  CART_BUSY: 'A payment for this cart is under way. Please wait a moment.',
  ADDITIONAL_FIELDS_INVALID: 'Please check the answers to this product’s questions.',
  CODE_MISSING: 'Enter a code first.',
  CODE_REFUSED: '{sentence}',
  TOO_MANY_CODES: 'A cart takes at most {most} codes and {most} gift cards. Remove one first.',
  LOCATION_INVALID: 'Please check where your order would go.',
  DONATION_OUT_OF_RANGE: 'Please give between {least} and {most}.',

  // Checkout
  CART_EMPTY: 'Your cart is empty. Add something to it before checking out.',
  CHECKOUT_DETAILS_INVALID: 'Please check the marked fields.',
  ORDER_MINIMUM: '{sentence}',
  TOTAL_CHANGED: '{because}The total is now {total}. Please check it and pay again.',
  DELIVERY_UNAVAILABLE: 'We do not deliver to that country.',
  PAYMENT_LINK_CHANGED:
    'The shop has changed this order in the meantime, and nothing was charged. Please check it and pay again.',
  PAYMENT_LINK_INVALID: 'This payment link is no longer valid. Please ask the shop for a new one.',
  CARD_DECLINED: 'Your card was declined. Please try another card.',
  CARD_INSUFFICIENT_FUNDS: 'Your card has insufficient funds. Please try another card.',
  CARD_AUTHENTICATION_FAILED:
    'Your bank did not confirm this payment. Please try again, or use another card.',
  CARD_AUTHENTICATION_NEEDED: 'Your bank wants you to confirm this payment. Please enter your card again.',
  CARD_NUMBER_INVALID: 'Enter a valid card number.',
  CARD_EXPIRED: 'This card has expired. Please try another card.',
  PAYMENT_AMOUNT_TOO_SMALL: 'This total is too small to be paid by card. Please add something to your order.',
  PAYMENT_UNAVAILABLE: 'The payment service does not answer. You have not been charged. Please try again.',
  PAYMENT_ABANDONED: 'The payment was not completed and nothing was charged. Please try again.',

  // Subscriptions
  SUBSCRIPTION_CHANGED: 'This subscription has changed in the meantime. Please look at it again.',

  // Back-in-stock sign-up and captcha. spec: storefront-commerce 5; site-platform 5
  EMAIL_BLANK: 'Email cannot be blank',
  EMAIL_INVALID: 'Email is invalid',
  BACK_IN_STOCK_FAILED: 'Unable to submit form. Please try again later.',
  NEWSLETTER_NOT_CONFIGURED: 'This form has not been configured yet.',
  CAPTCHA_FAILED: 'Complete CAPTCHA before submitting.',

  // Forms on pages. spec: site-platform 8
  FORM_ANSWERS_INVALID: 'One or more fields is invalid, please check your entries.',
  FORM_FILE_REFUSED: 'This file cannot be sent here.',
  FORM_FIELDS_UNREADABLE: 'Could not parse the form fields, please check your entries.',
  FORM_KEY_REFUSED: 'Unable to submit form. Please try again later.',
  FORM_NOT_CONFIGURED: 'This form has not been configured yet.',
  FORM_NOT_SAVED: 'Error processing form submission. Please reload and try again.',

  // Comments and likes. spec: site-platform 4, 5
  COMMENT_INVALID: 'One or more fields is invalid, please check your entries.',
  COMMENTS_CLOSED: 'Comments are closed.',
  COMMENT_PARENT_GONE: 'The comment you answered is no longer there. Yours is kept below.',
  COMMENT_TOO_DEEP: 'This conversation goes no deeper. Please answer further up.',
  LIKING_OFF: 'This cannot be liked.',
  ORDER_NOT_FOUND: 'This order does not exist.',
  COMMENT_NOT_FOUND: 'This comment does not exist.',
  PRODUCT_NOT_FOUND: 'This product does not exist.',
  CONTENT_NOT_FOUND: 'This page or item does not exist.',
  FILE_NOT_FOUND: 'This file does not exist.',
  FILE_TOO_LARGE: 'The file {fileName} is too large. The maximum allowed file size is {maxSize}.',
};

/** What is wrong with a field that no rule of the shop has a sentence for. English has the validator's own messages. */
export const fieldInvalid = 'Please check this field.';
