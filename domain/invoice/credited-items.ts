import type { CartTotals } from '../cart/cart.ts';
import { type LineUnits, unitsByLine } from '../order/fulfilment.ts';
import type { OrderLine } from '../order/order.ts';
import { traitsOf } from '../product/product-traits.ts';
import type { TaxShare, TaxSummary, UntaxedReason } from '../tax/tax-rows.ts';
import { type Credited, creditedTaxes } from './invoice.ts';

type CreditedTotals = Pick<
  CartTotals,
  | 'grandTotalMinor'
  | 'taxLines'
  | 'taxSummary'
  | 'lineTaxesMinor'
  | 'lineSubtotalsMinor'
  | 'lineDiscountsMinor'
  | 'pricesIncludeTax'
>;

interface CreditedOrder {
  readonly lines: readonly Pick<OrderLine, 'id' | 'quantity' | 'productType'>[];
  readonly totals: CreditedTotals;
}

/** What a credit note is for. */
interface ItemRefund {
  readonly amountMinor: number;
  /** The part of it for `units`, and the part for delivery; the rest is for nothing in particular. */
  readonly itemsMinor: number;
  readonly deliveryMinor: number;
  readonly units: readonly LineUnits[];
}

/**
 * The taxes in the next credit note of an order: once a refund of it names items (`namesItems`) those of the items and of
 * delivery, else each in the proportion of the order's total.
 */
export function taxesOfRefund(
  order: CreditedOrder,
  issued: readonly Credited[],
  takenBack: readonly Credited[],
  refund: ItemRefund,
  namesItems: boolean,
): Pick<Credited, 'taxes' | 'summary'> {
  const ofItems = namesItems ? creditedItemTaxes(order, issued, takenBack, refund) : null;
  return ofItems ?? creditedTaxes(order.totals, issued, takenBack, refund.amountMinor);
}

/**
 * The taxes in the next credit note of an order of which refunds name items: those of the lines of its items, and those
 * of delivery for what it returns of that. What it returns besides has the taxes that are left then, in the proportion of what is left of the total. Over all credit notes,
 * without what was taken back of them, no tax is more than the order's, and all add up to it exactly. Null for an order
 * without taxes by line.
 */
function creditedItemTaxes(
  order: CreditedOrder,
  issued: readonly Credited[],
  takenBack: readonly Credited[],
  refund: ItemRefund,
): Pick<Credited, 'taxes' | 'summary'> | null {
  const { lineTaxesMinor, taxLines, taxSummary, grandTotalMinor } = order.totals;
  if (lineTaxesMinor === undefined) return null;
  const summary = taxSummary ?? withoutNets(taxLines);
  const charged = summary.rows.flatMap(({ taxMinor }, row) => (taxMinor > 0 ? [row] : []));
  const shareIn = ({ taxes, summary: share }: Credited): readonly number[] =>
    taxSummary === undefined ? taxes.map(({ amountMinor }) => amountMinor) : partsOf(share ?? noShare);
  const creditedAt = (documents: readonly Credited[], at: number): number =>
    documents.reduce((sum, document) => sum + (shareIn(document)[at] ?? 0), 0);
  const whole = partsOf(summary);
  const left = whole.map((minor, at) =>
    Math.max(0, minor - creditedAt(issued, at) + creditedAt(takenBack, at)),
  );
  const leftMinor = grandTotalMinor - amountOf(issued) + amountOf(takenBack);
  const items = itemParts(order, summary, charged, refund);
  const delivery = deliveryParts(order, summary, charged, refund);
  const named = left.map((minor, at) => Math.min(minor, (items[at] ?? 0) + (delivery[at] ?? 0)));
  const restMinor = refund.amountMinor - refund.itemsMinor - refund.deliveryMinor;
  const leftAfterMinor = leftMinor - refund.itemsMinor - refund.deliveryMinor;
  const shares = left.map((minor, at) => {
    const mine = named[at] ?? 0;
    const rest = BigInt(minor - mine);
    return leftAfterMinor > 0 ? mine + Number((rest * BigInt(restMinor)) / BigInt(leftAfterMinor)) : minor;
  });
  // Where no goods have two taxes the parts add up to the refund.
  const netCount = summary.rows.length + summary.untaxed.length;
  if (sumOf(whole) === grandTotalMinor) {
    balance(shares, left, nettedFirst(shares, netCount), refund.amountMinor);
  }
  const share = (at: number): number => shares[at] ?? 0;
  return {
    taxes: taxLines.map(({ name, rate }, at) => ({
      name,
      rate,
      amountMinor: share(netCount + (charged[at] ?? at)),
    })),
    ...(taxSummary === undefined
      ? {}
      : {
          summary: {
            rows: summary.rows.map((row, at) => ({
              ...row,
              netMinor: share(at),
              taxMinor: share(netCount + at),
            })),
            untaxed: summary.untaxed.map((row, at) => ({
              ...row,
              netMinor: share(summary.rows.length + at),
            })),
          },
        }),
  };
}

const noShare: TaxShare = { rows: [], untaxed: [] };

const amountOf = (documents: readonly Credited[]): number =>
  documents.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

const sumOf = (parts: readonly number[]): number => parts.reduce((sum, minor) => sum + minor, 0);

/** Of an order from before there were summaries: its taxes only. */
function withoutNets(taxLines: CartTotals['taxLines']): TaxSummary {
  return {
    rows: taxLines.map(({ name, rate, amountMinor }) => ({ name, rate, netMinor: 0, taxMinor: amountMinor })),
    untaxed: [],
    lineRows: [],
    deliveryRows: [],
  };
}

/** The net of each row and of each untaxed sum, then the tax of each row. */
const partsOf = ({ rows, untaxed }: TaxShare): readonly number[] => [
  ...[...rows, ...untaxed].map(({ netMinor }) => netMinor),
  ...rows.map(({ taxMinor }) => taxMinor),
];

/** The parts of the items a refund names, as much as it returns of their price. */
function itemParts(
  { lines, totals }: CreditedOrder,
  { rows, untaxed, lineRows }: TaxSummary,
  charged: readonly number[],
  { itemsMinor, units }: ItemRefund,
): readonly number[] {
  const chosen = unitsByLine(units);
  const parts = [...rows, ...untaxed, ...rows].map(() => 0);
  const add = (at: number, amount: number): void => void (parts[at] = (parts[at] ?? 0) + amount);
  let paid = 0;
  for (const [at, line] of lines.entries()) {
    const portion = (chosen.get(line.id) ?? 0) / line.quantity;
    const price = ((totals.lineSubtotalsMinor[at] ?? 0) - (totals.lineDiscountsMinor?.[at] ?? 0)) * portion;
    const taxes = (totals.lineTaxesMinor?.[at] ?? []).map((minor) => minor * portion);
    const net = totals.pricesIncludeTax ? price - sumOf(taxes) : price;
    paid += net + sumOf(taxes);
    for (const [tax, amount] of taxes.entries())
      add(rows.length + untaxed.length + (charged[tax] ?? tax), amount);
    const mine = lineRows[at] ?? [];
    for (const row of mine) add(row, net);
    if (mine.length === 0 && untaxed.length > 0) add(rows.length + untaxedRow(line, untaxed), net);
  }
  return parts.map((amount) => (paid === 0 ? 0 : Math.round((amount * itemsMinor) / paid)));
}

/** The parts of what a refund returns of delivery: what is left of the total, and of each tax, without the lines. */
function deliveryParts(
  { lines, totals }: CreditedOrder,
  { rows, untaxed, deliveryRows }: TaxSummary,
  charged: readonly number[],
  { deliveryMinor }: ItemRefund,
): readonly number[] {
  const parts = [...rows, ...untaxed, ...rows].map(() => 0);
  const add = (at: number, amount: number): void => void (parts[at] = (parts[at] ?? 0) + amount);
  const onLines = (tax: number): number => sumOf((totals.lineTaxesMinor ?? []).map((line) => line[tax] ?? 0));
  const taxes = totals.taxLines.map(({ amountMinor }, tax) => Math.max(0, amountMinor - onLines(tax)));
  const goods = sumOf(
    lines.map((_, at) => (totals.lineSubtotalsMinor[at] ?? 0) - (totals.lineDiscountsMinor?.[at] ?? 0)),
  );
  const taxesOnLines = sumOf(totals.taxLines.map((_, tax) => onLines(tax)));
  const paid = totals.grandTotalMinor - goods - (totals.pricesIncludeTax ? 0 : taxesOnLines);
  if (paid <= 0) return parts;
  const net = paid - sumOf(taxes);
  for (const [tax, amount] of taxes.entries())
    add(rows.length + untaxed.length + (charged[tax] ?? tax), amount);
  for (const row of deliveryRows) add(row, net);
  if (deliveryRows.length === 0 && untaxed.length > 0) {
    const row = untaxed.findIndex(({ reason }) => deliveryReasons.has(reason));
    add(rows.length + Math.max(0, row), net);
  }
  return parts.map((amount) => Math.round((amount * deliveryMinor) / paid));
}

/** Why delivery is in an untaxed sum. */
const deliveryReasons: ReadonlySet<UntaxedReason> = new Set(['delivery', 'place', 'exempt']);

/** Which untaxed sum a line is in. */
function untaxedRow({ productType }: Pick<OrderLine, 'productType'>, untaxed: TaxShare['untaxed']): number {
  const isStoredValue = traitsOf(productType).isStoredValue;
  const found = untaxed.findIndex(
    ({ reason }) => reason !== 'delivery' && (reason === 'gift-card') === isStoredValue,
  );
  return Math.max(0, found);
}

/** Positions of the parts: nets before taxes, the largest first. */
function nettedFirst(shares: readonly number[], netCount: number): readonly number[] {
  return shares
    .map((_, at) => at)
    .toSorted(
      (one, other) =>
        Number(one >= netCount) - Number(other >= netCount) || (shares[other] ?? 0) - (shares[one] ?? 0),
    );
}

/** Changes parts, the first of `order` first, until they add up to `amountMinor`, each within what is left of it. */
function balance(
  shares: number[],
  left: readonly number[],
  order: readonly number[],
  amountMinor: number,
): void {
  let missing = amountMinor - sumOf(shares);
  for (const at of order) {
    const mine = shares[at] ?? 0;
    const change = Math.max(-mine, Math.min(missing, (left[at] ?? 0) - mine));
    shares[at] = mine + change;
    missing -= change;
  }
}
