import { commerceText } from '../text/commerce.ts';
import type { Locale } from '../text/locale.ts';
import type { CurrencyCode } from '../money/currencies.ts';
import { formatMoney } from '../money/format-money.ts';
import { fillText } from '../text/fill-text.ts';
import { lowestPrice, unitPrice, variesInPrice } from './product-rules.ts';
import type { Product } from './product.ts';
import { subscriptionPriceText } from './subscription-price.ts';

/**
 * Current price text while no variant is selected: 'from $28.00' when variants differ, a subscription's with its
 * period, 'Unavailable' without a price. spec: storefront-commerce 4, 9
 */
export function listedPrice(
  product: Pick<Product, 'variants' | 'subscriptionPlan'>,
  currency: CurrencyCode,
  locale: Locale,
): string {
  const text = commerceText(locale);
  const show = (minor: number): string => formatMoney({ minor, currency }, locale);
  const varies = variesInPrice(product);
  const first = product.variants[0];
  const lowest = lowestPrice(product);
  if (product.subscriptionPlan !== null) {
    const price = varies || first === undefined ? lowest : unitPrice(first);
    return subscriptionPriceText(product.subscriptionPlan, price === null ? null : show(price), locale, {
      multiplePrices: varies || first === undefined,
    });
  }
  if (lowest === null || first === undefined) return text.priceUnavailable;
  return varies ? fillText(text.fromPrice, { price: show(lowest) }) : show(unitPrice(first));
}
