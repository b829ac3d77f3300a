/** L’e-mail annonçant qu’un produit est de retour, et la page qui met fin à ces e-mails. */
export const mailSubject = '{product} est de nouveau en stock';
export const mailHeading = '{product} est de retour';
export const mailIntro =
  'Vous avez demandé à {shop} de vous écrire dès que ce produit serait de nouveau disponible. C’est le cas, dans la limite des stocks.';
export const mailLink = 'Voir {product}';
export const mailReason =
  'Vous recevez cet unique e-mail parce que cette adresse a été inscrite pour cela chez {shop}.';
export const mailUnsubscribe = 'Se désinscrire de ces e-mails';
export const unsubscribeTitle = 'Ne plus recevoir d’e-mails sur les stocks ?';
export const unsubscribeSentence =
  'Votre adresse sera retirée de toutes les listes d’attente de {shop}, et vous ne serez plus prévenu du retour des produits épuisés.';
export const unsubscribeButton = 'Se désinscrire';
export const unsubscribedTitle = 'Votre désinscription est faite';
export const unsubscribedSentence =
  'Votre adresse ne figure plus sur aucune liste d’attente de {shop}. Vous pouvez vous réinscrire sur la page de tout produit épuisé.';
export const endedTitle = 'Aucune inscription à supprimer';
export const endedSentence =
  'Ce lien est incomplet ou a déjà été utilisé. Il ne correspond à aucune liste d’attente de {shop}.';
export const toShop = 'Retour à la boutique';
