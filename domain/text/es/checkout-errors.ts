/** Spanish words: checkout errors. */
export const emailMissing = 'Introduzca su correo electrónico.';
export const emailInvalid = 'El correo electrónico no es válido.';
export const firstNameMissing = 'Introduzca un nombre.';
export const lastNameMissing = 'Introduzca los apellidos.';
export const line1Missing = 'Introduzca una dirección.';
export const cityMissing = 'Introduzca una localidad.';
export const countryMissing = 'Elija un país.';
export const countryNotDelivered = 'No hacemos envíos a ese país.';
export const regionMissing = 'Complete el campo «{label}».';
export const postalCodeMissing = 'Complete el campo «{label}».';
export const phoneInvalid = 'Introduzca un número de teléfono o deje el campo vacío.';
export const deliveryOptionMissing = 'Elija un método de envío.';
export const tooLong = 'Use {max} caracteres como máximo.';
export const consentMissing = 'Marque esta casilla para realizar el pedido.';
export const cardNumberMissing = 'Introduzca un número de tarjeta.';
export const cardNumberInvalid = 'Introduzca un número de tarjeta válido.';
export const cardExpiryMissing = 'Introduzca la fecha de caducidad.';
export const cardExpiryInvalid = 'Introduzca la fecha de caducidad con el formato MM / AA.';
export const cardExpired = 'Esta tarjeta ha caducado. Pruebe con otra tarjeta.';
export const cardCvcMissing = 'Introduzca el código de seguridad.';
export const cardCvcInvalid =
  'Introduzca los 3 dígitos del reverso de la tarjeta (en American Express, los 4 del anverso).';
