/** Words of the link to the cart, which every page shows. spec: storefront-commerce 4 */
export const cart = 'Cart';
export const itemsInCart = { one: 'One item in cart', other: '{n} items in cart' };
export const moreThanHundredInCart = 'More than 100 items in cart';
export const cartCountCapped = '100+';
