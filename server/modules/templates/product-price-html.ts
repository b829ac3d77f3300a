import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { formatMoney } from '@vitrine/domain/money/format-money.ts';
import { lowestPrice, unitPrice, variesInPrice } from '@vitrine/domain/product/product-rules.ts';
import type { Product } from '@vitrine/domain/product/product.ts';
import { subscriptionPriceText } from '@vitrine/domain/product/subscription-price.ts';
import * as text from '@vitrine/domain/text/en/commerce.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { escapeHtml } from '@vitrine/domain/text/escape-html.ts';

const now = (words: string): string => `<span class="product-price__now">${escapeHtml(words)}</span>`;

/**
 * The markup of the `ProductPrice` face while no variant is chosen, written by hand: a list has two hundred of them,
 * and rendering them through React would take longer than all the rest of the page. A test holds the two together.
 */
export function productPriceHtml(product: Product, currency: CurrencyCode): string {
  const show = (minor: number): string => formatMoney({ minor, currency });
  const varies = variesInPrice(product);
  const first = product.variants[0];
  const lowest = lowestPrice(product);
  if (product.subscriptionPlan !== null) {
    const price = varies || first === undefined ? lowest : unitPrice(first);
    return now(
      subscriptionPriceText(product.subscriptionPlan, price === null ? null : show(price), {
        multiplePrices: varies || first === undefined,
      }),
    );
  }
  if (varies || first === undefined) {
    return now(lowest === null ? text.priceUnavailable : fillText(text.fromPrice, { price: show(lowest) }));
  }
  if (!first.onSale) return now(show(first.priceMinor));
  return (
    `<span class="visually-hidden">${text.salePriceSpoken} </span>` +
    `<ins class="product-price__now product-price__now--sale">${escapeHtml(show(first.salePriceMinor))}</ins>` +
    `<span class="visually-hidden"> ${text.originalPriceSpoken} </span>` +
    `<del class="product-price__was">${escapeHtml(show(first.priceMinor))}</del>`
  );
}
