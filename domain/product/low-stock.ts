/** Units at or below which the stock of a variant is low, unless its owner says otherwise. */
export const DEFAULT_LOW_AT = 5;
