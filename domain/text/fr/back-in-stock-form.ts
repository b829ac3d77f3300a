/** French words: back in stock form. */
export const emailBlank = 'Veuillez saisir votre adresse e-mail.';
export const emailInvalid = 'Cette adresse e-mail n’est pas valide.';
export const unableToSubmit = 'Le formulaire n’a pas pu être envoyé. Veuillez réessayer plus tard.';
export const callToAction = 'Me prévenir du retour en stock';
export const emailLabel = 'Adresse e-mail';
export const whichOne = 'Quelle variante';
export const joinMailingList = 'Recevoir aussi les actualités de la boutique';
export const notifyMe = 'Me prévenir';
export const notifying = 'Envoi…';
export const confirmation = 'Merci. Nous vous écrirons une seule fois, dès le retour en stock.';
