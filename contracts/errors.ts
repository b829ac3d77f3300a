import type { Failure } from '@vitrine/domain/result.ts';
import { ownerErrorMessages } from '@vitrine/domain/text/en/owner-errors.ts';
import { errorsText } from '@vitrine/domain/text/errors.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';

/** One expected failure: its HTTP status, and a hint for API clients. The catalogue of texts has its message. */
interface CatalogueEntry {
  readonly status: number;
  readonly hint?: string;
}

/**
 * Every failure the server responds with. 422 is malformed input only; a conflict with the current state
 * is 409, 403 or 410.
 */
export const errorCatalogue = {
  // Requests. spec: storefront-commerce 8
  MALFORMED_REQUEST: { status: 422 },
  MALFORMED_JSON: { status: 400, hint: 'Send a JSON body with Content-Type: application/json.' },
  BODY_TOO_LARGE: { status: 413 },
  UNSUPPORTED_MEDIA_TYPE: { status: 415 },
  WRONG_HOST: {
    status: 421,
    hint: 'Ask by the host of PUBLIC_ORIGIN. A proxy in front must pass on the Host header it was asked with.',
  },
  NOT_FOUND: { status: 404 },
  METHOD_NOT_ALLOWED: { status: 405 },
  CRUMB_MISMATCH: {
    status: 403,
    hint: 'Echo the crumb cookie in the X-CSRF-Token header, or as crumb in the query or form body.',
  },
  COOKIES_DISABLED: { status: 403 },
  RATE_LIMITED: { status: 429 },
  SERVER_ERROR: { status: 500 },
  DATABASE_UNAVAILABLE: { status: 503 },

  // Adding to the cart. spec: storefront-commerce 5, 8
  NO_VARIANT_SELECTED: { status: 409 },
  VARIANT_UNAVAILABLE: { status: 409 },
  OUT_OF_STOCK: { status: 409 },
  QUANTITY_NOT_A_NUMBER: { status: 422 },
  QUANTITY_NOT_WHOLE: { status: 422 },
  QUANTITY_OUT_OF_RANGE: { status: 422 },
  ITEM_UNAVAILABLE: { status: 409 },
  SUBSCRIPTION_OPTION_UNKNOWN: { status: 409 },
  NOT_SOLD_YET: { status: 409 },
  CART_FULL: { status: 409 },
  CART_ENTRY_NOT_FOUND: { status: 404 },
  CART_PURCHASED: { status: 409 },
  CART_BUSY: { status: 409 },
  ADDITIONAL_FIELDS_INVALID: { status: 422 },
  CODE_MISSING: { status: 422 },
  CODE_REFUSED: { status: 409 },
  TOO_MANY_CODES: { status: 409 },
  LOCATION_INVALID: { status: 422 },
  DONATION_OUT_OF_RANGE: { status: 422 },

  // Checkout
  CART_EMPTY: { status: 409 },
  CHECKOUT_DETAILS_INVALID: { status: 422 },
  ORDER_MINIMUM: { status: 409 },
  TOTAL_CHANGED: { status: 409 },
  DELIVERY_UNAVAILABLE: { status: 409 },
  PAYMENT_LINK_CHANGED: { status: 409 },
  PAYMENT_LINK_INVALID: { status: 410 },
  CARD_DECLINED: { status: 402 },
  CARD_INSUFFICIENT_FUNDS: { status: 402 },
  CARD_AUTHENTICATION_FAILED: { status: 402 },
  CARD_AUTHENTICATION_NEEDED: { status: 402 },
  CARD_NUMBER_INVALID: { status: 422 },
  CARD_EXPIRED: { status: 422 },
  PAYMENT_AMOUNT_TOO_SMALL: { status: 409 },
  PAYMENT_UNAVAILABLE: { status: 503 },
  PAYMENT_ABANDONED: { status: 409 },

  // Subscriptions
  SUBSCRIPTION_CHANGED: { status: 409 },

  // Back-in-stock sign-up and captcha. spec: storefront-commerce 5; site-platform 5
  EMAIL_BLANK: { status: 422 },
  EMAIL_INVALID: { status: 422 },
  BACK_IN_STOCK_FAILED: { status: 409 },
  NEWSLETTER_NOT_CONFIGURED: { status: 404 },
  CAPTCHA_FAILED: { status: 403 },

  // Forms on pages. spec: site-platform 8
  FORM_ANSWERS_INVALID: { status: 400 },
  FORM_FILE_REFUSED: { status: 422, hint: 'The field `file` of the answer says why.' },
  FORM_FIELDS_UNREADABLE: { status: 400 },
  FORM_KEY_REFUSED: {
    status: 401,
    hint: 'Ask for a new key. A key is used once, within a day, on its website.',
  },
  FORM_NOT_CONFIGURED: { status: 404 },
  FORM_NOT_SAVED: { status: 409 },

  // Comments and likes. spec: site-platform 4, 5
  COMMENT_INVALID: { status: 422 },
  COMMENTS_CLOSED: { status: 409 },
  COMMENT_PARENT_GONE: { status: 409 },
  COMMENT_TOO_DEEP: { status: 409 },
  LIKING_OFF: { status: 409 },

  // Owners
  SIGN_IN_FAILED: { status: 401 },
  SIGN_IN_REQUIRED: { status: 401 },
  SIGN_IN_RATE_LIMITED: { status: 429 },
  PASSWORD_WRONG: { status: 409 },
  EMAIL_UNCHANGED: { status: 409 },
  EMAIL_LINK_INVALID: { status: 410 },
  RESET_LINK_INVALID: { status: 410 },
  ACCOUNT_EXISTS: { status: 409 },
  PASSWORD_TOO_WEAK: { status: 409 },
  WELCOME_LINK_INVALID: { status: 410 },
  STEPS_OPEN: { status: 409 },
  STALE_REVISION: { status: 409 },
  LEGAL_ANSWERS_MISSING: { status: 409 },
  LEGAL_PAGE_EDITED: { status: 409 },
  BULK_NOT_FOUND: { status: 404 },
  BULK_BUSY: { status: 409 },
  BULK_STATE: { status: 409 },
  BULK_UNDO_TOO_LATE: { status: 409 },
  IMPORT_BUSY: { status: 409 },
  VIEW_NOT_FOUND: { status: 404 },
  VIEW_NAME_TAKEN: { status: 409 },
  VIEW_LIMIT: { status: 409 },
  ORDER_NOT_FOUND: { status: 404 },
  ORDER_TRANSITION: { status: 409 },
  ORDER_ADDRESS_SENT: { status: 409 },
  ORDER_LINE_UNKNOWN: { status: 409 },
  UNITS_TOO_MANY: { status: 409 },
  FULFILMENT_NOT_FOUND: { status: 404 },
  FULFILMENT_CANCELED: { status: 409 },
  FULFILMENT_RETURNED: { status: 409 },
  RETURN_NOT_FOUND: { status: 404 },
  RETURN_REFUNDED: { status: 409 },
  RETURN_SOLD_AGAIN: { status: 409 },
  RETURN_OF_REVERSED_ORDER: { status: 409 },
  UNDO_TOO_LATE: { status: 409 },
  TOO_MANY_ORDER_COMMENTS: { status: 409 },
  INVOICE_SETTINGS_MISSING: { status: 409 },
  INVOICE_NOT_PAID: { status: 409 },
  NOTHING_TO_PACK: { status: 409 },
  REFUND_NOT_FOUND: { status: 404 },
  REFUND_TOO_LARGE: { status: 409 },
  REFUND_UNITS_MISSING: { status: 409 },
  REFUND_REFUSED: { status: 409 },
  REFUND_UNDER_WAY: { status: 503 },
  CURRENCY_IN_USE: { status: 409 },
  PAYMENT_PROVIDER_UNKNOWN: { status: 404 },
  PAYMENT_SETTINGS_INVALID: { status: 422 },
  PAYMENT_PROVIDER_SILENT: { status: 503 },
  CAPTCHA_KEYS_INVALID: { status: 422 },
  CAPTCHA_PROVIDER_SILENT: { status: 503 },
  CUSTOMER_NOT_FOUND: { status: 404 },
  CUSTOMER_ERASED: { status: 409 },
  CUSTOMER_MERGE_SAME: { status: 409 },
  CUSTOMER_HAS_OPEN_ORDERS: { status: 409 },
  CUSTOMER_HAS_SUBSCRIPTIONS: { status: 409 },
  COMMENT_NOT_FOUND: { status: 404 },
  REVIEW_NOT_FOUND: { status: 404 },
  REVIEW_TRANSITION: { status: 409 },
  COMMENT_TRANSITION: { status: 409 },
  FORM_NOT_FOUND: { status: 404 },
  FORM_LIMIT: { status: 409 },
  SUBMISSION_NOT_FOUND: { status: 404 },
  SUBMISSION_NOTE_NOT_FOUND: { status: 404 },
  SUBMISSION_NOTES_FULL: { status: 409 },
  SUBMISSION_REPLIES_FULL: { status: 409 },
  SUBMISSION_WITHOUT_EMAIL: { status: 409 },
  WEBHOOK_NOT_FOUND: { status: 404 },
  WEBHOOK_INVALID: { status: 422 },
  WEBHOOK_OFF: { status: 409 },
  WEBHOOK_TAKES_NO_SPAM: { status: 409 },
  MAILING_LIST_NOT_FOUND: { status: 404 },
  MAILING_LIST_NAME_TAKEN: { status: 409 },
  MAILING_LIST_LIMIT: { status: 409 },
  LIST_PROVIDER_INVALID: { status: 422 },
  LIST_PROVIDER_REFUSED: { status: 409 },
  LIST_PROVIDER_AWAY: { status: 409 },
  LIST_PROVIDER_NOT_CONNECTED: { status: 409 },
  SUBSCRIBER_NOT_FOUND: { status: 404 },
  SUBSCRIBER_EXISTS: { status: 409 },
  SUBSCRIBER_HAS_LEFT: { status: 409 },
  SUBSCRIBER_IS_CUSTOMER: { status: 409 },
  SEGMENT_NOT_FOUND: { status: 404 },
  SEGMENT_NAME_TAKEN: { status: 409 },
  SEGMENT_LIMIT: { status: 409 },
  LETTER_NOT_FOUND: { status: 404 },
  LETTER_STATE: { status: 409 },
  LETTER_LIMIT: { status: 409 },
  LETTER_NOBODY: { status: 409 },
  MAIL_NOT_FOUND: { status: 404 },
  MAIL_WAITING: { status: 409 },
  MAILS_NOT_FAILED: { status: 409 },
  MAIL_SERVER_INVALID: { status: 422 },
  MAIL_SERVER_REFUSED: { status: 409 },
  MAIL_SERVER_AWAY: { status: 409 },
  MAIL_SUPPRESSION_NOT_FOUND: { status: 404 },
  MAIL_EVENTS_UNKNOWN: {
    status: 422,
    hint: 'Send {"type": "bounce" or "complaint", "email": "…"}, or events as Postmark or SendGrid send them; at most 1,000.',
  },
  TEAM_NOT_ALLOWED: { status: 403 },
  TEAM_MEMBER_NOT_FOUND: { status: 404 },
  SUBSCRIPTION_NOT_FOUND: { status: 404 },
  SUBSCRIPTION_BEING_CHARGED: { status: 409 },
  DRAFT_ORDER_NOT_FOUND: { status: 404 },
  DRAFT_ORDER_ORDERED: { status: 409 },
  DRAFT_ORDER_BEING_PAID: { status: 409 },
  DRAFT_ORDER_EXPIRED: { status: 409 },
  DRAFT_ORDER_EMAIL_MISSING: { status: 409 },
  BACK_IN_STOCK_NOBODY: { status: 409 },
  BACK_IN_STOCK_HIDDEN: { status: 409 },
  BACK_IN_STOCK_GONE: { status: 404 },
  PAYMENT_LINKS_OFF: { status: 409 },
  PAYMENT_LINK_NOT_FOUND: { status: 404 },
  PAYMENT_LINK_LIMIT: { status: 409 },
  ABANDONED_CART_NOT_FOUND: { status: 404 },
  CART_REMINDER_REFUSED: { status: 409 },
  DISCOUNT_NOT_FOUND: { status: 404 },
  DISCOUNT_USED: { status: 409 },
  DISCOUNT_AUTOMATIC_LIMIT: { status: 409 },
  DISCOUNT_IS_AUTOMATIC: { status: 409 },
  DISCOUNT_CODE_LIMIT: { status: 409 },
  GIFT_CARD_NOT_FOUND: { status: 404 },
  GIFT_CARD_CHANGED: { status: 409 },
  GIFT_CARD_DISABLED: { status: 409 },
  GIFT_CARD_NOT_DISABLED: { status: 409 },
  GIFT_CARD_REFUNDED: { status: 409 },
  GIFT_CARD_USED_UP: { status: 409 },
  GIFT_CARD_JUST_MAILED: { status: 409 },
  GIFT_CARD_MAIL_LIMIT: { status: 409 },
  GIFT_CARD_CODE_NOT_ALLOWED: { status: 403 },
  STOCK_CHANGED: { status: 409 },
  PRODUCT_NOT_FOUND: { status: 404 },
  PRODUCT_NOT_IN_BIN: { status: 409 },
  SKU_TAKEN: { status: 409 },
  VARIANTS_ORPHANED: { status: 409 },
  STOCK_TOO_LOW: { status: 409 },
  CATEGORY_NOT_FOUND: { status: 404 },
  CATEGORY_NAME_TAKEN: { status: 409 },
  CATEGORY_LIMIT: { status: 409 },
  CATEGORY_TOO_DEEP: { status: 409 },
  CATEGORY_INSIDE_ITSELF: { status: 409 },

  // Content
  LABEL_NOT_FOUND: { status: 404 },
  LABEL_TAKEN: { status: 409 },
  LABEL_MERGE_SAME: { status: 409 },
  LABEL_UNDO_TOO_LATE: { status: 409 },
  AUTHOR_NOT_FOUND: { status: 404 },
  AUTHOR_LIMIT: { status: 409 },
  AUTHOR_TAKES_OVER: { status: 422 },
  THEME_NOT_FOUND: { status: 404 },
  THEME_NOT_WRITABLE: { status: 409 },
  THEME_ZIP_REFUSED: { status: 422 },
  THEME_UNUSABLE: { status: 422 },
  THEME_IN_USE: { status: 409 },
  THEME_LIMIT: { status: 409 },
  THEME_NOT_ALLOWED: { status: 403 },
  TWEAK_REFUSED: { status: 422 },
  URL_ID_INVALID: {
    status: 422,
    hint: 'Letters, digits, hyphens, dots, underscores and tildes, beginning with a letter or digit.',
  },
  URL_ID_TAKEN: { status: 409 },
  CONTENT_FIELD_INVALID: { status: 422 },
  CONTENT_NOT_FOUND: { status: 404 },
  COLLECTION_NOT_EMPTY: { status: 409 },
  STATUS_CHANGE_REFUSED: { status: 409 },
  CODE_NOT_ALLOWED: { status: 403 },
  PAGE_LIMIT: { status: 409 },
  GALLERY_FULL: { status: 409 },
  SHARED_SECTION_LIMIT: { status: 409 },
  SAVED_SECTION_LIMIT: { status: 409 },
  SECTION_TOO_LARGE: { status: 422 },
  PAGE_IS_HOME: { status: 409 },
  PREVIEW_LIMIT: { status: 409 },
  PAGE_LOCKED: { status: 409 },
  PAGE_FROM_NEWER: { status: 409 },
  DRAFT_CHANGE_REFUSED: { status: 409 },
  DRAFT_INCOMPLETE: { status: 409 },
  PUBLISH_DAY_MISSING: { status: 422 },
  PUBLISH_TIME_PAST: { status: 422 },
  REDIRECT_PATH_INVALID: { status: 422 },
  REDIRECT_TARGET_INVALID: { status: 422 },
  REDIRECT_LOOP: { status: 409 },
  TOO_MANY_REDIRECTS: { status: 409 },

  // Sites
  SITE_NOT_FOUND: { status: 404 },
  STARTER_NOT_FOUND: { status: 404 },
  SITE_HOST_INVALID: { status: 422 },
  SITE_HOST_TAKEN: { status: 409 },
  SITE_MAKING_FORBIDDEN: { status: 403 },
  SITES_FULL: { status: 409 },
  SITE_STAYS: { status: 409 },
  SITE_BUSY: { status: 409 },
  SITE_HAS_SUBSCRIPTIONS: { status: 409 },
  SITE_IS_FIRST: { status: 409 },
  SITE_IS_HERE: { status: 409 },
  SITE_TITLE_DIFFERS: { status: 422 },
  SITE_CLOSED: { status: 409, hint: 'The website is archived: bring it back before it is changed.' },
  HAND_OVER_INVALID: { status: 403 },

  // Datasets. spec: site-platform 5
  DATASET_WITHOUT_ROWS: { status: 422 },
  DATASET_WITHOUT_COLUMNS: { status: 422 },
  DATASET_MISSING_DATA: { status: 422 },

  // Files
  PICTURE_UNREADABLE: { status: 422 },
  PICTURE_TOO_MANY_PIXELS: { status: 422 },
  PICTURE_IS_DRAWING: { status: 422 },
  TOO_MANY_CROPS: { status: 409 },
  FONT_NOT_FOUND: { status: 404 },
  FONT_NAME_INVALID: { status: 422 },
  FONT_NAME_TAKEN: { status: 409 },
  TOO_MANY_FONTS: { status: 409 },
  TOO_MANY_FONT_FILES: { status: 409 },
  TOO_MANY_PICTURES: { status: 409 },
  DOCUMENT_UNREADABLE: { status: 422 },
  FILE_UNSUPPORTED: { status: 422 },
  FILE_EMPTY: { status: 422 },
  EMBED_NOT_FOUND: { status: 422 },
  EMBED_UNAVAILABLE: { status: 503 },
  EMBED_UNSUPPORTED: { status: 422 },
  EMBED_VIMEO_BASIC: { status: 422 },
  FILE_NAME_MISSING: { status: 422 },
  FILE_NOT_FOUND: { status: 404 },
  FILE_TOO_LARGE: { status: 413 },
  FILE_KIND_DIFFERS: { status: 409 },
  FILE_CHANGED: { status: 409 },
  FILE_NOT_REPLACED: { status: 409 },
  FOLDER_NOT_FOUND: { status: 404 },
  FOLDER_NAME_TAKEN: { status: 409 },
  FOLDER_LIMIT: { status: 409 },
  FOLDER_TOO_DEEP: { status: 409 },
  FOLDER_INSIDE_ITSELF: { status: 409 },
} as const satisfies Record<string, CatalogueEntry>;

export type ErrorCode = keyof typeof errorCatalogue;

/** Body of every error response. Without `fields` when no field is invalid. */
export interface ErrorBody {
  readonly error: ErrorCode;
  readonly message: string;
  readonly hint?: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** Of a form on a page: the same, under the specification's name. spec: site-platform 8 */
  readonly errors?: Readonly<Record<string, string>>;
}

/** The message of each failure: for visitors in their locale, for owners in English. `{name}` is filled from params. */
function sentences(locale: Locale): Readonly<Record<ErrorCode, string>> {
  return { ...ownerErrorMessages, ...errorsText(locale).errorMessages };
}

/** The message for a failure, with its params filled in. */
export function errorMessage(failure: Failure<ErrorCode>, locale: Locale): string {
  return fillText(sentences(locale)[failure.code], failure.params ?? {});
}

/** A failure as JSON. */
export function errorBody(failure: Failure<ErrorCode>, locale: Locale): ErrorBody {
  const entry: CatalogueEntry = errorCatalogue[failure.code];
  return {
    error: failure.code,
    message: errorMessage(failure, locale),
    ...(entry.hint === undefined ? {} : { hint: entry.hint }),
    ...(failure.fields === undefined ? {} : { fields: failure.fields }),
    ...(failure.code === 'FORM_ANSWERS_INVALID' ? { errors: failure.fields ?? {} } : {}),
  };
}
