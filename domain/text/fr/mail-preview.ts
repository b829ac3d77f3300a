/** French words: mail preview. */
export const product = 'Tasse en grès';
export const option = 'Couleur';
export const choice = 'Mousse';
export const question = 'Prénom à graver';
export const answer = 'Jeanne';
export const note = 'Merci de sonner deux fois.';
export const reason = 'Une tasse est arrivée cassée.';
export const sender = 'Robin';
export const message = 'Joyeux anniversaire !';
export const file = 'Carnet d’émaux';
export const club = 'Club de poterie';
