/** Messages about uploaded files; failures of a whole upload are in the error catalogue. */
export const altTextTooLong = 'Keep the description within 250 characters.';
export const focalPointOutside = 'The focal point must lie inside the picture.';
export const chooseFile = 'Choose a file first.';

export const film = 'Film';
export const theFilm = 'the film';
export const sound = 'Recording';
export const play = 'Play {title}';
export const playFrom = 'Play {title} on {provider}';
export const playFromNote = 'Pressing play loads the player from {provider}.';
export const pauseVideo = 'Pause {title}';
export const soundBy = 'by {author}';
export const downloadSound = 'Download ({size} MB)';
export const embeddedContent = 'Embedded content';
