/** Spanish words: product page. */
export const valueSoldOut = '{value}, agotado';
export const valueUnavailable = '{value}, no disponible en esta combinación';
export const quantityOutOfRange = 'La cantidad debe estar entre 1 y 9999.';
export const oneFewer = 'Uno menos';
export const oneMore = 'Uno más';
export const buyNow = 'Comprar ahora';
export const howToSubscribe = 'Frecuencia de pago';
export const relatedProducts = 'También le puede gustar';
export const reviews = 'Opiniones';
export const description = 'Descripción';
export const starsSpoken = '{rating} de 5 estrellas';
export const reviewCount = { one: '1 opinión', other: '{n} opiniones' };
