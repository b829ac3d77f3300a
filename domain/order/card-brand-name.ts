const names: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** The usual name of a card's network; 'Card' for an unknown one. */
export function cardBrandName(brand: string): string {
  return (Object.hasOwn(names, brand) ? names[brand] : undefined) ?? 'Card';
}
