/** French words: checkout pages. */
export const checkoutTitle = 'Finaliser la commande';
export const orderConfirmedTitle = 'Commande confirmée';
export const subscriptionConfirmedTitle = 'Abonnement confirmé';
export const contributionConfirmedTitle = 'Don confirmé';
export const orderReceivedTitle = 'Commande reçue';
export const orderStatusTitle = 'Votre commande';
export const secureCheckout = 'Paiement sécurisé';
export const questions = 'Une question ?';
export const backTo = 'Retour à {title}';
export const agreeToTerms = 'J’accepte les conditions générales de vente.';
export const termsLink = 'Conditions générales de vente';
export const privacyLink = 'Politique de confidentialité';
export const returnsLink = 'Retours';
export const consentLink = 'En savoir plus';
