/** Spanish words: calls. */
export const callTexts = {
  sessionExpired: 'Su sesión ha caducado. Vuelva a cargar la página e inténtelo de nuevo.',
  cookiesDisabled: 'Active las cookies en su navegador, vuelva a cargar la página e inténtelo de nuevo.',
  tooMany: 'Inténtelo de nuevo dentro de unos segundos.',
  network: 'No se ha podido conectar con la tienda. Compruebe su conexión e inténtelo de nuevo.',
  serverSilent: 'Algo ha fallado por nuestra parte. Inténtelo de nuevo.',
};
export const noConnection = 'Sin conexión';
export const unableToAdd = 'No se ha podido añadir el artículo';
export const couldNotOpen = 'No se ha podido abrir esta página';
