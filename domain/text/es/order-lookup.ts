/** Spanish words: order lookup. */
export const lookupLink = 'Buscar su pedido';
export const lookupTitle = 'Buscar su pedido';
export const lookupLead =
  'El número de pedido está en su correo de confirmación. Introdúzcalo junto con el correo electrónico con el que hizo el pedido.';
export const numberLabel = 'Número de pedido';
export const numberExample = 'Por ejemplo, 1001';
export const emailLabel = 'Correo electrónico';
export const find = 'Buscar pedido';
export const numberMissing = 'Introduzca el número de pedido de su correo de confirmación.';
export const emailMissing = 'Introduzca el correo electrónico con el que hizo el pedido.';
export const lookupFailed =
  'No hemos encontrado ningún pedido con este número y este correo electrónico. Mire en su correo de confirmación: indica ambos y tiene un enlace a su pedido.';
export const gateTitle = '¿Es este su pedido?';
export const gateLead =
  'El pedido se hizo en otro navegador. Para proteger sus datos, antes le hacemos una pregunta.';
export const gateLabel = 'Correo electrónico o código postal';
export const gateHint = 'El que usó en el pedido.';
export const open = 'Abrir pedido';
export const gateFailed =
  'No coincide con los datos del pedido. Mire en su correo de confirmación: se envió al correo electrónico con el que hizo el pedido.';
export const writeToUs = '¿No ha recibido el correo? Escriba a {email}.';
export const tooManyTries = 'Demasiados intentos. Inténtelo de nuevo dentro de {wait}.';
export const cartQuestion = '¿Busca un pedido que ya hizo?';
