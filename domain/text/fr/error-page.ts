/** French words: error page. */
export const tryAgain = 'Réessayer';
export const goBack = 'Retour';
export const formKept = 'Votre saisie n’est pas perdue. Cliquez sur « Réessayer » pour la renvoyer.';
export const paymentKept =
  'Votre saisie n’est pas perdue, à l’exception des données de votre carte. Cliquez sur « Réessayer » pour savoir où en est votre paiement : vous ne paierez qu’une fois.';
export const siteClosed = 'Ce site est actuellement fermé.';
