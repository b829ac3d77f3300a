/** Notices about a cart that changed since the buyer last saw it. Spanish. */
export const priceChanged = '{productName} cuesta ahora {now} en lugar de {before}.';
export const lineGone = '{productName} ya no está a la venta. Quítelo para tramitar el pedido.';
export const cartChanged = 'Su carrito ha cambiado desde que abrió esta página.';
export const totalNow = 'El total es ahora de {total} en lugar de {before}. Compruébelo antes de pagar.';
export const codesEnded = {
  one: 'El código {codes} ya no es válido.',
  other: 'Los códigos {codes} ya no son válidos.',
};
export const giftCardDisabled = 'La tarjeta regalo terminada en {last4} ha sido desactivada.';
