/** Limits of what an owner writes about an order, in characters. */
export const MAX_ORDER_NOTES = 5_000;
export const MAX_ORDER_TAG = 40;
export const MAX_ORDER_TAGS = 50;
export const MAX_ORDER_COMMENT = 2_000;
/** Comments of one order; another one is refused. */
export const MAX_ORDER_COMMENTS = 500;
export const MAX_RETURN_NOTE = 1_000;
