/** Words of the product page beyond those of `commerce.ts`. */
export const valueSoldOut = '{value}, sold out';
export const valueUnavailable = '{value}, not available in this combination';
export const quantityOutOfRange = 'Quantity must be between 1 and 9999.';
export const oneFewer = 'One fewer';
export const oneMore = 'One more';
export const buyNow = 'Buy now';
export const howToSubscribe = 'How often you pay';

// Related products and reviews
export const relatedProducts = 'You may also like';
export const reviews = 'Reviews';
export const description = 'Description';
export const starsSpoken = '{rating} out of 5 stars';
export const reviewCount = { one: '1 review', other: '{n} reviews' };
