/** Spanish words: account mail. */
export const hello = 'Hola, {name}:';
export const confirmSubject = 'Confirme su nueva dirección de correo para {shop}';
export const confirmIntro =
  'Ha pedido iniciar sesión en {shop} con {email} de ahora en adelante. Confirme que esta dirección es suya:';
export const confirmLink = 'Confirmar dirección de correo';
export const confirmLifetime =
  'El enlace funciona una sola vez y durante 24 horas. Hasta entonces, inicie sesión con {old}.';
export const confirmIgnore = 'Si no fue usted, ignore este correo: no cambia nada.';
export const noteSubject = 'Se ha indicado una nueva dirección de correo para su cuenta en {shop}';
export const noteIntro =
  'Alguien que ha iniciado sesión en su cuenta de {shop} ha pedido cambiar su dirección de correo a {email}. Cambiará en cuanto se abra el enlace enviado a esa dirección.';
export const noteNotYou =
  'Si no fue usted, cambie su contraseña ahora: así se anula el cambio y se cierra la sesión de cualquier otra persona.';
export const noteLink = 'Abrir su cuenta';
export const passwordSubject = 'Se ha cambiado su contraseña en {shop}';
export const passwordIntro =
  'Se ha cambiado la contraseña de su cuenta en {shop} y se ha cerrado la sesión en todos los demás navegadores.';
export const passwordNotYou = 'Si no fue usted, elija una contraseña nueva cuanto antes:';
export const passwordLink = 'Elegir una contraseña nueva';
