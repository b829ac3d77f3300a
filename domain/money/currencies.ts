/** ISO 4217 codes a store may sell in. spec: storefront-commerce 3, 9. */
export const currencyCodes = [
  'ARS', 'AUD', 'BRL', 'CAD', 'CHF', 'COP', 'CZK', 'DKK', 'EUR', 'GBP', 'HKD', 'IDR', 'ILS',
  'INR', 'JPY', 'MXN', 'MYR', 'NOK', 'NZD', 'PHP', 'PLN', 'SEK', 'SGD', 'THB', 'USD', 'ZAR',
] as const;
export type CurrencyCode = (typeof currencyCodes)[number];
