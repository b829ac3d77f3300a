/** French words: calls. */
export const callTexts = {
  sessionExpired: 'Votre session a expiré. Veuillez recharger la page et réessayer.',
  cookiesDisabled: 'Veuillez autoriser les cookies dans votre navigateur, recharger la page et réessayer.',
  tooMany: 'Veuillez réessayer dans quelques secondes.',
  network: 'La boutique est injoignable. Vérifiez votre connexion et réessayez.',
  serverSilent: 'Un problème est survenu de notre côté. Veuillez réessayer.',
};
export const noConnection = 'Pas de connexion';
export const unableToAdd = 'Impossible d’ajouter l’article';
export const couldNotOpen = 'Impossible d’ouvrir cette page';
