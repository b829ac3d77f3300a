/** Words of the product page's buying form beyond those of `commerce.ts`. */
export const chooseOptions = 'Options';
export const valueSoldOut = '{value}, sold out';
export const valueUnavailable = '{value}, not made in this combination';
export const soldOutMark = 'Sold out';
export const quantityOutOfRange = 'Quantity must be between 1 and 9999.';
export const lowStockBound = 'At most {n}.';
