import { commerceText } from '@vitrine/domain/text/commerce.ts';
import { useLocale } from '../../locale.ts';
import { productPageText } from '@vitrine/domain/text/product-page.ts';
import { MAX_QUANTITY } from '@vitrine/domain/cart/cart.ts';
import { maxQuantityOf } from '@vitrine/domain/product/product-rules.ts';
import type { Product, Variant } from '@vitrine/domain/product/product.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { QuantityStepper } from '../quantity/quantity-stepper.render.tsx';

interface ProductQuantityProps {
  readonly product: Product;
  /** The chosen one; null while something is left to choose. */
  readonly variant: Variant | null;
  readonly awake: boolean;
}

/**
 * The quantity, from 1 to 9999; the buttons stop at the stock of the chosen variant. A larger typed value is
 * refused by the add flow, with the shop's own messages. spec: storefront-commerce 5
 */
export function ProductQuantity({ product, variant, awake }: ProductQuantityProps): ReactNode {
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('1');
  const [announcement, setAnnouncement] = useState('');
  // The value typed, or restored by the browser, before hydration.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the input itself is the outside system here
    if (awake) setTyped(input.current?.value ?? '1');
  }, [awake]);
  const now = Number(typed) || 0;
  const most = variant === null ? MAX_QUANTITY : maxQuantityOf(product.type, variant);
  const step = (by: 1 | -1): void => {
    const next = String(Math.min(most, Math.max(1, Math.floor(now) + by)));
    if (input.current !== null) input.current.value = next;
    setTyped(next);
    setAnnouncement(next);
  };
  return (
    <div className="product-purchase__quantity">
      <label className="field__label" htmlFor={`quantity-${product.id}`}>
        {commerceText(locale).quantityLabel}
      </label>
      <QuantityStepper
        fewer={productPageText(locale).oneFewer}
        more={productPageText(locale).oneMore}
        canDecrease={now > 1}
        canIncrease={now < most}
        onStep={awake ? step : undefined}
      >
        <input
          ref={input}
          id={`quantity-${product.id}`}
          className="field__input field__input--quantity stepper__input"
          type="number"
          inputMode="numeric"
          name="quantity"
          min={1}
          max={MAX_QUANTITY}
          step={1}
          defaultValue={1}
          required
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setAnnouncement('');
          }}
        />
      </QuantityStepper>
      {/* Announces the new quantity to screen readers. */}
      <span className="visually-hidden" aria-live="polite">
        {announcement}
      </span>
    </div>
  );
}
