/** Words of an add-on product. */
export const addOnLabel = 'Add {productName} to cart';
export const addOnChoose = 'Choose {productName}';
export const goesWithCart = 'Goes well with it';
