import { type InvoiceSettings, paperOf } from '@vitrine/domain/invoice/invoice-settings.ts';
import type { PostalAddress } from '@vitrine/domain/order/checkout-details.ts';
import type { OrderLine } from '@vitrine/domain/order/order.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { invoiceText } from '@vitrine/domain/text/invoice.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import type { DocumentPlan } from './render-document.ts';

/** The paper of the seller's country, and what is at the foot of each page. */
export function paperAndFoot(
  { country, footer }: InvoiceSettings,
  locale: Locale,
): Pick<DocumentPlan, 'paper' | 'footer' | 'pageOf'> {
  const { pageOf } = invoiceText(locale);
  return {
    paper: paperOf(country),
    footer,
    pageOf: (page, pages) => fillText(pageOf, { page, pages }),
  };
}

const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Who sells, with the tax number if there is one. */
export function sellerLines(
  { sellerName, address, country, taxNumber }: InvoiceSettings,
  locale: Locale,
): string[] {
  return [
    sellerName,
    ...linesIn(address),
    countryName(country, locale),
    taxNumber === '' ? '' : `${invoiceText(locale).taxNumber}: ${taxNumber}`,
  ].filter((line) => line !== '');
}

/** Whom it is for; an order that is picked up has the name alone. */
export function addressLines(address: PostalAddress, locale: Locale): string[] {
  return [
    `${address.firstName} ${address.lastName}`.trim(),
    address.line1,
    address.line2,
    [address.city, address.region, address.postalCode].filter((part) => part !== '').join(' '),
    countryName(address.country, locale),
  ].filter((line) => line !== '');
}

function countryName(code: string, locale: Locale): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}

/** Options and SKU of a line, as they are written below its name. */
export const noteOf = (line: Pick<OrderLine, 'attributes' | 'sku'>): string =>
  [...Object.values(line.attributes), line.sku].filter((part) => part !== '').join(' · ');
