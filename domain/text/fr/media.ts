/** French words: media. */
export const altTextTooLong = 'La description ne doit pas dépasser 250 caractères.';
export const focalPointOutside = 'Le point focal doit se trouver dans l’image.';
export const chooseFile = 'Choisissez d’abord un fichier.';
export const film = 'Vidéo';
export const theFilm = 'la vidéo';
export const sound = 'Enregistrement';
export const play = 'Lire {title}';
export const playFrom = 'Lire {title} sur {provider}';
export const playFromNote = 'La lecture charge le lecteur de {provider}.';
export const pauseVideo = 'Mettre {title} en pause';
export const soundBy = 'par {author}';
export const downloadSound = 'Télécharger ({size} Mo)';
export const embeddedContent = 'Contenu intégré';
