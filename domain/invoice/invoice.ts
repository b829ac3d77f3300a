import type { CartTotals } from '../cart/cart.ts';
import { traitsOf } from '../product/product-traits.ts';
import type { CurrencyCode } from '../money/currencies.ts';
import type { OrderLine } from '../order/order.ts';
import type { PostalAddress } from '../order/checkout-details.ts';
import type { TaxShare } from '../tax/tax-rows.ts';
import { type RefundedShare, shareOfTaxes } from '../tax/tax-summary.ts';
import type { InvoiceSettings } from './invoice-settings.ts';

/** A series has numbers of its own: 1, 2, 3, … without gaps. Those of test orders count apart from real ones. */
export type InvoiceSeries = 'invoice' | 'credit-note' | 'test-invoice' | 'test-credit-note';

export function seriesOf(kind: 'invoice' | 'credit-note', testMode: boolean): InvoiceSeries {
  return testMode ? `test-${kind}` : kind;
}

/** A number as it is printed: 'INV-0012'. */
export function invoiceLabel(
  series: InvoiceSeries,
  number: number,
  { prefix, creditNotePrefix }: Pick<InvoiceSettings, 'prefix' | 'creditNotePrefix'>,
): string {
  const before = series === 'credit-note' || series === 'test-credit-note' ? creditNotePrefix : prefix;
  return `${series.startsWith('test-') ? 'TEST-' : ''}${before}${String(number).padStart(4, '0')}`;
}

/** Part of a refund: what it returns of each tax. */
export interface RefundedTax {
  readonly name: string;
  readonly rate: number;
  readonly amountMinor: number;
}

/** When goods and services were supplied, ISO 8601. */
export interface Supply {
  readonly from: string;
  readonly to: string;
}

/**
 * When an order was supplied: what is not sent, such as downloads, when it was paid; the rest when it was sent. Null
 * while something is still to be sent.
 */
export function supplyOf(order: {
  readonly lines: readonly Pick<OrderLine, 'productType'>[];
  /** Of what was sent, ISO 8601. */
  readonly sentOn: readonly string[];
  readonly isFulfilled: boolean;
  readonly paidOn: string;
}): Supply | null {
  const isAtOnce = new Set(order.lines.map(({ productType }) => traitsOf(productType).afterPayment !== null));
  if (isAtOnce.has(false) && !order.isFulfilled) return null;
  const days = [...(isAtOnce.has(true) ? [order.paidOn] : []), ...order.sentOn].toSorted();
  const [from = order.paidOn] = days;
  return { from, to: days.at(-1) ?? from };
}

/** Everything on an issued document. It is stored when the document is issued, and never changes. */
export interface InvoiceData {
  /** A 'reversal' takes back a credit note whose refund the bank returned; it has a number of their series. */
  readonly kind: 'invoice' | 'credit-note' | 'reversal';
  readonly label: string;
  /** ISO 8601. */
  readonly issuedOn: string;
  /** The website's, in which it is written. */
  readonly language: string;
  readonly timeZone: string;
  readonly seller: InvoiceSettings;
  readonly buyer: PostalAddress;
  readonly orderNumber: number;
  readonly orderedOn: string;
  /** When it was paid. Documents from before it was printed do not have it. */
  readonly paidOn?: string | null;
  /** The first and the last day of supply, ISO 8601; null while something is still to be sent. */
  readonly supply?: Supply | null;
  readonly currency: CurrencyCode;
  readonly deliveryName: string | null;
  readonly lines: readonly Pick<
    OrderLine,
    'productName' | 'attributes' | 'sku' | 'quantity' | 'unitPriceMinor' | 'lineTotalMinor'
  >[];
  readonly totals: CartTotals;
  readonly testMode: boolean;
  /** Of a credit note, or of what takes one back: amounts are positive. */
  readonly refund: {
    readonly invoiceLabel: string;
    /** The credit note that is taken back. */
    readonly creditNoteLabel?: string;
    readonly amountMinor: number;
    readonly reason: string;
    readonly taxes: readonly RefundedTax[];
    /** Where the order has a summary. */
    readonly summary?: TaxShare;
  } | null;
}

/** What a credit note returned, or what was taken back of one. */
export type Credited = Pick<NonNullable<InvoiceData['refund']>, 'amountMinor' | 'taxes' | 'summary'>;

/**
 * The taxes in the next credit note of an order, for `amountMinor`: each tax in the proportion of the order's total. Over
 * all credit notes, without what was taken back of them, they add up exactly to the order's taxes, in whatever order they
 * were issued.
 */
export function creditedTaxes(
  totals: Pick<CartTotals, 'grandTotalMinor' | 'taxLines' | 'taxSummary'>,
  issued: readonly Credited[],
  takenBack: readonly Credited[],
  amountMinor: number,
): Pick<Credited, 'taxes' | 'summary'> {
  const { grandTotalMinor, taxSummary } = totals;
  const sum = (documents: readonly Credited[]): number =>
    documents.reduce((total, document) => total + document.amountMinor, 0);
  const taxIn = (documents: readonly Credited[], at: number): number =>
    documents.reduce((total, { taxes }) => total + (taxes[at]?.amountMinor ?? 0), 0);
  const creditedMinor = sum(issued) - sum(takenBack) + amountMinor;
  return {
    taxes: taxesUpTo(totals, creditedMinor).map((tax, at) => ({
      ...tax,
      amountMinor: Math.max(0, tax.amountMinor - taxIn(issued, at) + taxIn(takenBack, at)),
    })),
    ...(taxSummary === undefined
      ? {}
      : {
          summary: shareOfTaxes(
            taxSummary,
            grandTotalMinor,
            amountMinor,
            sharesOf(issued),
            sharesOf(takenBack),
          ),
        }),
  };
}

const sharesOf = (documents: readonly Credited[]): readonly RefundedShare[] =>
  documents.flatMap(({ amountMinor, summary }) =>
    summary === undefined ? [] : [{ amountMinor, share: summary }],
  );

/** What is taken back of a credit note of which `amountMinor` came back: all of its taxes with all of it. */
export function takenBackTaxes(
  { amountMinor: wholeMinor, taxes, summary }: Credited,
  amountMinor: number,
): Pick<Credited, 'taxes' | 'summary'> {
  // A net below zero, where a cent of tax was behind, would be moved to another row.
  if (amountMinor === wholeMinor) return { taxes, ...(summary === undefined ? {} : { summary }) };
  return {
    taxes: taxes.map((tax) => ({
      ...tax,
      amountMinor: Number((BigInt(tax.amountMinor) * BigInt(amountMinor)) / BigInt(Math.max(1, wholeMinor))),
    })),
    ...(summary === undefined ? {} : { summary: shareOfTaxes(summary, wholeMinor, amountMinor) }),
  };
}

/** Of the first `refundedMinor` of an order's total, each tax in the proportion of that total. */
function taxesUpTo(
  totals: Pick<CartTotals, 'grandTotalMinor' | 'taxLines'>,
  refundedMinor: number,
): readonly RefundedTax[] {
  const whole = BigInt(totals.grandTotalMinor);
  if (whole === 0n) return [];
  return totals.taxLines.map(({ name, rate, amountMinor }) => ({
    name,
    rate,
    amountMinor: Number((BigInt(amountMinor) * BigInt(refundedMinor)) / whole),
  }));
}
