/** Spanish words: password mail. */
export const resetSubject = 'Elija una contraseña nueva para {shop}';
export const resetHeading = 'Hola, {name}:';
export const resetIntro =
  'Se ha solicitado una contraseña nueva para su cuenta de {shop}. Si lo ha pedido usted, elíjala aquí:';
export const resetLink = 'Elegir una contraseña nueva';
export const resetLifetime =
  'El enlace funciona una sola vez y durante una hora. Al usarlo, se cierran sus demás sesiones.';
export const resetIgnore = 'Si no lo ha pedido usted, ignore este correo: su contraseña no cambia.';
