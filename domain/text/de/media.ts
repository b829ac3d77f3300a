/** German words: media. */
export const altTextTooLong = 'Die Beschreibung darf höchstens 250 Zeichen lang sein.';
export const focalPointOutside = 'Der Fokuspunkt muss innerhalb des Bildes liegen.';
export const chooseFile = 'Wählen Sie zuerst eine Datei aus.';
export const film = 'Video';
export const theFilm = 'Video';
export const sound = 'Aufnahme';
export const play = '{title} abspielen';
export const playFrom = '{title} auf {provider} abspielen';
export const playFromNote = 'Beim Abspielen wird der Player von {provider} geladen.';
export const pauseVideo = '{title} anhalten';
export const soundBy = 'von {author}';
export const downloadSound = 'Herunterladen ({size} MB)';
export const embeddedContent = 'Eingebetteter Inhalt';
