/** French words: checkout. */
export const checkoutHeading = 'Finaliser la commande';
export const contact = 'Contact';
export const email = 'Adresse e-mail';
export const emailHint = 'Pour votre confirmation de commande.';
export const deliveryAddress = 'Adresse de livraison';
export const billingAddress = 'Adresse de facturation';
export const country = 'Pays';
export const chooseCountry = 'Choisir un pays';
export const firstName = 'Prénom';
export const lastName = 'Nom';
export const line1 = 'Numéro et rue';
export const line2 = 'Complément d’adresse';
export const optional = 'facultatif';
export const city = 'Ville';
export const region = 'État ou province';
export const chooseRegion = 'Choisir';
export const postalCode = 'Code postal';
export const phone = 'Téléphone';
export const deliveryMethod = 'Livraison';
export const deliveryNeedsAddress = 'Saisissez votre adresse pour voir les modes de livraison proposés.';
export const deliveryWay = 'Livraison ou retrait';
export const deliver = 'Livraison';
export const pickUp = 'Retrait sur place';
export const pickUpAt = 'Retrait';
export const free = 'Offerte';
export const orderNote = 'Note de commande';
export const payment = 'Paiement';
export const cardNumber = 'Numéro de carte';
export const cardExpiry = 'Date d’expiration';
export const cardExpiryFormat = 'MM / AA';
export const cardCvc = 'Code de sécurité';
export const cardCvcHint = '3 chiffres au dos, ou 4 au recto pour Amex.';
export const testModeTitle = 'Mode test : aucun argent n’est débité.';
export const testModeCards =
  'Payez avec 4242 4242 4242 4242, n’importe quelle date future et trois chiffres au choix. 4000 0000 0000 0002 est refusée, 4000 0000 0000 9995 manque de provision, 4000 0025 0000 3155 vous demande de confirmer.';
export const orderSummary = 'Récapitulatif';
export const quantityOfLine = 'Quantité : {quantity}';
export const taxIncluded = 'dont {name} ({percent} %)';
export const toPay = 'À payer';
export const paidByCard = 'Payé par carte';
export const taxNamed = '{name} ({percent} %)';
export const nothingDue = 'Il ne reste rien à payer. Aucune carte n’est nécessaire.';
export const payByCard = 'Carte';
export const payByHand = { 'bank-transfer': 'Virement bancaire', 'on-collection': 'Payer au retrait' };
export const payByHandHints = {
  'bank-transfer':
    'Nos coordonnées bancaires vous sont données avec la commande, que nous préparons dès réception du paiement.',
  'on-collection': 'Vous payez en venant chercher votre commande.',
};
export const paymentsClosed =
  'Cette boutique ne peut pas recevoir de paiements pour le moment. Veuillez réessayer plus tard ou la contacter.';
export const subscriptionByCard =
  'Un abonnement se paie par carte, car chaque renouvellement est prélevé automatiquement.';
export const payWithUnavailable =
  'Ce mode de paiement n’est pas proposé pour cette commande. Veuillez en choisir un autre.';
export const placeOrder = 'Valider la commande';
export const yourName = 'Votre nom';
export const pickupHint =
  'Vous retirez cette commande sur place : nous n’avons pas besoin d’adresse de livraison.';
export const cardFieldsLoading = 'Chargement des champs de carte…';
export const cardFieldsFailed = 'Les champs de carte n’ont pas pu être chargés. Veuillez recharger la page.';
export const cardFieldsNeedScript =
  'Le paiement par carte nécessite ici JavaScript. Veuillez l’activer et recharger la page.';
export const codeLabel = 'Code de réduction ou carte cadeau';
export const applyCode = 'Appliquer';
export const remove = 'Retirer';
export const removeCode = 'Retirer {code}';
export const giftCardEnding = 'Carte cadeau se terminant par {last4}';
export const giftCardEmpty = 'Cette carte cadeau est épuisée.';
export const updateTotals = 'Mettre à jour les montants';
export const pay = 'Payer {total}';
export const paying = 'Paiement en cours…';
export const openOrder = 'Ouvrir votre commande';
export const backToCart = 'Retour au panier';
export const pleaseCheck = 'Veuillez vérifier les champs signalés.';
export const cardsTaken = 'Cartes acceptées';
export const cardIsSafe = 'Nous transmettons votre carte au service de paiement et ne l’enregistrons jamais.';
export const receivedHeading = 'Nous avons reçu votre commande';
export const receivedSentence =
  'Votre paiement est en cours de confirmation. Votre commande s’affichera ici dès qu’il sera confirmé.';
export const receivedHint = 'Vous n’avez rien à faire et vous ne paierez pas deux fois.';
export const thanks = {
  shopping: 'Merci pour votre commande',
  'gift-card': 'Merci pour votre commande',
  renewal: 'Merci pour votre commande',
  'payment-link': 'Merci pour votre commande',
  donation: 'Merci pour votre don',
  subscription: 'Merci pour votre abonnement',
};
export const pickupName = 'Pour';
export const orderNumber = 'Commande {number}';
export const confirmationSent = 'Une confirmation est en route vers {email}.';
export const orderPlacedOn = 'Passée le {date}';
export const orderStatusLink = 'Suivre la commande';
export const orderStatus = 'État';
export const deliverTo = 'Livraison à';
export const paidWith = 'Payé avec';
export const cardEndingIn = '{brand} se terminant par {last4}';
export const refunded = 'Remboursé';
export const howToPay = 'Comment payer';
/** `number` is the order's. */
export const payByHandSteps = {
  'bank-transfer': 'Veuillez virer {amount} en indiquant le numéro de commande {number}.',
  'on-collection': 'Vous payez {amount} au retrait de votre commande.',
};
export const payByDay =
  'Veuillez payer avant le {date}. Passé ce jour, les commandes impayées sont annulées.';
export const totalToPay = 'Total à payer';
export const stillToPay = 'Reste à payer';
export const paidTotal = 'Total payé';
export const testOrder = 'Ceci est une commande test : aucun argent n’a été débité.';
