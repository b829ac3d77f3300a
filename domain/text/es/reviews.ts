/** Spanish words: reviews. */

export const mailSubject = '¿Qué le parece su pedido de {shop}?';
export const mailHeading = '¿Qué le parece?';
export const mailIntro =
  'Esperamos que su pedido n.º {number} haya llegado bien. Su opinión ayuda a otras personas a elegir y a nosotros a mejorar. Solo le llevará un minuto.';
export const mailLink = 'Escribir una opinión';
export const mailReason =
  'Recibe este único correo porque hizo un pedido en {shop}. Solo preguntamos una vez por pedido.';
export const mailUnsubscribe = 'No volver a pedirme opiniones';

export const pageTitle = 'Sus opiniones';
export const pageIntro = 'Cuéntenos qué le parece lo que ha comprado. Elija un producto.';
export const formTitle = 'Su opinión sobre «{product}»';
export const write = 'Escribir una opinión';
export const writeOf = 'Escribir una opinión sobre «{product}»';
export const edit = 'Cambiar su opinión';
export const editOf = 'Cambiar su opinión sobre «{product}»';
export const yourStars = 'Su opinión: {stars}';
export const back = 'Todos los productos de su pedido';
export const productGone = 'Este producto ya no se vende, por lo que no se puede opinar sobre él.';
export const starsLabel = '¿Cuántas estrellas le da?';
export const starOption = {
  '5': '5 estrellas – excelente',
  '4': '4 estrellas – bien',
  '3': '3 estrellas – aceptable',
  '2': '2 estrellas – regular',
  '1': '1 estrella – mal',
};
export const titleLabel = 'Título';
export const titleHint = 'Opcional. En pocas palabras.';
export const bodyLabel = 'Su opinión';
export const bodyHint = 'Qué le gusta, qué no y cómo lo utiliza.';
export const nameLabel = 'Nombre';
export const nameHint = 'Aparece con su opinión. Su dirección de correo no se muestra.';
export const picturesLabel = 'Fotos';
export const picturesHint = 'Opcional. Hasta {most} fotos de {size} como máximo cada una.';
export const yourPictures = 'Sus fotos';
export const removePicture = 'Quitar la foto {n}';
export const send = 'Enviar opinión';
export const starsMissing = 'Elija de 1 a 5 estrellas.';
export const bodyMissing = 'Escriba unas palabras.';
export const nameMissing = 'Indique un nombre o sus iniciales.';
export const tooLong = 'Acórtelo a {most} caracteres como máximo.';
export const tooManyPictures = {
  one: 'Una opinión tiene {most} fotos como máximo. No se ha añadido 1 foto.',
  other: 'Una opinión tiene {most} fotos como máximo. No se han añadido {n} fotos.',
};
export const pleaseCheck = 'Su opinión aún no se ha enviado. Revise lo que se indica abajo.';
export const thanks = 'Gracias. Su opinión está publicada.';
export const thanksHeld = 'Gracias. Su opinión aparecerá cuando la tienda la haya leído.';
export const endedTitle = 'Este enlace no lleva a ninguna opinión';
export const ended = 'Está incompleto o el pedido correspondiente ya no existe.';
export const refundedTitle = 'No se puede opinar sobre este pedido';
export const refunded = 'Se canceló o se reembolsó, así que ya no hay nada que valorar.';
export const toShop = 'Volver a la tienda';
export const pictureOf = 'Foto de «{product}» de un cliente';

export const unsubscribeTitle = '¿No recibir más correos sobre opiniones?';
export const unsubscribeSentence = '{shop} no volverá a pedirle opiniones sobre sus pedidos.';
export const unsubscribeButton = 'No volver a pedirme';
export const unsubscribedTitle = 'No volveremos a pedirle opiniones';
export const unsubscribedSentence = '{shop} no le enviará más correos para pedirle opiniones.';

export const verified = 'Compra verificada';
export const answerOf = 'Respuesta de {shop}';
export const newer = 'Opiniones más recientes';
export const older = 'Opiniones anteriores';
export const pages = 'Páginas de opiniones';
export const filter = 'Ver opiniones por estrellas';
export const allStars = 'Todas';
export const onlyStars = { one: '{n} estrella ({count})', other: '{n} estrellas ({count})' };
export const noneWithStars = 'No hay opiniones con este número de estrellas.';
