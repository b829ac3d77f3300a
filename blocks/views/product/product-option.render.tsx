import { commerceText } from '@vitrine/domain/text/commerce.ts';
import { useLocale } from '../../locale.ts';
import { productPageText } from '@vitrine/domain/text/product-page.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import { optionValues, type Choices } from '@vitrine/domain/product/choose-variant.ts';
import { sellingOf, type Product } from '@vitrine/domain/product/product.ts';
import type { Swatch, Swatches } from '@vitrine/domain/product/swatches.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { ReactNode } from 'react';
import { valueAvailability, type ValueAvailability } from './value-availability.ts';

interface ProductOptionProps {
  readonly product: Product;
  readonly option: string;
  readonly choices: Choices;
  /** True after an add was tried without choosing this option. */
  readonly missing: boolean;
  /** By value. An option with swatches is rendered as radio buttons, since a select cannot show them. */
  readonly swatches: Swatches[string] | undefined;
}

/** One option of a product: radio buttons that look like buttons, or a list, as the product wants. spec: storefront-commerce 5 */
export function ProductOption({
  product,
  option,
  choices,
  missing,
  swatches,
}: ProductOptionProps): ReactNode {
  const locale = useLocale();
  const values = optionValues(product, option);
  const name = `option.${option}`;
  const className = `product-option${missing ? ' is-missing' : ''}`;
  if (swatches === undefined && sellingOf(product).variantSelector === 'dropdown') {
    const id = `option-${product.id}-${String(product.variantOptions.indexOf(option))}`;
    return (
      <p className={className}>
        <label className="field__label" htmlFor={id}>
          {option}
        </label>
        <select
          id={id}
          className="field__input"
          name={name}
          required
          defaultValue=""
          aria-invalid={missing ? true : undefined}
        >
          <option value="">{fillText(commerceText(locale).selectOptionPlaceholder, { option })}</option>
          {values.map((value) => (
            <option key={value} value={value}>
              {spokenValue(value, valueAvailability(product, choices, option, value), locale)}
            </option>
          ))}
        </select>
      </p>
    );
  }
  return (
    <fieldset className={className}>
      <legend className="field__label">
        <span className="product-option__name">{option}</span>
        <span className="product-option__chosen" aria-hidden="true">
          {choices[option] ?? ''}
        </span>
      </legend>
      <div className="choices">
        {values.map((value) => {
          const mark = valueAvailability(product, choices, option, value);
          return (
            <label key={value} className="choice" data-mark={mark}>
              <input
                className="choice__input"
                type="radio"
                name={name}
                value={value}
                required
                aria-label={spokenValue(value, mark, locale)}
              />
              <span className="choice__box">
                <SwatchMark {...swatches?.[value]} />
                {value}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Decorative, next to the value's name. An SVG instead of an inline style. */
function SwatchMark({ color, assetUrl }: Swatch): ReactNode {
  if (color !== undefined)
    return (
      <svg className="choice__swatch" viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="11.5" fill={color} />
      </svg>
    );
  if (assetUrl === undefined) return null;
  return <img className="choice__picture" alt="" loading="lazy" src={`${assetUrl}?format=100w`} />;
}

function spokenValue(value: string, mark: ValueAvailability, locale: Locale): string {
  if (mark === 'sold-out') return fillText(productPageText(locale).valueSoldOut, { value });
  return mark === 'unavailable' ? fillText(productPageText(locale).valueUnavailable, { value }) : value;
}
