/** Most products of the strip below a product. */
export const MAX_RELATED_SHOWN = 4;

/** Most related products that an owner chooses: more than are shown, as some may be hidden from visitors. */
export const MAX_RELATED = 12;
