/** German words: installments. */
export const installmentStr = '{n} zinsfreie Raten von {amount}';
export const orInstallmentsWith = 'oder {n} zinsfreie Raten von {amount} mit';
export const orInstallmentStrWith = 'oder {installmentStr} mit';
export const upToLimit = 'verfügbar für Bestellungen bis {amount}';
export const overLimit = 'verfügbar für Bestellungen über {amount}';
export const brands = { afterpay: 'Afterpay', clearpay: 'Clearpay' };
export const learnMore = 'Mehr über {brand} erfahren';
