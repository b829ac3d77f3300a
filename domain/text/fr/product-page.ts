/** French words: product page. */
export const valueSoldOut = '{value}, épuisé';
export const valueUnavailable = '{value}, indisponible dans cette combinaison';
export const quantityOutOfRange = 'La quantité doit être comprise entre 1 et 9999.';
export const oneFewer = 'Un de moins';
export const oneMore = 'Un de plus';
export const buyNow = 'Acheter maintenant';
export const howToSubscribe = 'Fréquence de paiement';
export const relatedProducts = 'Vous aimerez aussi';
export const reviews = 'Avis';
export const description = 'Description';
export const starsSpoken = '{rating} étoiles sur 5';
export const reviewCount = { one: '{n} avis', other: '{n} avis' };
