/** French words: test gateway. */
export const title = 'Confirmez auprès de votre banque (test)';
export const mark = 'Banque test';
export const heading = 'Est-ce bien vous ?';
export const askCharge =
  'Une boutique souhaite débiter votre carte. Une vraie banque vous demanderait ici un code ou votre empreinte.';
export const askSaving =
  'Une boutique souhaite conserver votre carte pour de futurs paiements. Une vraie banque vous demanderait ici un code ou votre empreinte.';
export const shop = 'Boutique';
export const amount = 'Montant';
export const card = 'Carte';
export const cardEnding = 'Se terminant par {last4}';
export const approve = 'Oui, confirmer';
export const refuse = 'Non, refuser';
export const overHeading = 'Il n’y a plus rien à confirmer';
export const over = 'Cette demande a déjà reçu une réponse, ou la boutique ne l’attend plus.';
export const back = 'Retour à la boutique';
export const note =
  'Cette page fait partie du service de paiement de test intégré. Aucun argent n’est débité.';
