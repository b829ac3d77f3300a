/** Spanish words: page types. */
export const notFound = {
  title: 'Página no encontrada',
  sentence: 'No hay nada en esta dirección.',
  products: 'De la tienda',
};
export const errorPage = {
  title: 'Algo ha fallado',
  sentence: 'Ha sido culpa nuestra, no suya. Inténtelo de nuevo dentro de un momento.',
};
export const lock = {
  title: 'Esta página está bloqueada',
  sentence: 'Este sitio todavía no está abierto al público.',
};
export const popup = { title: 'Un aviso nuestro', sentence: 'No hay nada que anunciar por el momento.' };
export const protectedContent = {
  title: 'Esta página está bloqueada',
  sentence: 'Se abre con una contraseña. Pídasela a quien le dio la dirección.',
};
export const denied = { title: 'Solo para miembros', sentence: 'Su cuenta no tiene acceso a esta página.' };
export const paywall = {
  title: 'Solo con suscripción',
  sentence: 'Esta página se abre con una suscripción.',
};
export const unsubscribed = {
  title: 'Darse de baja',
  sentence: 'Siga el enlace de cualquiera de nuestros correos para dejar de recibirlos.',
};
export const mailPreview = {
  title: 'Vista previa del correo',
  sentence: 'Los correos se ven en el editor exactamente como se envían.',
};
export const singleSignOn = {
  title: 'Inicio de sesión',
  sentence: 'Se abrirá la página donde iniciar sesión.',
};
export const preview = {
  bar: 'Vista previa de un borrador, hasta el {date}',
  title: 'Esta vista previa ha terminado',
  sentence:
    'Los enlaces de vista previa funcionan durante un tiempo limitado o hasta que se cierran. Pida un enlace nuevo a quien le envió este.',
};
