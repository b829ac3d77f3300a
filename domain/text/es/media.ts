/** Spanish words: media. */
export const altTextTooLong = 'La descripción puede tener 250 caracteres como máximo.';
export const focalPointOutside = 'El punto focal debe estar dentro de la imagen.';
export const chooseFile = 'Elija primero un archivo.';
export const film = 'Vídeo';
export const theFilm = 'el vídeo';
export const sound = 'Grabación';
export const play = 'Reproducir {title}';
export const playFrom = 'Reproducir {title} en {provider}';
export const playFromNote = 'Al reproducir se carga el reproductor de {provider}.';
export const pauseVideo = 'Pausar {title}';
export const soundBy = 'por {author}';
export const downloadSound = 'Descargar ({size} MB)';
export const embeddedContent = 'Contenido incrustado';
