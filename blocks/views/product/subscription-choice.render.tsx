import { productPageText } from '@vitrine/domain/text/product-page.ts';
import { useLocale } from '../../locale.ts';
import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import type { Product, SubscriptionOption, Variant } from '@vitrine/domain/product/product.ts';
import { subscriptionOptionsOf } from '@vitrine/domain/product/subscription-options.ts';
import type { ReactNode } from 'react';
import { ProductPrice } from './product-price.render.tsx';

interface SubscriptionChoiceProps {
  readonly product: Product;
  readonly currency: CurrencyCode;
  readonly variant: Variant | null;
  readonly chosen: SubscriptionOption;
}

/** Subscription options as radio buttons, each with its price; shown where there are several. */
export function SubscriptionChoice({
  product,
  currency,
  variant,
  chosen,
}: SubscriptionChoiceProps): ReactNode {
  const locale = useLocale();
  return (
    <fieldset className="product-option subscription-choice">
      <legend className="field__label">{productPageText(locale).howToSubscribe}</legend>
      <div className="choices">
        {subscriptionOptionsOf(product).map((option) => (
          <label key={option.id} className="choice">
            <input
              className="choice__input"
              type="radio"
              name="subscriptionOptionId"
              value={option.id}
              defaultChecked={option.id === chosen.id}
            />
            <span className="choice__box">
              <ProductPrice product={product} currency={currency} variant={variant} option={option} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
