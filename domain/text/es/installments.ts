/** Spanish words: installments. */
export const installmentStr = '{n} plazos sin intereses de {amount}';
export const orInstallmentsWith = 'o {n} plazos sin intereses de {amount} con';
export const orInstallmentStrWith = 'o {installmentStr} con';
export const upToLimit = 'disponible para pedidos de hasta {amount}';
export const overLimit = 'disponible para pedidos de más de {amount}';
export const brands = { afterpay: 'Afterpay', clearpay: 'Clearpay' };
export const learnMore = 'Más información sobre {brand}';
