/** Bytes of the largest file that is imported. */
export const MAX_IMPORT_BYTES = 100 * 1024 * 1024;
/** Most products of one file. */
export const MAX_IMPORT_PRODUCTS = 200_000;
