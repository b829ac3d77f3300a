/** Spanish words: back in stock form. */
export const emailBlank = 'Introduzca su correo electrónico.';
export const emailInvalid = 'El correo electrónico no es válido.';
export const unableToSubmit = 'No se ha podido enviar el formulario. Inténtelo de nuevo más tarde.';
export const callToAction = 'Avisarme cuando vuelva';
export const emailLabel = 'Correo electrónico';
export const whichOne = 'Qué variante';
export const joinMailingList = 'Quiero recibir también las novedades de la tienda';
export const notifyMe = 'Avisarme';
export const notifying = 'Enviando…';
export const confirmation = 'Gracias. Le escribiremos una sola vez, en cuanto vuelva a estar disponible.';
