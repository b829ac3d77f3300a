import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { invoiceText } from '@vitrine/domain/text/invoice.ts';
import { type Locale, localeOf } from '@vitrine/domain/text/locale.ts';
import { orderMailText } from '@vitrine/domain/text/order-mail.ts';
import type { InvoiceData, RefundedTax } from '@vitrine/domain/invoice/invoice.ts';
import { applyRate } from '@vitrine/domain/money/apply-rate.ts';
import { decimalText } from '@vitrine/domain/money/decimal-text.ts';
import { formatMoney } from '@vitrine/domain/money/format-money.ts';
import type { TaxRow, TaxShare } from '@vitrine/domain/tax/tax-rows.ts';
import { longDay } from '@vitrine/domain/time/long-day.ts';
import { orderSums } from '../mail/index.ts';
import { addressLines, noteOf, paperAndFoot, sellerLines } from './document-parts.ts';
import type { DocumentPlan } from './render-document.ts';

/** An issued invoice or credit note, written in its website's language. */
export function invoicePlan(data: InvoiceData): DocumentPlan {
  const locale = localeOf(data.language);
  const text = invoiceText(locale);
  const { seller, refund } = data;
  const isReversal = data.kind === 'reversal';
  const title = refund === null ? text.invoice : isReversal ? text.reversal : text.creditNote;
  // A credit note takes from what was invoiced, its reversal gives that back.
  const sign = isReversal ? 1 : -1;
  const money = (minor: number): string => formatMoney({ minor, currency: data.currency }, locale);
  const day = (iso: string): string => longDay(new Date(iso), data);
  const lineRates = refund === null ? lineRatesOf(data, locale) : null;
  return {
    ...paperAndFoot(seller, locale),
    language: data.language,
    title,
    createdOn: new Date(data.issuedOn),
    from: sellerLines(seller, locale),
    to: { label: text.billTo, lines: buyerLines(data, locale) },
    facts: [
      { label: text.number, value: data.label },
      { label: text.date, value: day(data.issuedOn) },
      ...(refund?.creditNoteLabel === undefined
        ? []
        : [{ label: text.toCreditNote, value: refund.creditNoteLabel }]),
      ...(refund === null ? [] : [{ label: text.toInvoice, value: refund.invoiceLabel }]),
      { label: text.orderLabel, value: `#${data.orderNumber}` },
      { label: text.ordered, value: day(data.orderedOn) },
      ...supplyFacts(data, day, text),
    ],
    notice: data.testMode ? text.test : '',
    columns: [
      { head: text.item, width: null },
      { head: text.quantity, width: 60, isRight: true },
      ...(lineRates === null ? [] : [{ head: text.tax, width: 70, isRight: true }]),
      { head: text.unitPrice, width: 90, isRight: true },
      { head: text.lineTotal, width: 90, isRight: true },
    ],
    rows:
      refund === null
        ? data.lines.map((line, at) => ({
            cells: [
              line.productName,
              String(line.quantity),
              ...(lineRates === null ? [] : [lineRates[at] ?? '']),
              money(line.unitPriceMinor),
              money(line.lineTotalMinor),
            ],
            note: noteOf(line),
          }))
        : [
            {
              cells: [
                fillText(isReversal ? text.refundReturned : text.refundOf, {
                  number: `#${data.orderNumber}`,
                }),
                '1',
                money(sign * refund.amountMinor),
                money(sign * refund.amountMinor),
              ],
              note: refund.reason === '' ? '' : `${text.reason}: ${refund.reason}`,
            },
          ],
    sums: refund === null ? invoiceSums(data, locale) : creditSums(data, refund, locale),
    summary: taxTable(data, locale),
  };
}

type Text = ReturnType<typeof invoiceText>;

/** When it was supplied; while something is still to be sent, when it was paid. */
function supplyFacts(
  { refund, supply, paidOn }: InvoiceData,
  day: (iso: string) => string,
  text: Text,
): DocumentPlan['facts'] {
  if (refund !== null || supply === undefined) return [];
  if (supply === null)
    return paidOn === null || paidOn === undefined ? [] : [{ label: text.paidOn, value: day(paidOn) }];
  const [from, to] = [day(supply.from), day(supply.to)];
  return [{ label: text.supplied, value: from === to ? to : fillText(text.days, { from, to }) }];
}

/** E.g. '19 %'; two taxes on one line are '5 % + 9.975 %'. */
const ratesOf = (rows: readonly number[], all: readonly TaxRow[], locale: Locale): string =>
  rows.flatMap((at) => (all[at] === undefined ? [] : [percentOf(all[at].rate, locale)])).join(' + ');

/** The rates of each line; null where none has one. */
function lineRatesOf({ totals: { taxSummary } }: InvoiceData, locale: Locale): readonly string[] | null {
  if (taxSummary === undefined || taxSummary.rows.length === 0) return null;
  return taxSummary.lineRows.map((rows) => ratesOf(rows, taxSummary.rows, locale));
}

/** Net and tax for each rate, and what is not taxed; null where the order does not say. */
function taxTable({ kind, totals, refund, currency }: InvoiceData, locale: Locale): DocumentPlan['summary'] {
  const shown = refund === null ? (totals.taxSummary ?? guessSummary(totals)) : refund.summary;
  if (shown === undefined || shown.rows.length + shown.untaxed.length === 0) return null;
  const text = invoiceText(locale);
  const sign = kind === 'credit-note' ? -1 : 1;
  const money = (minor: number): string => formatMoney({ minor: sign * minor, currency }, locale);
  const totalMinor = refund === null ? totals.grandTotalMinor : refund.amountMinor;
  const taxMinor = shown.rows.reduce((sum, row) => sum + row.taxMinor, 0);
  return {
    heads: [text.tax, text.net, text.taxAmount],
    rows: [
      ...shown.rows.map((row) => [withRate(row, locale), money(row.netMinor), money(row.taxMinor)]),
      ...shown.untaxed.map(({ reason, netMinor }) => [
        reason === 'exempt' ? text.exempt[totals.taxExemption?.reason ?? 'other'] : text.untaxed[reason],
        money(netMinor),
        money(0),
      ]),
      [text.taxTotal, money(totalMinor - taxMinor), money(taxMinor)],
    ],
  };
}

/** Of an order from before summaries, where one tax was charged on all of it. */
function guessSummary(totals: InvoiceData['totals']): TaxShare | undefined {
  const [line, another] = totals.taxLines;
  if (line === undefined || another !== undefined) return undefined;
  const netMinor = totals.grandTotalMinor - line.amountMinor;
  if (Math.abs(applyRate(netMinor, line.rate) - line.amountMinor) > 1) return undefined;
  return {
    rows: [{ name: line.name, rate: line.rate, netMinor, taxMinor: line.amountMinor }],
    untaxed: [],
  };
}

/** Subtotal, discounts, delivery, taxes and total, as the order's mails say them; then how it was paid. */
function invoiceSums(data: InvoiceData, locale: Locale): DocumentPlan['sums'] {
  const { totals, currency, deliveryName } = data;
  const totalLabel = orderMailText(locale).total;
  const taxLines = totals.taxLines.map((tax) => ({ ...tax, name: withRate(tax, locale) }));
  const { taxSummary } = totals;
  const deliveryRates =
    taxSummary === undefined ? '' : ratesOf(taxSummary.deliveryRows, taxSummary.rows, locale);
  const whole = { ...totals, giftCards: [], taxLines };
  const named = [deliveryName ?? '', deliveryRates].filter((part) => part !== '').join(' · ');
  const sums = orderSums({ currency, deliveryName: named === '' ? null : named, totals: whole }, locale).map(
    ({ label, amount }) => ({
      label,
      value: amount,
      isStrong: label === totalLabel,
    }),
  );
  const text = invoiceText(locale);
  const money = (minor: number): string => formatMoney({ minor, currency }, locale);
  const gift = totals.giftCardMinor;
  return [
    ...sums,
    ...(gift > 0 ? [{ label: text.paidWithGiftCards, value: money(gift) }] : []),
    { label: text.paidOtherwise, value: money(totals.grandTotalMinor - gift) },
  ];
}

function creditSums(
  { currency }: InvoiceData,
  refund: NonNullable<InvoiceData['refund']>,
  locale: Locale,
): DocumentPlan['sums'] {
  const text = orderMailText(locale);
  const { refundTotal, reversalTotal } = invoiceText(locale);
  const isReversal = refund.creditNoteLabel !== undefined;
  const money = (minor: number): string =>
    formatMoney({ minor: isReversal ? minor : -minor, currency }, locale);
  return [
    ...refund.taxes
      .filter(({ amountMinor }) => amountMinor > 0)
      .map((tax) => ({
        label: fillText(text.taxIncluded, { name: withRate(tax, locale) }),
        value: money(tax.amountMinor),
      })),
    {
      label: isReversal ? reversalTotal : refundTotal,
      value: money(refund.amountMinor),
      isStrong: true,
    },
  ];
}

const percentOf = (rate: number, locale: Locale): string =>
  `${decimalText(Number((rate * 100).toFixed(4)), locale)}\u00A0%`;

/** E.g. 'VAT 19 %'. */
const withRate = ({ name, rate }: Pick<RefundedTax, 'name' | 'rate'>, locale: Locale): string =>
  `${name} ${percentOf(rate, locale)}`;

/** A customer who is exempt with the number that proves it. */
function buyerLines({ buyer, totals: { taxExemption } }: InvoiceData, locale: Locale): string[] {
  const number = taxExemption?.number ?? '';
  const lines = addressLines(buyer, locale);
  return number === '' ? lines : [...lines, `${invoiceText(locale).taxNumber}: ${number}`];
}
