import { discountsText } from '../text/discounts.ts';
import type { Locale } from '../text/locale.ts';
import type { CurrencyCode } from '../money/currencies.ts';
import { formatMoney } from '../money/format-money.ts';
import { fillText } from '../text/fill-text.ts';
import type { DiscountRefusal } from './discount.ts';

/** The sentence that explains why a buyer's code does not apply. `minimumMinor` is the discount's own. */
export function discountRefusalText(
  refused: { readonly code: string; readonly reason: DiscountRefusal },
  store: { readonly currency: CurrencyCode; readonly minimumMinor?: number },
  locale: Locale,
): string {
  return fillText(discountsText(locale).discountRefusals[refused.reason], {
    code: refused.code,
    minimum: formatMoney({ minor: store.minimumMinor ?? 0, currency: store.currency }, locale),
  });
}
