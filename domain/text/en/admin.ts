/** Messages of the owner's API besides the error catalogue. */
export const choosePicture = 'Choose a picture first.';
