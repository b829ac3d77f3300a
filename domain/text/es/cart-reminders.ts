/** Spanish words: carts that were left. */
export const mailSubject = 'Su carrito en {shop}';
export const mailHeading = '¿Todavía lo está pensando?';
export const mailIntro =
  'Dejó algo en su carrito en {shop}. Sigue ahí, a los precios de hoy; no hay nada reservado.';
export const mailLink = 'Volver a su carrito';
export const mailReason =
  'Recibe este único correo porque esta dirección se introdujo al pagar en {shop} y el pedido no se completó.';
export const mailUnsubscribe = 'No recibir más correos sobre carritos';
export const returnTitle = 'Su carrito le espera';
export const returnSentence =
  'Continúe donde lo dejó. Lo que se ha agotado entretanto no se incluye, y se aplican los precios de hoy.';
export const returnButton = 'Continuar al carrito';
export const goneTitle = 'Este carrito ya no existe';
export const goneSentence =
  'Ya se ha pedido, o ha pasado demasiado tiempo. Todo lo demás sigue en la tienda.';
export const toShop = 'Volver a la tienda';
export const unsubscribeTitle = '¿No recibir más correos sobre carritos?';
export const unsubscribeSentence = '{shop} ya no le escribirá sobre un carrito que haya dejado.';
export const unsubscribeButton = 'Darse de baja';
export const unsubscribedTitle = 'Se ha dado de baja';
export const unsubscribedSentence = '{shop} no le escribirá más sobre carritos.';
export const endedTitle = 'No hay nada de lo que darse de baja';
export const endedSentence =
  'Este enlace está incompleto o es demasiado antiguo. {shop} no envía ningún correo por él.';
