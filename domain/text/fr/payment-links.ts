/** French words: payment links. */
export const noteHeading = 'Un mot de {shop}';
export const invalidTitle = 'Ce lien de paiement n’est plus valable';
export const invalid =
  'Il est incomplet, ou {shop} l’a remplacé ou retiré. Rien n’a été débité. Veuillez en demander un nouveau.';
export const expiredTitle = 'Ce lien de paiement a expiré';
export const expired =
  'Il était valable jusqu’au {date}. Rien n’a été débité. Veuillez en demander un nouveau à {shop}.';
export const contact = 'Vous pouvez joindre la boutique à l’adresse {email}.';
export const soldOutTitle = 'Ce produit est épuisé';
export const soldOut =
  'Il ne reste pas assez de {product} pour le moment. Rien n’a été débité. Veuillez demander à {shop} quand il sera de nouveau disponible.';
export const unavailableTitle = 'Ce produit n’est pas disponible';
export const unavailable = '{shop} ne vend pas ce produit pour le moment. Rien n’a été débité.';
export const mailSubject = 'Votre commande chez {shop} : à vérifier et à payer';
export const mailHeading = 'Votre commande est prête à être payée';
export const mailIntro =
  '{shop} a préparé une commande pour vous. Suivez le lien pour la vérifier, choisir la livraison et payer.';
export const mailPay = 'Vérifier et payer';
export const mailExpires = 'Le lien est valable jusqu’au {date}.';
export const mailMore = 'La livraison et les taxes s’affichent avant le paiement.';
export const mailPrivate =
  'Toute personne qui a ce lien peut voir et payer la commande. Ne le transmettez qu’à celles qui y sont autorisées.';
