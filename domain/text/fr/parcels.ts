/** French words: parcels. */
export const partSubject = 'Une partie de votre commande n° {number} chez {shop} est en route';
export const partIntro =
  'Une partie de votre commande n° {number} a été expédiée. Le reste suivra séparément.';
export const partIntroNothingSent = 'Une partie de votre commande n° {number} est terminée. Le reste suivra.';
export const restIntro = 'Le reste de votre commande n° {number} a été expédié.';
export const readySubject = 'Votre commande n° {number} chez {shop} est prête à être retirée';
export const readyIntro = 'Votre commande n° {number} est prête à être retirée.';
export const readyPartSubject =
  'Une partie de votre commande n° {number} chez {shop} est prête à être retirée';
export const readyPartIntro =
  'Une partie de votre commande n° {number} est prête à être retirée. Le reste suivra.';
export const readyRestIntro = 'Le reste de votre commande n° {number} est prêt à être retiré.';
export const openingHours = 'Horaires d’ouverture';
export const trackingSubject = 'Suivi de votre commande n° {number} chez {shop}';
export const trackingIntro = 'Voici comment suivre votre colis de la commande n° {number}.';
export const contents = 'Contenu';
export const carrier = 'Transporteur';
export const trackingNumber = 'Numéro de suivi';
export const track = 'Suivre votre colis';
export const heading = { one: 'Votre colis', other: 'Vos colis' };
export const sentOn = 'Expédié le {date}';
export const readySince = 'Prêt depuis le {date}';
export const returnedOn = 'Retour reçu le {date}';
export const numbered = '{carrier} {number}';
export const restFollows = 'Le reste de votre commande suivra séparément.';
export const statusNames = {
  'awaiting-payment': 'En attente de paiement',
  paid: 'Payée, en préparation',
  fulfilled: 'Expédiée',
  'partially-refunded': 'Remboursée en partie',
  refunded: 'Remboursée',
  canceled: 'Annulée',
  'partly-sent': 'Expédiée en partie',
  ready: 'Prête à être retirée',
  'partly-ready': 'En partie prête à être retirée',
  complete: 'Terminée',
  'partly-complete': 'Terminée en partie',
};
