/** French words: commerce. */
export const selectOneOption = 'Veuillez sélectionner l’option {option}.';
export const selectTwoOptions = 'Veuillez sélectionner les options {option1} et {option2}.';
export const selectManyOptions = 'Veuillez sélectionner les options {optionsList} et {lastOption}.';
export const variantUnavailable =
  'Désolé, cette variante n’est pas disponible. Veuillez en choisir une autre.';
export const outOfStock = 'Désolé, nous n’avons pas assez de cet article en stock.';
export const quantityNotANumber = 'La quantité doit être un nombre.';
export const quantityNotWhole = 'La quantité doit être un nombre entier.';
export const selectDenomination = 'Choisissez un montant pour la carte cadeau.';
export const quantityLabel = 'Quantité';
export const selectOptionPlaceholder = 'Choisir : {option}';
export const addToCart = 'Ajouter au panier';
export const chooseOptions = 'Choisir les options';
export const subscribe = 'S’abonner';
export const getAccess = 'Obtenir l’accès';
export const accessNotSold = 'L’accès ne peut pas encore être acheté ici.';
export const adding = 'Ajout…';
export const added = 'Ajouté !';
export const selectOption = 'Choisir une option';
export const soldOutButton = 'Épuisé';
export const soldOut = 'épuisé';
export const sale = 'promo';
export const priceUnavailable = 'Indisponible';
export const fromPrice = 'à partir de {price}';
export const originalPriceSpoken = 'Prix d’origine';
export const salePriceSpoken = 'Prix promotionnel';
export const unableToPurchase = 'Impossible d’acheter cet article';
export const unableToPurchaseGiftCard = 'Impossible d’acheter la carte cadeau';
export const addedToCart = '{productName} est dans votre panier.';
export const checkoutNeedsCookies =
  'Votre session a expiré ou les cookies ne sont pas autorisés. Nous ne pouvons pas passer au paiement.';
export const viewCart = 'Voir le panier';
export const subscriptionEvery = {
  WEEK: { one: '{price} par semaine', other: '{price} toutes les {n} semaines' },
  MONTH: { one: '{price} par mois', other: '{price} tous les {n} mois' },
  YEAR: { one: '{price} par an', other: '{price} tous les {n} ans' },
};
export const subscriptionFor = {
  WEEK: { one: 'pendant {n} semaine', other: 'pendant {n} semaines' },
  MONTH: { one: 'pendant {n} mois', other: 'pendant {n} mois' },
  YEAR: { one: 'pendant {n} an', other: 'pendant {n} ans' },
};
