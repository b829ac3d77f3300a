/** French words: owner notices. */
export const newOrders = {
  one: 'Nouvelle commande chez {shop}\u00a0: {sum}',
  other: '{n} nouvelles commandes chez {shop}\u00a0: {sum}',
};
export const lowStock = {
  one: 'Le stock d’une variante chez {shop} est bas',
  other: 'Le stock de {n} variantes chez {shop} est bas',
};
export const failedPayments = {
  one: 'Un paiement d’abonnement chez {shop} a échoué',
  other: '{n} paiements d’abonnement chez {shop} ont échoué',
};
export const heldComments = {
  one: 'Un commentaire chez {shop} attend votre validation',
  other: '{n} commentaires chez {shop} attendent votre validation',
};
export const heldReviews = {
  one: 'Un avis chez {shop} attend votre validation',
  other: '{n} avis chez {shop} attendent votre validation',
};
export const failedPages = {
  one: 'Une page de {shop} n’a pas pu être publiée à l’heure prévue',
  other: '{n} pages de {shop} n’ont pas pu être publiées à l’heure prévue',
};
export const failedWebhooks = {
  one: 'Le webhook d’un formulaire de {shop} a été désactivé : son adresse n’accepte rien depuis plusieurs jours',
  other:
    'Les webhooks de {n} formulaires de {shop} ont été désactivés : leurs adresses n’acceptent rien depuis plusieurs jours',
};
export const openAdmin = 'Ouvrir dans l’administration';
export const changeNotices = 'Modifier vos notifications';
export const more = 'Et {n} de plus.';
export const unitsLeft = '{n} en stock';
