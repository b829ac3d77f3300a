/** Lines of a draft order at most. */
export const MAX_DRAFT_LINES = 100;

/** Limits of what an owner writes on a draft order, in characters. */
export const MAX_DRAFT_NAME = 160;
export const MAX_DRAFT_EMAIL = 254;
export const MAX_DRAFT_PHONE = 30;
/** What its customer reads above the checkout and in the mail. */
export const MAX_DRAFT_NOTE = 1_000;
/** Only for the owner. */
export const MAX_DRAFT_INTERNAL_NOTES = 5_000;

/** Payment links of products that a website has at most. */
export const MAX_PAYMENT_LINKS = 200;
export const MAX_PAYMENT_LINK_NAME = 100;
