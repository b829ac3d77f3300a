/** German words: mail preview. */
export const product = 'Steinzeugbecher';
export const option = 'Farbe';
export const choice = 'Moos';
export const question = 'Eingestempelter Name';
export const answer = 'Juna';
export const note = 'Bitte zweimal klingeln.';
export const reason = 'Ein Becher kam zerbrochen an.';
export const sender = 'Robin';
export const message = 'Alles Gute zum Geburtstag!';
export const file = 'Glasurheft';
export const club = 'Ton-Club';
