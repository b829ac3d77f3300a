/** El correo que pide confirmar una dirección, y las páginas que la confirman y la dan de baja. */
export const mailSubject = 'Confirme su correo para {shop}';
export const mailHeading = 'Un paso más';
export const mailIntro =
  'Se ha indicado esta dirección para recibir las novedades de {shop}. Si ha sido usted, confírmela y estará en la lista.';
export const mailLink = 'Confirmar mi dirección';
export const mailReason =
  'Si no ha sido usted, no tiene que hacer nada: sin confirmación no recibirá novedades de {shop}.';
export const mailUnsubscribe = 'No quiero correos de esta lista';
export const confirmTitle = '¿Recibir las novedades de {shop}?';
export const confirmSentence =
  'Pulse el botón para confirmar su dirección. Puede darse de baja en cualquier momento.';
export const confirmButton = 'Confirmar mi dirección';
export const confirmedTitle = 'Ya está en la lista';
export const confirmedSentence =
  'Gracias. Su dirección está confirmada y recibirá las próximas novedades de {shop}.';
export const confirmEndedTitle = 'Este enlace no confirma nada';
export const confirmEndedSentence =
  'Está incompleto o es demasiado antiguo. Suscríbase de nuevo en el sitio de {shop}.';
export const unsubscribeTitle = '¿No recibir más novedades por correo?';
export const unsubscribeSentence =
  'No recibirá más novedades de {shop}. Los correos sobre sus pedidos le seguirán llegando.';
export const unsubscribeButton = 'Darse de baja';
export const unsubscribedTitle = 'Se ha dado de baja';
export const unsubscribedSentence =
  'No recibirá más novedades de {shop}. Puede volver a suscribirse en cualquier momento.';
export const endedTitle = 'No hay nada de lo que darse de baja';
export const endedSentence =
  'Este enlace está incompleto, o su dirección no está en ninguna lista de {shop}.';
export const toShop = 'Volver al sitio';
export const formTitle = 'Recibir las novedades de {shop}';
export const formAgain = 'Indique su correo electrónico para suscribirse.';
