/** Spanish words: announcement bar and error page. */
export const announcement = 'Anuncio';
export const closeAnnouncement = 'Cerrar el anuncio';
export const starter = {
  title: 'Página no encontrada',
  heading: 'Esta página se ha movido o nunca existió',
  text: 'Puede que la dirección tenga una errata o que la página ya no esté aquí. Búsquela aquí abajo o empiece de nuevo por el principio.',
  home: 'Ir a la página de inicio',
};
