const names: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** What people call a card's network; 'Card' for one that is not known. */
export function cardBrandName(brand: string): string {
  return (Object.hasOwn(names, brand) ? names[brand] : undefined) ?? 'Card';
}
