import { commerceText } from '@vitrine/domain/text/commerce.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { formatMoney } from '@vitrine/domain/money/format-money.ts';
import { listedPrice } from '@vitrine/domain/product/listed-price.ts';
import { variesInPrice } from '@vitrine/domain/product/product-rules.ts';
import type { Product } from '@vitrine/domain/product/product.ts';
import { escapeHtml } from '@vitrine/domain/text/escape-html.ts';

/**
 * The markup of the `ProductPrice` view while no variant is chosen, built as a string: a list has 200 of them, and
 * rendering them with React would take longer than the rest of the page. A test checks that both are equal.
 */
export function productPriceHtml(product: Product, currency: CurrencyCode, locale: Locale): string {
  const text = commerceText(locale);
  const first = product.variants[0];
  const isPlain = product.subscriptionPlan === null && first !== undefined && !variesInPrice(product);
  if (!isPlain || !first.onSale)
    return `<span class="product-price__now">${escapeHtml(listedPrice(product, currency, locale))}</span>`;
  const show = (minor: number): string => escapeHtml(formatMoney({ minor, currency }, locale));
  return (
    `<span class="visually-hidden">${text.salePriceSpoken} </span>` +
    `<ins class="product-price__now product-price__now--sale">${show(first.salePriceMinor)}</ins>` +
    `<span class="visually-hidden"> ${text.originalPriceSpoken} </span>` +
    `<del class="product-price__was">${show(first.priceMinor)}</del>`
  );
}
