/** Sentences about uploaded files; failures of a whole upload stand in the error catalogue. */
export const altTextTooLong = 'Keep the description within 250 characters.';
export const focalPointOutside = 'The focal point must lie inside the picture.';
export const chooseFile = 'Choose a file first.';
