/** French words: refunds. */
export const madeAtProvider = 'Remboursé auprès du service de paiement';
export const subscriptionHadEnded = 'Débité après la fin de l’abonnement';
export const sentBackByBank = 'Renvoyé par la banque';
