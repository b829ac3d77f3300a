/** French words: gallery. */
export const galleryLabel = 'Galerie';
export const slideshowRole = 'carrousel';
export const slideRole = 'diapositive';
export const slideOf = '{n} sur {total}';
export const slidesLabel = 'Images';
export const showPicture = 'Afficher l’image {n}';
export const previousSlide = 'Image précédente';
export const nextSlide = 'Image suivante';
export const playSlides = 'Lancer le diaporama';
export const pauseSlides = 'Mettre le diaporama en pause';
export const enlargeNamed = 'Agrandir l’image {n} : {name}';
export const opensWindow = '{name} (s’ouvre dans une nouvelle fenêtre)';
export const enlargePicture = 'Agrandir l’image {n}';
export const pictureOf = 'Image {n} sur {total}';
