/** Characters of a discount's name. */
export const MAX_DISCOUNT_NAME = 120;
/** Characters of a code. */
export const MAX_DISCOUNT_CODE = 50;
/** Codes of one discount. */
export const MAX_CODES_OF_DISCOUNT = 1_000_000;
/** Codes that one call makes. */
export const CODES_PER_CALL = 10_000;
/** Codes that are typed for one discount at once. */
export const TYPED_CODES = 100;
/** Products, or categories, that one discount names. */
export const MAX_DISCOUNTED_GOODS = 250;
/** Automatic discounts that are switched on at once: each is looked at for every cart. */
export const MAX_AUTOMATIC_DISCOUNTS = 25;
/** Days that a report may be about. */
export const MAX_REPORT_DAYS = 366;
