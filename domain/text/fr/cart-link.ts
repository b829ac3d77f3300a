/** Words of the link to the cart, which every page shows. French. */
export const cart = 'Panier';
export const itemsInCart = { one: '{n} article dans le panier', other: '{n} articles dans le panier' };
export const moreThanHundredInCart = 'Plus de 100 articles dans le panier';
export const cartCountCapped = '100+';
