/** Spanish words: refunds. */
export const madeAtProvider = 'Reembolsado desde el servicio de pago';
export const subscriptionHadEnded = 'Cobrado después del fin de la suscripción';
export const sentBackByBank = 'Devuelto por el banco';
