/** Lo que dicen las cartas además de las palabras del propietario, y las páginas en las que se leen. */
export const reason = 'Recibe esta carta porque aceptó recibir novedades de {shop} por correo electrónico.';
export const unsubscribe = 'Darse de baja';
export const inBrowser = 'Ver en el navegador';
export const allLetters = 'Todas las cartas';
export const toProduct = 'Ver producto';
export const archiveTitle = 'Cartas';
export const archiveSentence = 'Lo que {shop} ha escrito por correo electrónico.';
export const olderLetters = 'Cartas anteriores';
