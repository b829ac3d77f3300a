/** Words of galleries and of pictures that open large. */
export const galleryLabel = 'Gallery';
export const slideshowRole = 'carousel';
export const slideRole = 'slide';
export const slideOf = '{n} of {total}';
export const slidesLabel = 'Pictures';
export const showPicture = 'Show picture {n}';
export const previousSlide = 'Previous picture';
export const nextSlide = 'Next picture';
export const playSlides = 'Play the slideshow';
export const pauseSlides = 'Pause the slideshow';
export const enlargeNamed = 'Enlarge picture {n}: {name}';
export const opensWindow = '{name} (opens in a new window)';
export const enlargePicture = 'Enlarge picture {n}';
export const pictureOf = 'Picture {n} of {total}';
