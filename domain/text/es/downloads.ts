/** Spanish words: downloads. */
export const downloadsHeading = 'Sus descargas';
export const downloadNamed = 'Descargar {product}';
export const downloadTerms = 'Disponible: {times}, hasta el {date}';
export const pageTitle = 'Su descarga';
export const fileFacts = '{filename}, {size}';
export const download = 'Descargar';
export const downloadHint = 'Este enlace es válido hasta el {date}. Disponible: {times}.';
export const downloadsLeft = { one: '1 descarga', other: '{n} descargas' };
export const backToOrder = 'Ver su pedido';
export const expiredTitle = 'Este enlace ha caducado';
export const expired = 'Era válido hasta el {date}. Escríbanos y le enviaremos uno nuevo.';
export const usedUpTitle = 'Este enlace ya se ha usado';
export const usedUp =
  'El archivo se ha descargado tantas veces como permite el enlace. Escríbanos y le enviaremos uno nuevo.';
export const withdrawnTitle = 'Esta descarga está cerrada';
export const withdrawn = 'El pedido se ha reembolsado. Escríbanos si cree que es un error.';
export const goneTitle = 'Falta el archivo';
export const gone = 'Ya no encontramos el archivo. Escríbanos y se lo enviaremos.';
export const writeTo = 'Escribir a {email}';
export const unknownTitle = 'Descarga no encontrada';
export const unknown =
  'No hay ninguna descarga en esta dirección. Es posible que el enlace de su correo se haya partido en dos: cópielo entero.';
export const mailSubject = { one: 'Su descarga de {shop}', other: 'Sus descargas de {shop}' };
export const mailHeading = 'Hola, {name}:';
export const mailIntro = 'Gracias por su pedido. Su compra está lista:';
export const mailTerms = {
  one: 'El enlace funciona {limit} veces, hasta el {date}.',
  other: 'Cada enlace funciona {limit} veces, hasta el {date}.',
};
export const mailTermsOnce = 'Se puede descargar una sola vez, hasta el {date}.';
/** Where the terms of the links differ. */
export const mailTermsVary = 'La página de cada enlace indica cuántas veces y hasta cuándo funciona.';
export const kilobytes = '{n} KB';
export const megabytes = '{n} MB';
