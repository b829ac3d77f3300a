/** Who issues a website's invoices. Without a name and an address none are issued. */
export interface InvoiceSettings {
  readonly sellerName: string;
  /** Postal lines. */
  readonly address: string;
  /** ISO 3166-1 alpha-2: decides the size of the paper; '' for none. */
  readonly country: string;
  /** E.g. a VAT id; '' where none is needed. */
  readonly taxNumber: string;
  /** At the foot of each page, e.g. bank details or a reason why no tax is charged. */
  readonly footer: string;
  /** Before the numbers of invoices and of credit notes. */
  readonly prefix: string;
  readonly creditNotePrefix: string;
}

export const MAX_SELLER_NAME = 200;
export const MAX_SELLER_ADDRESS = 500;
export const MAX_TAX_NUMBER = 60;
export const MAX_INVOICE_FOOTER = 600;
export const MAX_NUMBER_PREFIX = 12;

const defaults: InvoiceSettings = {
  sellerName: '',
  address: '',
  country: '',
  taxNumber: '',
  footer: '',
  prefix: 'INV-',
  creditNotePrefix: 'CN-',
};

/** Stored settings with defaults for what is missing. */
export function invoiceSettingsOf(stored: Partial<InvoiceSettings> | undefined): InvoiceSettings {
  return { ...defaults, ...stored };
}

export function canIssueInvoices({ sellerName, address }: InvoiceSettings): boolean {
  return sellerName.trim() !== '' && address.trim() !== '';
}

/** Countries that print on Letter; all others print on A4. */
const letterCountries = new Set([
  'US',
  'CA',
  'MX',
  'CL',
  'CO',
  'CR',
  'DO',
  'GT',
  'PA',
  'PH',
  'PR',
  'SV',
  'VE',
]);

export type Paper = 'A4' | 'LETTER';

export function paperOf(country: string): Paper {
  return letterCountries.has(country) ? 'LETTER' : 'A4';
}
