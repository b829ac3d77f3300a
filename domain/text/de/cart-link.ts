/** Words of the link to the cart, which every page shows. German. */
export const cart = 'Warenkorb';
export const itemsInCart = { one: 'Ein Artikel im Warenkorb', other: '{n} Artikel im Warenkorb' };
export const moreThanHundredInCart = 'Mehr als 100 Artikel im Warenkorb';
export const cartCountCapped = '100+';
