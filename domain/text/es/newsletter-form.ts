/** Textos del formulario de suscripción al boletín. */
export const emailLabel = 'Correo electrónico';
export const submit = 'Suscribirse';
export const submitting = 'Enviando…';
export const emailBlank = 'Introduzca su correo electrónico.';
export const emailInvalid = 'El correo electrónico no es válido.';
export const signedUp = 'Gracias. Ya está en la lista.';
export const confirmSent =
  'Ya casi está: le hemos enviado un correo. Abra su enlace para confirmar su dirección.';
export const unableToSubmit = 'No se ha podido enviar el formulario. Inténtelo de nuevo más tarde.';
export const tooMany =
  'No se ha podido enviar el formulario: se han hecho demasiadas solicitudes. Inténtelo de nuevo más tarde.';
export const unableToSend = 'No se ha podido transmitir el formulario. Inténtelo de nuevo más tarde.';
export const unknownError = 'Error desconocido. Inténtelo de nuevo más tarde.';
