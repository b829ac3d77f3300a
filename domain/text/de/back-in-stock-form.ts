/** German words: back in stock form. */
export const emailBlank = 'Bitte geben Sie Ihre E-Mail-Adresse ein.';
export const emailInvalid = 'Diese E-Mail-Adresse ist ungültig.';
export const unableToSubmit =
  'Das Formular konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal.';
export const callToAction = 'Benachrichtigen, wenn wieder da';
export const emailLabel = 'E-Mail-Adresse';
export const whichOne = 'Welche Variante';
export const joinMailingList = 'Ich möchte auch den Newsletter des Shops erhalten';
export const notifyMe = 'Benachrichtigen';
export const notifying = 'Wird gesendet …';
export const confirmation = 'Vielen Dank. Wir schreiben Ihnen einmal, sobald der Artikel wieder da ist.';
