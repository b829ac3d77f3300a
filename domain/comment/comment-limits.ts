/** Characters of a comment. */
export const MAX_BODY = 5_000;
/** Characters of its author's name. */
export const MAX_NAME = 80;
/** Levels of replies: 1 is a comment on the item. Deeper ones are refused. */
export const MAX_DEPTH = 5;
/** Threads on one page of an item. */
export const THREADS_PER_PAGE = 50;
/** Maximum number of comments of one thread on a page, the first ones. */
export const MAX_THREAD = 200;
