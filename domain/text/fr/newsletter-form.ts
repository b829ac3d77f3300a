/** Textes du formulaire d’inscription à la lettre. */
export const emailLabel = 'E-mail';
export const submit = 'S’inscrire';
export const submitting = 'Envoi en cours…';
export const emailBlank = 'Veuillez saisir votre adresse e-mail.';
export const emailInvalid = 'Cette adresse e-mail n’est pas valide.';
export const signedUp = 'Merci. Vous êtes inscrit à la liste.';
export const confirmSent =
  'Presque terminé : nous vous avons envoyé un e-mail. Ouvrez son lien pour confirmer votre adresse.';
export const unableToSubmit = 'Le formulaire n’a pas pu être envoyé. Veuillez réessayer plus tard.';
export const tooMany =
  'Le formulaire n’a pas pu être envoyé : trop de demandes ont été faites. Veuillez réessayer plus tard.';
export const unableToSend = 'Le formulaire n’a pas pu être transmis. Veuillez réessayer plus tard.';
export const unknownError = 'Erreur inconnue, veuillez réessayer plus tard.';
