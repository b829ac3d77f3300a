/** French words: carts that were left. */
export const mailSubject = 'Votre panier chez {shop}';
export const mailHeading = 'Vous hésitez encore ?';
export const mailIntro =
  'Des articles vous attendent dans votre panier chez {shop}. Les prix du jour s’appliquent, et rien n’est réservé.';
export const mailLink = 'Retrouver votre panier';
export const mailReason =
  'Vous recevez cet unique e-mail parce que cette adresse a été saisie lors d’une commande non terminée chez {shop}.';
export const mailUnsubscribe = 'Ne plus recevoir d’e-mails au sujet des paniers';
export const returnTitle = 'Votre panier vous attend';
export const returnSentence =
  'Reprenez là où vous vous étiez arrêté. Les articles épuisés entre-temps sont retirés, et les prix du jour s’appliquent.';
export const returnButton = 'Continuer vers le panier';
export const goneTitle = 'Ce panier n’existe plus';
export const goneSentence =
  'Il a déjà été commandé, ou trop de temps a passé. Tout le reste se trouve toujours dans la boutique.';
export const toShop = 'Retour à la boutique';
export const unsubscribeTitle = 'Ne plus recevoir d’e-mails au sujet des paniers ?';
export const unsubscribeSentence = '{shop} ne vous écrira plus au sujet d’un panier laissé en attente.';
export const unsubscribeButton = 'Se désinscrire';
export const unsubscribedTitle = 'Vous êtes désinscrit';
export const unsubscribedSentence = '{shop} ne vous écrira plus au sujet des paniers.';
export const endedTitle = 'Il n’y a rien à désinscrire';
export const endedSentence =
  'Ce lien est incomplet ou trop ancien. {shop} n’envoie aucun e-mail à cause de lui.';
