import { cartChangesText } from '../text/cart-changes.ts';
import { type Locale, plural } from '../text/locale.ts';
import { lineName, priceChangeSentence } from '../cart/price-change.ts';
import type { CurrencyCode } from '../money/currencies.ts';
import { formatMoney } from '../money/format-money.ts';
import { fillText } from '../text/fill-text.ts';

/** The parts of a priced cart that a browser reports having shown. Sums in minor units. */
export interface ShownCart {
  readonly lines: readonly {
    readonly id?: string | undefined;
    readonly quantity: number;
    readonly lineTotalMinor: number;
  }[];
  readonly deliveryOptions: readonly { readonly id: string; readonly priceMinor: number }[];
  readonly codes: readonly { readonly name: string; readonly problem: string | null }[];
  /** The amount that was due. */
  readonly dueMinor: number;
}

/** The cart as it is priced now. */
export interface PricedCart {
  readonly currency: CurrencyCode;
  readonly lines: readonly {
    readonly id?: string;
    readonly title: string;
    readonly attributes: Readonly<Record<string, string>>;
    readonly quantity: number;
    readonly lineTotalMinor: number;
  }[];
  readonly deliveryOptions: readonly {
    readonly id: string;
    readonly name: string;
    readonly priceMinor: number;
  }[];
  readonly selectedDeliveryOptionId: string | null;
  readonly codes: readonly {
    readonly name: string;
    readonly label: string;
    readonly problem: string | null;
  }[];
}

/**
 * Why the total changed for other reasons than the buyer's choice, to be read before paying; '' when there are none.
 */
export function describeTotalChange(
  before: ShownCart,
  now: PricedCart,
  dueMinor: number,
  locale: Locale,
): string {
  const changes = cartChangesText(locale);
  const sentences = totalChanges(before, now, locale);
  if (sentences.length === 0) return '';
  const money = (minor: number): string => formatMoney({ minor, currency: now.currency }, locale);
  const total = fillText(changes.totalNow, { total: money(dueMinor), before: money(before.dueMinor) });
  return [...sentences, total].join(' ');
}

/**
 * Why a cart's total changed, apart from the buyer's choice of a destination, a delivery option or a code: one
 * sentence each, in the order of the summary.
 */
function totalChanges(before: ShownCart, now: PricedCart, locale: Locale): readonly string[] {
  const changes = cartChangesText(locale);
  const known = new Map(before.lines.map((line) => [line.id, line]));
  const lines = now.lines.flatMap((line) => {
    const old = known.get(line.id);
    if (old === undefined || old.quantity !== line.quantity) return [changes.cartChanged];
    if (old.lineTotalMinor === line.lineTotalMinor) return [];
    if (line.lineTotalMinor === 0) return [fillText(changes.lineGone, { productName: lineName(line) })];
    const unit = (sum: number): number => Math.round(sum / line.quantity);
    return [
      priceChangeSentence(line, unit(old.lineTotalMinor), unit(line.lineTotalMinor), now.currency, locale),
    ];
  });
  if (before.lines.length > now.lines.length) lines.push(changes.cartChanged);
  const codes = now.codes.flatMap(({ name, label, problem }) => {
    const counted = before.codes.some((code) => code.name === name && code.problem === null);
    return counted && problem !== null
      ? [fillText(plural(locale, 1, changes.codesEnded), { codes: label })]
      : [];
  });
  const sentences = [...new Set([...lines, ...codes])];
  // Goods with another total may be delivered at another price: the change of their price already reports that.
  const areSameCodes = before.codes.length === now.codes.length;
  return sentences.length === 0 && areSameCodes ? deliveryChange(before, now, locale) : sentences;
}

function deliveryChange(before: ShownCart, now: PricedCart, locale: Locale): readonly string[] {
  const changes = cartChangesText(locale);
  const chosen = now.deliveryOptions.find(({ id }) => id === now.selectedDeliveryOptionId);
  const old = before.deliveryOptions.find(({ id }) => id === chosen?.id);
  if (chosen === undefined || old === undefined || old.priceMinor === chosen.priceMinor) return [];
  const money = (minor: number): string => formatMoney({ minor, currency: now.currency }, locale);
  return [
    fillText(changes.priceChanged, {
      productName: chosen.name,
      before: money(old.priceMinor),
      now: money(chosen.priceMinor),
    }),
  ];
}
