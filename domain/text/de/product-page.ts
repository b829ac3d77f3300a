/** German words: product page. */
export const valueSoldOut = '{value}, ausverkauft';
export const valueUnavailable = '{value}, in dieser Kombination nicht erhältlich';
export const quantityOutOfRange = 'Die Menge muss zwischen 1 und 9999 liegen.';
export const oneFewer = 'Eins weniger';
export const oneMore = 'Eins mehr';
export const buyNow = 'Jetzt kaufen';
export const howToSubscribe = 'Wie oft Sie zahlen';
export const relatedProducts = 'Das könnte Ihnen auch gefallen';
export const reviews = 'Bewertungen';
export const description = 'Beschreibung';
export const starsSpoken = '{rating} von 5 Sternen';
export const reviewCount = { one: '1 Bewertung', other: '{n} Bewertungen' };
