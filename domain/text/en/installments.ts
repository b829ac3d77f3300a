/** Words of the installment message. In quotes in the specification: spec: storefront-commerce 9. */
export const installmentStr = '{n} interest-free payments of {amount}';
/** What the two below it and above make together, as the specification quotes it. @internal */
export const orInstallmentsWith = 'or {n} interest-free payments of {amount} with';
export const orInstallmentStrWith = 'or {installmentStr} with';
export const upToLimit = 'available for orders up to {amount}';
export const overLimit = 'available for orders over {amount}';
export const brands = { afterpay: 'Afterpay', clearpay: 'Clearpay' } as const;
/** What the info button is called. */
export const learnMore = 'Learn more about {brand}';
