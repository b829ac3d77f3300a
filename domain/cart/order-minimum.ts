import { cartText } from '../text/cart.ts';
import type { Locale } from '../text/locale.ts';
import { formatMoney } from '../money/format-money.ts';
import { fillText } from '../text/fill-text.ts';
import type { CartTotals, StoreTerms } from './cart.ts';

/**
 * Why a cart cannot be checked out yet: 'To check out, your order subtotal must be {subtotal} or more.'; null when it
 * can. The subtotal is the one before discounts. spec: storefront-commerce 9.
 */
export function orderMinimumProblem(
  terms: Pick<StoreTerms, 'orderMinimumMinor' | 'currency'>,
  totals: Pick<CartTotals, 'subtotalMinor'>,
  locale: Locale,
): string | null {
  const minimum = terms.orderMinimumMinor ?? 0;
  if (totals.subtotalMinor >= minimum) return null;
  return fillText(cartText(locale).checkoutMinimum, {
    subtotal: formatMoney({ minor: minimum, currency: terms.currency }, locale),
  });
}
