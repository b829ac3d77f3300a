/** Spanish words: checkout pages. */
export const checkoutTitle = 'Tramitar pedido';
export const orderConfirmedTitle = 'Pedido confirmado';
export const subscriptionConfirmedTitle = 'Suscripción confirmada';
export const contributionConfirmedTitle = 'Donación confirmada';
export const orderReceivedTitle = 'Pedido recibido';
export const orderStatusTitle = 'Su pedido';
export const secureCheckout = 'Pago seguro';
export const questions = '¿Preguntas?';
export const backTo = 'Volver a {title}';
export const agreeToTerms = 'Acepto las condiciones de venta.';
export const termsLink = 'Condiciones de venta';
export const privacyLink = 'Política de privacidad';
export const returnsLink = 'Devoluciones';
export const consentLink = 'Más información';
