/** Characters of a mailing list's and of a segment's name. */
export const MAX_LIST_NAME = 80;
/** Mailing lists of a website. */
export const MAX_LISTS = 100;
/** Segments of a website, and rules of one. */
export const MAX_SEGMENTS = 100;
export const MAX_SEGMENT_RULES = 20;
/** Characters of a subscriber's name. */
export const MAX_SUBSCRIBER_NAME = 200;
/** Characters of the words that somebody agreed to. */
export const MAX_CONSENT_WORDS = 2000;
/** Characters of the path of the page where they agreed. */
export const MAX_CONSENT_PAGE = 500;
/** Characters of the words about an import: a text field of an upload has at most 1,024 bytes. */
export const MAX_IMPORT_WORDS = 300;
/** Consents and events that are shown of a subscriber, the newest first. */
export const MAX_SHOWN_CONSENTS = 100;
export const MAX_SHOWN_EVENTS = 200;
/** Bytes and rows of an imported CSV file. */
export const MAX_SUBSCRIBER_FILE = 100 * 1024 * 1024;
export const MAX_SUBSCRIBER_ROWS = 1_000_000;
/** Characters of one line of it: a quote that is never closed takes the next people with it, so far. */
export const MAX_SUBSCRIBER_LINE = 20_000;
/** Problems of a file that are kept with their lines. */
export const MAX_IMPORT_PROBLEMS = 200;
/** Minutes in which an address gets no second confirmation mail, whoever enters it. */
export const CONFIRMATION_PAUSE_MINUTES = 10;
/** Confirmation mails to one address at most, whoever enters it. */
export const MAX_CONFIRMATIONS_A_DAY = 3;
export const MAX_CONFIRMATIONS_IN_30_DAYS = 10;
/** Days in which the link of a confirmation mail confirms. */
export const CONFIRMATION_DAYS = 30;
