/** ISO 4217 codes a store may sell in. spec: storefront-commerce 3, 9. */
export const currencyCodes = [
  'ARS',
  'AUD',
  'BRL',
  'CAD',
  'CHF',
  'COP',
  'CZK',
  'DKK',
  'EUR',
  'GBP',
  'HKD',
  'IDR',
  'ILS',
  'INR',
  'JPY',
  'MXN',
  'MYR',
  'NOK',
  'NZD',
  'PHP',
  'PLN',
  'SEK',
  'SGD',
  'THB',
  'USD',
  'ZAR',
] as const;
export type CurrencyCode = (typeof currencyCodes)[number];

export interface Currency {
  readonly code: CurrencyCode;
  readonly name: string;
  /** Fraction digits of an amount: minor units are 10 to this power. */
  readonly digits: 0 | 2;
  /** ISO 4217 numeric code, three digits. */
  readonly numericCode: string;
  /** As written in en-US. A letter code is followed by a no-break space, a symbol is not. */
  readonly symbol: string;
}

function currency(code: CurrencyCode, name: string, numericCode: string, symbol: string = code): Currency {
  return { code, name, digits: code === 'JPY' ? 0 : 2, numericCode, symbol };
}

/** The currency table. spec: storefront-commerce 3, 9. */
export const currencies: Readonly<Record<CurrencyCode, Currency>> = {
  ARS: currency('ARS', 'Argentine Peso', '032'),
  AUD: currency('AUD', 'Australian Dollar', '036', 'A$'),
  BRL: currency('BRL', 'Brazilian Real', '986', 'R$'),
  CAD: currency('CAD', 'Canadian Dollar', '124', 'CA$'),
  CHF: currency('CHF', 'Swiss Franc', '756'),
  COP: currency('COP', 'Colombian Peso', '170'),
  CZK: currency('CZK', 'Czech Koruna', '203'),
  DKK: currency('DKK', 'Danish Krone', '208'),
  EUR: currency('EUR', 'Euro', '978', '€'),
  GBP: currency('GBP', 'British Pound', '826', '£'),
  HKD: currency('HKD', 'Hong Kong Dollar', '344', 'HK$'),
  IDR: currency('IDR', 'Indonesian Rupiah', '360'),
  ILS: currency('ILS', 'Israeli New Shekel', '376', '₪'),
  INR: currency('INR', 'Indian Rupee', '356', '₹'),
  JPY: currency('JPY', 'Japanese Yen', '392', '¥'),
  MXN: currency('MXN', 'Mexican Peso', '484', 'MX$'),
  MYR: currency('MYR', 'Malaysian Ringgit', '458'),
  NOK: currency('NOK', 'Norwegian Krone', '578'),
  NZD: currency('NZD', 'New Zealand Dollar', '554', 'NZ$'),
  PHP: currency('PHP', 'Philippine Peso', '608', '₱'),
  PLN: currency('PLN', 'Polish Zloty', '985'),
  SEK: currency('SEK', 'Swedish Krona', '752'),
  SGD: currency('SGD', 'Singapore Dollar', '702'),
  THB: currency('THB', 'Thai Baht', '764'),
  USD: currency('USD', 'US Dollar', '840', '$'),
  ZAR: currency('ZAR', 'South African Rand', '710'),
};

/** Whether a text is one of the 26 codes (upper case). */
export function isCurrencyCode(code: unknown): code is CurrencyCode {
  return typeof code === 'string' && Object.hasOwn(currencies, code);
}
