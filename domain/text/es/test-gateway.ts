/** Spanish words: test gateway. */
export const title = 'Confirme con su banco (prueba)';
export const mark = 'Banco de prueba';
export const heading = '¿Es usted?';
export const askCharge =
  'Una tienda quiere cobrar en su tarjeta. Un banco de verdad le pediría aquí un código o su huella.';
export const askSaving =
  'Una tienda quiere guardar su tarjeta para pagos futuros. Un banco de verdad le pediría aquí un código o su huella.';
export const shop = 'Tienda';
export const amount = 'Importe';
export const card = 'Tarjeta';
export const cardEnding = 'Terminada en {last4}';
export const approve = 'Sí, confirmar';
export const refuse = 'No, rechazar';
export const overHeading = 'Ya no queda nada por confirmar';
export const over = 'Esta solicitud ya se ha respondido o la tienda ya no la espera.';
export const back = 'Volver a la tienda';
export const note = 'Esta página pertenece al servicio de pago de prueba integrado. No se mueve dinero.';
