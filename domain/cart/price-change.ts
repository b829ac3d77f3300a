import type { CurrencyCode } from '../money/currencies.ts';
import { formatMoney } from '../money/format-money.ts';
import { priceChanged } from '../text/en/cart-changes.ts';
import { fillText } from '../text/fill-text.ts';

interface NamedLine {
  readonly title: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** A line as a sentence names it: 'Stoneware Mug (Oat, Small)'. */
export function lineName({ title, attributes }: NamedLine): string {
  const options = Object.values(attributes).join(', ');
  return options === '' ? title : `${title} (${options})`;
}

/** 'Stoneware Mug (Oat, Small) is now $35.00 instead of $28.00.' Prices of one unit, minor units. */
export function priceChangeSentence(
  line: NamedLine,
  beforeMinor: number,
  nowMinor: number,
  currency: CurrencyCode,
): string {
  return fillText(priceChanged, {
    productName: lineName(line),
    before: formatMoney({ minor: beforeMinor, currency }),
    now: formatMoney({ minor: nowMinor, currency }),
  });
}
