/** Characters of a comment. */
export const MAX_BODY = 5_000;
/** Characters of its author's name. */
export const MAX_NAME = 80;
/** Answers to answers: 1 is a comment by itself. Deeper ones are not taken. */
export const MAX_DEPTH = 5;
/** Threads on one page of an item. */
export const THREADS_PER_PAGE = 50;
/** Comments of one thread that a page shows, the first ones. */
export const MAX_THREAD = 200;
/** Comments an owner can moderate with one call. */
export const MAX_MODERATED = 100;
