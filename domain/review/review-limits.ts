/** Characters (code points). */
export const MAX_REVIEW_NAME = 100;
export const MAX_REVIEW_TITLE = 150;
export const MAX_REVIEW_BODY = 5000;
/** Characters of the shop's answer. */
export const MAX_REVIEW_ANSWER = 2000;
/** Pictures of one review. */
export const MAX_REVIEW_PICTURES = 4;
/** Reviews per page of a product. */
export const REVIEWS_PER_PAGE = 12;
/** Pages of a product's reviews that visitors can open. */
export const MAX_REVIEW_PAGE = 500;
/** Bytes and rows of an imported CSV file. */
export const MAX_REVIEW_FILE = 5 * 1024 * 1024;
export const MAX_REVIEW_ROWS = 5000;
