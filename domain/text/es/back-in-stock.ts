/** El correo de que un producto vuelve a estar disponible, y la página que pone fin a esos correos. */
export const mailSubject = '{product} vuelve a estar disponible';
export const mailHeading = '{product} ha vuelto';
export const mailIntro =
  'Pidió a {shop} que le escribiera en cuanto volviera a estar disponible. Ya lo está, hasta agotar existencias.';
export const mailLink = 'Ver {product}';
export const mailReason = 'Recibe este único correo porque esta dirección se inscribió para ello en {shop}.';
export const mailUnsubscribe = 'Darse de baja de estos correos';
export const unsubscribeTitle = '¿No recibir más correos sobre existencias?';
export const unsubscribeSentence =
  'Su dirección se quitará de todas las listas de espera de {shop} y no recibirá más avisos cuando vuelvan los productos agotados.';
export const unsubscribeButton = 'Darse de baja';
export const unsubscribedTitle = 'Se ha dado de baja';
export const unsubscribedSentence =
  'Su dirección ya no está en ninguna lista de espera de {shop}. Puede inscribirse de nuevo en la página de cualquier producto agotado.';
export const endedTitle = 'No hay nada de lo que darse de baja';
export const endedSentence =
  'Este enlace está incompleto o ya se ha utilizado. No corresponde a ninguna lista de espera de {shop}.';
export const toShop = 'Volver a la tienda';
