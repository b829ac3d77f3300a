/** French words: installments. */
export const installmentStr = '{n} versements sans intérêt de {amount}';
export const orInstallmentsWith = 'ou {n} versements sans intérêt de {amount} avec';
export const orInstallmentStrWith = 'ou {installmentStr} avec';
export const upToLimit = 'disponible pour les commandes jusqu’à {amount}';
export const overLimit = 'disponible pour les commandes de plus de {amount}';
export const brands = { afterpay: 'Afterpay', clearpay: 'Clearpay' };
export const learnMore = 'En savoir plus sur {brand}';
