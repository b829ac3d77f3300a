/** Spanish words: payment links. */
export const noteHeading = 'Una nota de {shop}';
export const invalidTitle = 'Este enlace de pago ya no es válido';
export const invalid =
  'Está incompleto, o {shop} lo ha sustituido o retirado. No se ha cobrado nada. Solicite uno nuevo.';
export const expiredTitle = 'Este enlace de pago ha caducado';
export const expired = 'Era válido hasta el {date}. No se ha cobrado nada. Solicite uno nuevo a {shop}.';
export const contact = 'Puede escribir a la tienda a {email}.';
export const soldOutTitle = 'Este producto está agotado';
export const soldOut =
  'Por ahora no quedan suficientes unidades de {product}. No se ha cobrado nada. Pregunte a {shop} cuándo volverá a estar disponible.';
export const unavailableTitle = 'Este producto no está disponible';
export const unavailable = '{shop} no vende este producto por ahora. No se ha cobrado nada.';
export const mailSubject = 'Su pedido de {shop}: revisar y pagar';
export const mailHeading = 'Su pedido está listo para pagar';
export const mailIntro =
  '{shop} ha preparado un pedido para usted. Siga el enlace para revisarlo, elegir la entrega y pagar.';
export const mailPay = 'Revisar y pagar';
export const mailExpires = 'El enlace es válido hasta el {date}.';
export const mailMore = 'La entrega y los impuestos se muestran antes de pagar.';
export const mailPrivate =
  'Quien tenga este enlace puede ver y pagar el pedido. Páselo solo a quienes puedan hacerlo.';
