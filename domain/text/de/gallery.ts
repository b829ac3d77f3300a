/** German words: gallery. */
export const galleryLabel = 'Galerie';
export const slideshowRole = 'Karussell';
export const slideRole = 'Folie';
export const slideOf = '{n} von {total}';
export const slidesLabel = 'Bilder';
export const showPicture = 'Bild {n} anzeigen';
export const previousSlide = 'Voriges Bild';
export const nextSlide = 'Nächstes Bild';
export const playSlides = 'Diashow abspielen';
export const pauseSlides = 'Diashow anhalten';
export const enlargeNamed = 'Bild {n} vergrößern: {name}';
export const opensWindow = '{name} (öffnet in einem neuen Fenster)';
export const enlargePicture = 'Bild {n} vergrößern';
export const pictureOf = 'Bild {n} von {total}';
