/** French words: order mail. */
export const confirmationSubject = 'Votre commande n° {number} chez {shop}';
export const confirmationHeading = 'Merci pour votre commande, {name}.';
export const confirmationIntro = 'Nous avons reçu votre paiement et préparons votre commande n° {number}.';
/** Where the buyer pays by hand. */
export const awaitedIntro = {
  'bank-transfer':
    'Nous avons reçu votre commande n° {number} et la préparons dès réception de votre paiement.',
  'on-collection': 'Nous avons reçu votre commande n° {number}.',
};
export const paidSubject = 'Nous avons reçu votre paiement pour la commande n° {number} chez {shop}';
export const paidIntro = 'Nous avons reçu votre paiement pour la commande n° {number} et la préparons.';
export const paidIntroHandedOver = 'Nous avons reçu votre paiement pour la commande n° {number}.';
export const unpaidSubject = 'Votre commande n° {number} chez {shop} est annulée';
export const unpaidIntro =
  'La commande n° {number} est annulée, car aucun paiement ne nous est parvenu. Si vous avez déjà payé, veuillez répondre à ce message.';
export const amountToPay = 'Montant à payer';
export const contributionSubject = 'Votre don n° {number} à {shop}';
export const contributionHeading = 'Merci pour votre don, {name}.';
export const contributionIntro = 'Nous avons reçu votre paiement. Il porte le n° {number}.';
export const subscribedHeading = 'Merci pour votre abonnement, {name}.';
export const subscribedIntro =
  'Nous avons reçu votre premier paiement. Il correspond à la commande n° {number}.';
export const fulfilledSubject = 'Votre commande n° {number} chez {shop} est en route';
export const fulfilledHeading = 'Bonne nouvelle, {name}.';
export const fulfilledIntro = 'Votre commande n° {number} a été expédiée.';
export const fulfilledIntroNothingSent = 'Votre commande n° {number} est terminée.';
export const refundedSubject = 'Remboursement de votre commande n° {number} chez {shop}';
export const refundedHeading = 'Bonjour {name},';
export const refundedIntro =
  'Nous vous avons remboursé {amount} pour la commande n° {number}. Le montant peut mettre quelques jours à apparaître sur votre compte.';
export const refundedByHand =
  'Nous vous devons {amount} pour la commande n° {number}. Comme vous n’avez pas payé par carte, la boutique vous rembourse elle-même. Écrivez-nous si le montant n’est pas arrivé après quelques jours.';
export const refundedReason = 'Motif : {reason}';
export const subtotal = 'Sous-total';
export const discount = 'Remise';
export const delivery = 'Livraison';
export const deliveryNamed = 'Livraison ({name})';
export const free = 'Offerte';
export const taxNamed = 'Taxes ({name})';
export const taxIncluded = 'dont taxes ({name})';
export const total = 'Total';
export const giftCardEnding = 'Carte cadeau se terminant par {last4}';
export const amountPaid = 'Payé par carte';
export const pickUp = 'Retrait par';
export const deliverTo = 'Livraison à';
export const billTo = 'Facturation à';
export const note = 'Votre note';
export const seeOrder = 'Voir votre commande';
export const testOrder = 'Ceci est une commande test : aucun argent n’a été débité.';
export const questions = 'Une question ? Écrivez à {email}.';
export const labelled = '{label} : {value}';
