/** Spanish words: gift cards. */
export const giftCardTitle = 'Tarjeta regalo';
export const chooseAmount = 'Importe';
export const recipient = '¿Para quién es?';
export const recipientName = 'Nombre';
export const recipientEmail = 'Correo electrónico';
export const recipientEmailHint =
  'Enviaremos la tarjeta a esta dirección. Escriba la suya para entregarla en persona.';
export const giver = '¿De parte de quién?';
export const senderName = 'Su nombre';
export const message = 'Mensaje';
export const optional = 'opcional';
export const sendOn = 'Fecha de envío';
export const sendOnHint = 'Hoy: se envía en cuanto haya pagado. Otro día: a las ocho de la mañana.';
export const toPayment = 'Ir al pago';
export const backToProduct = 'Volver a la tarjeta regalo';
export const recipientNameMissing = 'Indique para quién es.';
export const recipientEmailMissing = 'Introduzca el correo electrónico al que se enviará la tarjeta.';
export const recipientEmailInvalid = 'Introduzca un correo electrónico como nombre@example.com.';
export const senderNameMissing = 'Indique de parte de quién es.';
export const tooLong = 'Use {max} caracteres como máximo.';
export const sendOnInvalid = 'Elija un día del calendario.';
export const sendOnPast = 'Ese día ya ha pasado. Elija hoy u otro posterior.';
export const sendOnTooFar = 'Elija un día dentro del próximo año.';
export const pleaseCheck = 'Revise los campos marcados.';
export const otherSite = 'Esta tarjeta regalo la vende otra tienda.';
export const unknownProduct = 'Esta tarjeta regalo ya no se vende aquí.';
export const unknownAmount = 'Ese importe ya no está a la venta. Elija otro.';
export const partHeading = { one: 'Su tarjeta regalo', other: 'Sus tarjetas regalo' };
export const partFor = '{amount} para {recipient}';
export const partWaits = 'Se enviará a {email} el {date}';
export const partSent = 'Enviada a {email} el {date}';
export const partVoid = 'Ya no es válida';
export const mailSubject = '{sender} le regala una tarjeta de {shop}';
export const mailHeading = 'Hola, {recipient}:';
export const mailIntro = '{sender} le regala {amount} para gastar en {shop}.';
export const mailSubjectOfShop = 'Una tarjeta regalo de {shop}';
export const mailIntroOfShop = 'Ha recibido {amount} para gastar en {shop}.';
export const mailHeadingUnnamed = 'Hola:';
export const mailMessageIs = '{sender} le escribe:';
export const mailCodeIs = 'Este es su código:';
export const mailHowToSpend =
  'Elija algo que le guste, tramite el pedido y escriba el código donde pone «Código de descuento o tarjeta regalo».';
export const mailBalanceStays = 'Lo que no gaste ahora se queda en la tarjeta, y la tarjeta no caduca.';
export const mailKeepSafe = 'Quien tenga el código puede gastarlo, así que guarde bien este correo.';
export const mailLink = 'Visitar {shop}';
export const factNames = {
  recipientName: 'Para',
  recipientEmail: 'Correo electrónico',
  senderName: 'De',
  message: 'Mensaje',
  sendOn: 'Envío el',
};
