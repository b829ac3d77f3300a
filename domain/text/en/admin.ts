/** Sentences the owner's API answers beside those of the error catalogue. */
export const choosePicture = 'Choose a picture first.';
