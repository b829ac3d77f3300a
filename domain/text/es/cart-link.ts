/** Words of the link to the cart, which every page shows. Spanish. */
export const cart = 'Carrito';
export const itemsInCart = { one: 'Un artículo en el carrito', other: '{n} artículos en el carrito' };
export const moreThanHundredInCart = 'Más de 100 artículos en el carrito';
export const cartCountCapped = '100+';
