/** Spanish words: gallery. */
export const galleryLabel = 'Galería';
export const slideshowRole = 'carrusel';
export const slideRole = 'diapositiva';
export const slideOf = '{n} de {total}';
export const slidesLabel = 'Imágenes';
export const showPicture = 'Ver la imagen {n}';
export const previousSlide = 'Imagen anterior';
export const nextSlide = 'Imagen siguiente';
export const playSlides = 'Reproducir la presentación';
export const pauseSlides = 'Pausar la presentación';
export const enlargeNamed = 'Ampliar la imagen {n}: {name}';
export const opensWindow = '{name} (se abre en una ventana nueva)';
export const enlargePicture = 'Ampliar la imagen {n}';
export const pictureOf = 'Imagen {n} de {total}';
