/** French words: discounts. */
export const discountRefusals = {
  UNKNOWN: 'Nous ne connaissons pas le code {code}. Veuillez vérifier son orthographe.',
  NOT_STARTED: 'Le code {code} n’est pas encore valable.',
  EXPIRED: 'Le code {code} a expiré.',
  USED_UP: 'Le code {code} est épuisé.',
  USED_BEFORE: 'Le code {code} n’est utilisable qu’une fois par personne, et vous l’avez déjà utilisé.',
  MINIMUM_NOT_MET: 'Le code {code} est valable à partir de {minimum} d’achat.',
  NOT_FOR_THESE_PRODUCTS: 'Le code {code} ne s’applique à aucun article de votre panier.',
  TOO_FEW_UNITS: 'Ajoutez au panier davantage d’articles concernés par le code {code} pour en profiter.',
  NOTHING_TO_DELIVER: 'Le code {code} porte sur la livraison, et rien dans votre panier n’est à livrer.',
  NOT_FIRST_ORDER: 'Le code {code} est réservé à une première commande, et vous avez déjà commandé.',
  NOT_COMBINED:
    'Le code {code} n’est pas cumulable avec une autre remise de cette commande, plus avantageuse.',
  NOTHING_LEFT: 'Le code {code} ne peut pas réduire davantage cette commande.',
};
export const giftCardSpent = 'Cette carte cadeau est épuisée.';
export const giftCardDisabled = 'Cette carte cadeau a été désactivée. Veuillez contacter la boutique.';
export const giftCardForeign = 'Cette carte cadeau est dans une autre devise que celle de cette boutique.';
