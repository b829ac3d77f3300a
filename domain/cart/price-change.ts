import { cartChangesText } from '../text/cart-changes.ts';
import type { Locale } from '../text/locale.ts';
import type { CurrencyCode } from '../money/currencies.ts';
import { formatMoney } from '../money/format-money.ts';
import { fillText } from '../text/fill-text.ts';

interface NamedLine {
  readonly title: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** The name of a line in a sentence: 'Stoneware Mug (Oat, Small)'. */
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
  locale: Locale,
): string {
  return fillText(cartChangesText(locale).priceChanged, {
    productName: lineName(line),
    before: formatMoney({ minor: beforeMinor, currency }, locale),
    now: formatMoney({ minor: nowMinor, currency }, locale),
  });
}
