/** Messages of the owner's API besides the error catalogue. */
export const choosePicture = 'Choose a picture first.';

/** The name of a product's copy. */
export const copyOfTitle = 'Copy of {title}';
