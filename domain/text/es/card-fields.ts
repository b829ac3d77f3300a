/** Spanish words: card fields. */
export const cardNumber = 'Número de tarjeta';
export const cardExpiry = 'Fecha de caducidad';
export const cardCvc = 'Código de seguridad';
export const cardIsSafe =
  'Los datos de su tarjeta van directamente a Stripe, nuestro servicio de pago. Nosotros nunca los vemos.';
export const orByCard = 'O pagar con tarjeta';
export const express = 'Pago exprés';
export const numberMissing = 'Introduzca el número de su tarjeta.';
export const numberInvalid = 'Introduzca un número de tarjeta válido.';
export const expiryMissing = 'Introduzca la fecha de caducidad.';
export const expiryInvalid = 'Introduzca una fecha de caducidad válida.';
export const expiryPast = 'Esta tarjeta ha caducado. Pruebe con otra tarjeta.';
export const cvcMissing = 'Introduzca el código de seguridad.';
export const cvcInvalid = 'Introduzca un código de seguridad válido.';
export const pleaseCheck = 'Revise los datos de su tarjeta.';
export const declined = 'Su tarjeta ha sido rechazada. Pruebe con otra tarjeta.';
export const unavailable = 'El servicio de pago no responde. No se le ha cobrado nada. Inténtelo de nuevo.';
