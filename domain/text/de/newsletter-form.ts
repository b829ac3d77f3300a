/** Texte des Newsletter-Formulars. */
export const emailLabel = 'E-Mail';
export const submit = 'Anmelden';
export const submitting = 'Wird gesendet …';
export const emailBlank = 'Bitte geben Sie Ihre E-Mail-Adresse ein.';
export const emailInvalid = 'Diese E-Mail-Adresse ist ungültig.';
export const signedUp = 'Vielen Dank. Sie stehen auf der Liste.';
export const confirmSent =
  'Fast fertig: Wir haben Ihnen eine E-Mail geschickt. Öffnen Sie den Link darin, um Ihre Adresse zu bestätigen.';
export const unableToSubmit =
  'Das Formular konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal.';
export const tooMany =
  'Das Formular konnte nicht gesendet werden: Es kamen zu viele Anfragen. Bitte versuchen Sie es später noch einmal.';
export const unableToSend =
  'Das Formular konnte nicht verschickt werden. Bitte versuchen Sie es später noch einmal.';
export const unknownError = 'Unbekannter Fehler. Bitte versuchen Sie es später noch einmal.';
