/** Spanish words: forms. */
export const send = 'Enviar';
export const submitting = 'Enviando…';
export const scrollDown = 'Hay un problema con el formulario. Desplácese hacia abajo para revisarlo.';
export const scrollUp = 'Hay un problema con el formulario. Desplácese hacia arriba para revisarlo.';
export const rateLimited =
  'No se ha podido enviar el formulario porque se han hecho demasiados envíos. Inténtelo más tarde.';
export const notSent = 'El envío del formulario ha fallado. Inténtelo más tarde.';
export const unknownError = 'Error desconocido, inténtelo más tarde.';
export const noKey = 'No se ha podido preparar el envío, inténtelo más tarde.';
export const thankYou = '¡Gracias! Hemos recibido su mensaje.';
export const sentTitle = 'Enviado';
export const goOn = 'Continuar';
export const backToPage = 'Volver a la página';
export const mailIntro = 'Alguien ha enviado el formulario «{form}» en {shop}.';
export const mailPage = 'Enviado desde la página {page}.';
export const mailLink = 'Abrir en la bandeja de entrada';
export const receiptReason =
  'Recibe este correo porque esta dirección se introdujo en un formulario de {shop}.';
export const receiptLink = 'Visitar {shop}';
export const sampleForm = 'Contacto';
export const sampleMessage = '¿Reparan teteras? La mía ha perdido el pico.';
export const sampleReceipt = 'Gracias por escribirnos. Respondemos en dos días.';
export const replyQuoted = 'Usted escribió el {when}:';
export const replyReason = 'Recibe este correo porque escribió a {shop} con un formulario.';
export const sampleReply = 'Sí, las reparamos. Tráigala el viernes.';
