/** Spanish words: order mail. */
export const confirmationSubject = 'Su pedido n.º {number} en {shop}';
export const confirmationHeading = 'Gracias por su pedido, {name}.';
export const confirmationIntro = 'Hemos recibido su pago y estamos preparando su pedido n.º {number}.';
/** Where the buyer pays by hand. */
export const awaitedIntro = {
  'bank-transfer': 'Hemos recibido su pedido n.º {number} y lo preparamos en cuanto llegue su pago.',
  'on-collection': 'Hemos recibido su pedido n.º {number}.',
};
export const paidSubject = 'Hemos recibido su pago del pedido n.º {number} de {shop}';
export const paidIntro = 'Hemos recibido su pago del pedido n.º {number} y lo estamos preparando.';
export const paidIntroHandedOver = 'Hemos recibido su pago del pedido n.º {number}.';
export const unpaidSubject = 'Su pedido n.º {number} de {shop} se ha cancelado';
export const unpaidIntro =
  'El pedido n.º {number} se ha cancelado porque no ha llegado ningún pago. Si ya ha pagado, responda a este correo.';
export const amountToPay = 'Importe a pagar';
export const contributionSubject = 'Su donación n.º {number} a {shop}';
export const contributionHeading = 'Gracias por su donación, {name}.';
export const contributionIntro = 'Hemos recibido su pago, con el n.º {number}.';
export const subscribedHeading = 'Gracias por suscribirse, {name}.';
export const subscribedIntro = 'Hemos recibido su primer pago. Corresponde al pedido n.º {number}.';
export const fulfilledSubject = 'Su pedido n.º {number} en {shop} está en camino';
export const fulfilledHeading = 'Buenas noticias, {name}.';
export const fulfilledIntro = 'Su pedido n.º {number} se ha enviado.';
export const fulfilledIntroNothingSent = 'Su pedido n.º {number} está completo.';
export const refundedSubject = 'Reembolso de su pedido n.º {number} en {shop}';
export const refundedHeading = 'Hola, {name}:';
export const refundedIntro =
  'Le hemos reembolsado {amount} del pedido n.º {number}. Puede tardar unos días en aparecer en su banco.';
export const refundedByHand =
  'Le devolvemos {amount} del pedido n.º {number}. Como no pagó con tarjeta, la tienda se lo devuelve ella misma. Escríbanos si no ha llegado en unos días.';
export const refundedReason = 'Motivo: {reason}';
export const subtotal = 'Subtotal';
export const discount = 'Descuento';
export const delivery = 'Envío';
export const deliveryNamed = 'Envío ({name})';
export const free = 'Gratis';
export const taxNamed = 'Impuestos ({name})';
export const taxIncluded = 'impuestos incluidos ({name})';
export const total = 'Total';
export const giftCardEnding = 'Tarjeta regalo terminada en {last4}';
export const amountPaid = 'Pagado con tarjeta';
export const pickUp = 'Recoge';
export const deliverTo = 'Enviar a';
export const billTo = 'Facturar a';
export const note = 'Su nota';
export const seeOrder = 'Ver su pedido';
export const testOrder = 'Este es un pedido de prueba: no se ha cobrado nada.';
export const questions = '¿Preguntas? Escriba a {email}.';
export const labelled = '{label}: {value}';
