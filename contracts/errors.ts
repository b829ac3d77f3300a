import type { Failure } from '@vitrine/domain/result.ts';

/** One expected failure: HTTP status, the message for people, and a hint for API clients. */
interface CatalogueEntry {
  readonly status: number;
  /** `{name}` placeholders are filled from the failure's params. */
  readonly message: string;
  readonly hint?: string;
}

/**
 * Every failure the server responds with. 422 is malformed input only; a conflict with the current state
 * is 409, 403 or 410. Messages quoted in the specification are used word for word.
 */
export const errorCatalogue = {
  // Requests. spec: storefront-commerce 8
  MALFORMED_REQUEST: {
    status: 422,
    message: 'Some of what was sent could not be understood. Please check it and try again.',
  },
  MALFORMED_JSON: {
    status: 400,
    message: 'The request body is not valid JSON.',
    hint: 'Send a JSON body with Content-Type: application/json.',
  },
  BODY_TOO_LARGE: { status: 413, message: 'The request is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'This kind of request body is not accepted here.' },
  WRONG_HOST: {
    status: 421,
    message: 'This website has another address. Please open it there and try again.',
    hint: 'Ask by the host of PUBLIC_ORIGIN. A proxy in front must pass on the Host header it was asked with.',
  },
  NOT_FOUND: { status: 404, message: 'There is nothing at this address.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This address does not answer that kind of request.' },
  CRUMB_MISMATCH: {
    status: 403,
    message: 'Your session has expired. Please reload the page and try again.',
    hint: 'Echo the crumb cookie in the X-CSRF-Token header, or as crumb in the query or form body.',
  },
  COOKIES_DISABLED: {
    status: 403,
    message: 'Please enable cookies in your browser, reload the page, and try again.',
  },
  RATE_LIMITED: { status: 429, message: 'Please try again in a few seconds.' },
  SERVER_ERROR: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  DATABASE_UNAVAILABLE: {
    status: 503,
    message: 'The shop is restarting. Please try again in a few seconds.',
  },

  // Adding to the cart. spec: storefront-commerce 5, 8
  NO_VARIANT_SELECTED: { status: 409, message: '{sentence}' },
  VARIANT_UNAVAILABLE: {
    status: 409,
    message: 'Sorry, that item variant is unavailable. Please select another variant.',
  },
  OUT_OF_STOCK: { status: 409, message: 'Sorry, we do not have enough of that item available.' },
  QUANTITY_NOT_A_NUMBER: { status: 422, message: 'Quantity must be a number.' },
  QUANTITY_NOT_WHOLE: { status: 422, message: 'Quantity must be a whole number' },
  QUANTITY_OUT_OF_RANGE: { status: 422, message: 'Quantity must be between 1 and 9999.' },
  ITEM_UNAVAILABLE: { status: 409, message: 'Sorry, that item is no longer available.' },
  SUBSCRIPTION_OPTION_UNKNOWN: {
    status: 409,
    message: 'This way of subscribing is no longer offered. Please reload the page and choose again.',
  },
  NOT_SOLD_YET: { status: 409, message: 'This product cannot be bought here yet.' },
  CART_FULL: {
    status: 409,
    message: 'A cart holds at most 500 lines. Please check out first, or remove something.',
  },
  CART_ENTRY_NOT_FOUND: { status: 404, message: 'That line is no longer in your cart.' },
  CART_PURCHASED: { status: 409, message: 'This cart has already been paid. Please start a new one.' },
  CART_BUSY: { status: 409, message: 'A payment for this cart is under way. Please wait a moment.' },
  ADDITIONAL_FIELDS_INVALID: {
    status: 422,
    message: 'Please check the answers to this product’s questions.',
  },
  CODE_MISSING: { status: 422, message: 'Enter a code first.' },
  CODE_REFUSED: { status: 409, message: '{sentence}' },
  TOO_MANY_CODES: {
    status: 409,
    message: 'A cart takes at most {most} codes and {most} gift cards. Remove one first.',
  },
  LOCATION_INVALID: { status: 422, message: 'Please check where your order would go.' },
  DONATION_OUT_OF_RANGE: { status: 422, message: 'Please give between {least} and {most}.' },

  // Checkout
  CART_EMPTY: { status: 409, message: 'Your cart is empty. Add something to it before checking out.' },
  CHECKOUT_DETAILS_INVALID: { status: 422, message: 'Please check the marked fields.' },
  ORDER_MINIMUM: { status: 409, message: '{sentence}' },
  TOTAL_CHANGED: {
    status: 409,
    message: '{because}The total is now {total}. Please check it and pay again.',
  },
  DELIVERY_UNAVAILABLE: { status: 409, message: 'We do not deliver to that country.' },
  CARD_DECLINED: { status: 402, message: 'Your card was declined. Please try another card.' },
  CARD_INSUFFICIENT_FUNDS: {
    status: 402,
    message: 'Your card has insufficient funds. Please try another card.',
  },
  CARD_AUTHENTICATION_FAILED: {
    status: 402,
    message: 'Your bank did not confirm this payment. Please try again, or use another card.',
  },
  CARD_AUTHENTICATION_NEEDED: {
    status: 402,
    message: 'Your bank wants you to confirm this payment. Please enter your card again.',
  },
  CARD_NUMBER_INVALID: { status: 422, message: 'Enter a valid card number.' },
  CARD_EXPIRED: { status: 422, message: 'This card has expired. Please try another card.' },
  PAYMENT_AMOUNT_TOO_SMALL: {
    status: 409,
    message: 'This total is too small to be paid by card. Please add something to your order.',
  },
  PAYMENT_UNAVAILABLE: {
    status: 503,
    message: 'The payment service does not answer. You have not been charged. Please try again.',
  },
  PAYMENT_ABANDONED: {
    status: 409,
    message: 'The payment was not completed and nothing was charged. Please try again.',
  },

  // Subscriptions
  SUBSCRIPTION_CHANGED: {
    status: 409,
    message: 'This subscription has changed in the meantime. Please look at it again.',
  },

  // Back-in-stock sign-up and captcha. spec: storefront-commerce 5; site-platform 5
  EMAIL_BLANK: { status: 422, message: 'Email cannot be blank' },
  EMAIL_INVALID: { status: 422, message: 'Email is invalid' },
  BACK_IN_STOCK_FAILED: { status: 409, message: 'Unable to submit form. Please try again later.' },
  CAPTCHA_FAILED: { status: 403, message: 'Complete CAPTCHA before submitting.' },

  // Comments and likes. spec: site-platform 4, 5
  COMMENT_INVALID: { status: 422, message: 'One or more fields is invalid, please check your entries.' },
  COMMENTS_CLOSED: { status: 409, message: 'Comments are closed.' },
  COMMENT_PARENT_GONE: {
    status: 409,
    message: 'The comment you answered is no longer there. Yours is kept below.',
  },
  COMMENT_TOO_DEEP: { status: 409, message: 'This conversation goes no deeper. Please answer further up.' },
  LIKING_OFF: { status: 409, message: 'This cannot be liked.' },

  // Owners
  SIGN_IN_FAILED: { status: 401, message: 'That email and password do not match. Please try again.' },
  SIGN_IN_REQUIRED: { status: 401, message: 'Please sign in to continue.' },
  SIGN_IN_RATE_LIMITED: {
    status: 429,
    message: 'Too many tries. Please try again in {wait}.',
  },
  RESET_LINK_INVALID: {
    status: 410,
    message: 'This link has been used or is older than an hour. Ask for a new one.',
  },
  ACCOUNT_EXISTS: {
    status: 409,
    message: 'This email already has an account here. Enter its password, or use another email.',
  },
  PASSWORD_TOO_WEAK: { status: 409, message: '{sentence}' },
  WELCOME_LINK_INVALID: {
    status: 410,
    message: 'This link has been used or has expired. Start the server again to get a new one.',
  },
  STALE_REVISION: {
    status: 409,
    message: 'Someone changed this in the meantime. Reload to see their change, then make yours.',
  },
  ORDER_NOT_FOUND: { status: 404, message: 'This order does not exist.' },
  ORDER_TRANSITION: { status: 409, message: 'An order that is {status} cannot be {action}.' },
  UNDO_TOO_LATE: {
    status: 409,
    message: 'It is too late to undo this: the buyer’s mail is on its way.',
  },
  REFUND_TOO_LARGE: { status: 409, message: 'At most {amount} can still be refunded.' },
  REFUND_REFUSED: {
    status: 409,
    message: 'The payment service refused this refund. Nothing was given back.',
  },
  REFUND_UNDER_WAY: {
    status: 503,
    message:
      'The payment service does not answer. The refund is noted and will be made once, as soon as it does.',
  },
  COMMENT_NOT_FOUND: { status: 404, message: 'This comment does not exist.' },
  COMMENT_TRANSITION: { status: 409, message: 'A comment that is {status} cannot be treated like this.' },
  MAIL_NOT_FOUND: { status: 404, message: 'This mail does not exist.' },
  STOCK_CHANGED: {
    status: 409,
    message:
      'The stock of {variant} changed while you were typing: it is {quantity} now. Please check it and save again.',
  },
  PRODUCT_NOT_FOUND: { status: 404, message: 'This product does not exist.' },

  // Content
  THEME_NOT_FOUND: { status: 404, message: 'There is no theme of this name.' },
  THEME_NOT_WRITABLE: {
    status: 409,
    message:
      'The folder of this theme cannot be written to. Let the server’s account write there, then try again.',
  },
  TWEAK_REFUSED: { status: 422, message: 'One or more values are not what this theme allows.' },
  URL_ID_INVALID: {
    status: 422,
    message: '{val} is not a valid page URL',
    hint: 'Letters, digits, hyphens, dots, underscores and tildes, beginning with a letter or digit.',
  },
  URL_ID_TAKEN: { status: 409, message: 'Another page has the address {val} already.' },
  CONTENT_FIELD_INVALID: { status: 422, message: '{field} is not right: {problem}' },
  CONTENT_NOT_FOUND: { status: 404, message: 'This page or item does not exist.' },
  COLLECTION_NOT_EMPTY: {
    status: 409,
    message: 'There are still pages or items in it. Move or delete them first.',
  },
  STATUS_CHANGE_REFUSED: { status: 409, message: 'What is {from} cannot become {to}.' },
  PUBLISH_DAY_MISSING: { status: 422, message: 'Choose a day in the future for it to be published.' },
  REDIRECT_PATH_INVALID: {
    status: 422,
    message: '{path} is not a path that can be redirected. It begins with a slash and has no question mark.',
  },
  REDIRECT_TARGET_INVALID: {
    status: 422,
    message: '{target} is not a place a redirect can lead to. Use a path of this site or an https address.',
  },
  REDIRECT_LOOP: { status: 409, message: 'This redirect would lead from {path} back to itself.' },
  TOO_MANY_REDIRECTS: { status: 409, message: 'A website keeps at most {most} redirects.' },

  // Datasets. spec: site-platform 5
  DATASET_WITHOUT_ROWS: { status: 422, message: 'Your dataset must have at least one row' },
  DATASET_WITHOUT_COLUMNS: { status: 422, message: 'Your dataset must have at least one column' },
  DATASET_MISSING_DATA: { status: 422, message: 'One or more rows was missing data' },

  // Files
  PICTURE_UNREADABLE: {
    status: 422,
    message: 'The file {fileName} does not appear to be a supported image file.',
  },
  PICTURE_TOO_MANY_PIXELS: {
    status: 422,
    message:
      'The picture {fileName} has {megapixels} megapixels. The maximum is 50 megapixels. Make it smaller and upload it again.',
  },
  TOO_MANY_PICTURES: { status: 409, message: 'A product shows at most {most} pictures.' },
  DOCUMENT_UNREADABLE: { status: 422, message: 'The file {fileName} does not appear to be a PDF document.' },
  FILE_UNSUPPORTED: {
    status: 422,
    message: 'The file {fileName} does not appear to be a supported {fileTypeMessage}file.',
  },
  EMBED_NOT_FOUND: {
    status: 422,
    message: '{provider} shows no player for this address. Check that it is public and may be embedded.',
  },
  EMBED_UNAVAILABLE: {
    status: 503,
    message: '{provider} does not answer. Please try again in a few minutes.',
  },
  EMBED_UNSUPPORTED: {
    status: 422,
    message: 'This address cannot be embedded. Use one of {providers}, or upload the file.',
  },
  EMBED_VIMEO_BASIC: { status: 422, message: 'Vimeo Basic accounts are unsupported' },
  FILE_NAME_MISSING: { status: 422, message: 'Please enter a file name' },
  FILE_NOT_FOUND: { status: 404, message: 'This file does not exist.' },
  FILE_TOO_LARGE: {
    status: 413,
    message: 'The file {fileName} is too large. The maximum allowed file size is {maxSize}.',
  },
} as const satisfies Record<string, CatalogueEntry>;

export type ErrorCode = keyof typeof errorCatalogue;

/** Body of every error response. Without `fields` when no field is invalid. */
export interface ErrorBody {
  readonly error: ErrorCode;
  readonly message: string;
  readonly hint?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** The catalogue's message for a failure, with its params filled in. */
export function errorMessage(failure: Failure<ErrorCode>): string {
  return errorCatalogue[failure.code].message.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = failure.params?.[name];
    return value === undefined ? whole : String(value);
  });
}

/** A failure as JSON. */
export function errorBody(failure: Failure<ErrorCode>): ErrorBody {
  const entry: CatalogueEntry = errorCatalogue[failure.code];
  return {
    error: failure.code,
    message: errorMessage(failure),
    ...(entry.hint === undefined ? {} : { hint: entry.hint }),
    ...(failure.fields === undefined ? {} : { fields: failure.fields }),
  };
}
