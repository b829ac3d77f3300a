/** Rows per page of every list of the admin. */
export const LIST_PAGE = 50;

/** Counting stops here: a list that has more rows says "5,000+". */
export const COUNT_LIMIT = 5_000;

/** Counting stops here where a list is searched: an index would collect all that has a frequent word. */
export const FOUND_LIMIT = 1000;

/** Maximum rows of one export. */
export const EXPORT_LIMIT = 1_000_000;

/** Maximum ids of a selection that is named row by row in an address. */
export const SELECTED_IDS = 200;

/** Maximum ids of a selection that is changed or exported row by row. */
export const BULK_IDS = 1000;
