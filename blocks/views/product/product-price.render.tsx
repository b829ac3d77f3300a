import { commerceText } from '@vitrine/domain/text/commerce.ts';
import { useLocale } from '../../locale.ts';
import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { formatMoney } from '@vitrine/domain/money/format-money.ts';
import { lowestPrice, unitPrice, variesInPrice } from '@vitrine/domain/product/product-rules.ts';
import type { Product, SubscriptionOption, Variant } from '@vitrine/domain/product/product.ts';
import { subscriptionPriceText } from '@vitrine/domain/product/subscription-price.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { ReactNode } from 'react';

interface ProductPriceProps {
  readonly product: Product;
  readonly currency: CurrencyCode;
  /** The chosen variant; null while the choice is open, which shows "from" where prices differ. */
  readonly variant: Variant | null;
  /** The chosen way to subscribe, where there are several. */
  readonly option?: SubscriptionOption | null;
}

/**
 * A product's price: of the selected variant, or the lowest with "from". On sale, the regular price is struck through.
 */
export function ProductPrice({ product, currency, variant, option = null }: ProductPriceProps): ReactNode {
  const locale = useLocale();
  const text = commerceText(locale);
  const show = (minor: number): string => formatMoney({ minor, currency }, locale);
  const shown = variant ?? (variesInPrice(product) ? null : (product.variants[0] ?? null));
  const lowest = lowestPrice(product);
  if (product.subscriptionPlan !== null) {
    const price = option?.priceMinor ?? (shown === null ? lowest : unitPrice(shown));
    const plan = option?.plan ?? product.subscriptionPlan;
    return (
      <span className="product-price__now">
        {subscriptionPriceText(plan, price === null ? null : show(price), locale, {
          multiplePrices: shown === null && (option?.priceMinor ?? null) === null,
        })}
      </span>
    );
  }
  if (shown === null) {
    return (
      <span className="product-price__now">
        {lowest === null ? text.priceUnavailable : fillText(text.fromPrice, { price: show(lowest) })}
      </span>
    );
  }
  if (!shown.onSale) return <span className="product-price__now">{show(shown.priceMinor)}</span>;
  return (
    <>
      <span className="visually-hidden">{`${text.salePriceSpoken} `}</span>
      <ins className="product-price__now product-price__now--sale">{show(shown.salePriceMinor)}</ins>
      <span className="visually-hidden">{` ${text.originalPriceSpoken} `}</span>
      <del className="product-price__was">{show(shown.priceMinor)}</del>
    </>
  );
}
