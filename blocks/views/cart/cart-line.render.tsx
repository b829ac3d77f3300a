import { commerceText } from '@vitrine/domain/text/commerce.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import { productPageText } from '@vitrine/domain/text/product-page.ts';
import { cartPageText } from '@vitrine/domain/text/cart-page.ts';
import { useLocale } from '../../locale.ts';
import { cartText } from '@vitrine/domain/text/cart.ts';
import type { CartEntryView } from '@vitrine/contracts/cart.ts';
import type { CustomForm } from '@vitrine/domain/custom-form/custom-form.ts';
import { MAX_QUANTITY } from '@vitrine/domain/cart/cart.ts';
import { parseQuantity } from '@vitrine/domain/cart/parse-quantity.ts';
import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { formatMoney } from '@vitrine/domain/money/format-money.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { maxQuantityOf } from '@vitrine/domain/product/product-rules.ts';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { QuantityStepper } from '../quantity/quantity-stepper.render.tsx';
import { CartAnswers } from './cart-answers.render.tsx';
import type { CartPageLive } from './cart-page-live.ts';
import { lineProblem } from './line-problem.ts';

interface CartLineProps {
  readonly entry: CartEntryView;
  readonly currency: CurrencyCode;
  readonly crumb: string;
  readonly problem: string;
  /** The questions of its product. */
  readonly form: CustomForm | undefined;
  /** The form to change the answers without JavaScript. */
  readonly plainForm: ReactNode;
  readonly live: CartPageLive | undefined;
  readonly onRemove: () => void;
}

function quantityMessages(locale: Locale) {
  return {
    QUANTITY_NOT_A_NUMBER: commerceText(locale).quantityNotANumber,
    QUANTITY_NOT_WHOLE: commerceText(locale).quantityNotWhole,
    QUANTITY_OUT_OF_RANGE: productPageText(locale).quantityOutOfRange,
  };
}

/** One line of the cart: a form with update and remove, handled in the browser once hydrated. */
export function CartLine(props: CartLineProps): ReactNode {
  const locale = useLocale();
  const page = cartPageText(locale);
  const text = cartText(locale);
  const { entry, currency, crumb, problem, live, onRemove } = props;
  /** Typed quantity that was not sent yet; null shows the line's. */
  const [draft, setDraft] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const money = (minor: number): string => formatMoney({ minor, currency }, locale);
  const named = (words: string): string => fillText(words, { productName: entry.title });
  const trouble = problem === '' ? lineProblem(entry, locale) : problem;
  const troubleId = `trouble-${entry.id}`;

  // Text typed before hydration is already in the input.
  const awake = live !== undefined;
  const rendered = useRef(String(entry.quantity));
  useEffect(() => {
    const typed = input.current?.value ?? '';
    // oxlint-disable-next-line react/set-state-in-effect -- the input itself is the outside system here
    if (awake && typed !== rendered.current) setDraft(typed);
  }, [awake]);

  const settle = (raw: string): void => {
    if (live === undefined) return;
    const quantity = parseQuantity(raw);
    if (!quantity.ok) {
      live.showLineProblem(entry.id, quantityMessages(locale)[quantity.error.code]);
      return;
    }
    setDraft(null);
    if (quantity.value === entry.quantity) live.showLineProblem(entry.id, '');
    else void live.changeQuantity(entry.id, quantity.value);
  };

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    if (live === undefined) return;
    event.preventDefault();
    const submitter = (event.nativeEvent as SubmitEvent).submitter;
    if (submitter instanceof HTMLButtonElement && submitter.value === 'remove') onRemove();
    else settle(draft ?? String(entry.quantity));
  };

  const step = (by: 1 | -1): void => settle(String(Math.min(MAX_QUANTITY, Math.max(1, entry.quantity + by))));

  return (
    <li className="cart-line" data-entry={entry.id}>
      <div className="cart-line__picture">
        {entry.assetUrl !== null && (
          <a href={entry.fullUrl} tabIndex={-1} aria-hidden="true">
            <img
              src={`${entry.assetUrl}?format=300w`}
              srcSet={`${entry.assetUrl}?format=100w 100w, ${entry.assetUrl}?format=300w 300w`}
              sizes="(min-width: 48em) 120px, 88px"
              alt=""
              loading="lazy"
              width={300}
              height={375}
            />
          </a>
        )}
      </div>
      <form
        className="cart-line__form"
        method="post"
        action={`/cart/entries/${entry.id}`}
        noValidate={live !== undefined}
        onSubmit={submit}
      >
        <input type="hidden" name="crumb" value={crumb} />
        <div className="cart-line__text">
          <h2 className="cart-line__title">
            <a href={entry.fullUrl}>{entry.title}</a>
          </h2>
          {Object.keys(entry.chosenVariant.attributes).length > 0 && (
            <ul className="cart-line__options">
              {Object.entries(entry.chosenVariant.attributes).map(([option, value]) => (
                <li key={option}>{fillText(page.optionNameAndValue, { option, value })}</li>
              ))}
            </ul>
          )}
          {entry.isAvailable && (
            <p className="cart-line__unit">
              {fillText(text.each, { price: money(entry.purchasePriceCents) })}
            </p>
          )}
        </div>
        <div className="cart-line__controls">
          <QuantityStepper
            fewer={named(page.oneFewer)}
            more={named(page.oneMore)}
            canDecrease={entry.quantity > 1}
            canIncrease={entry.quantity < maxQuantityOf(entry.productType, entry)}
            onStep={live === undefined ? undefined : step}
          >
            <input
              ref={input}
              className="field__input field__input--quantity stepper__input"
              type="number"
              inputMode="numeric"
              name="quantity"
              min={1}
              max={MAX_QUANTITY}
              step={1}
              required
              aria-label={named(text.quantityOf)}
              aria-describedby={trouble === '' ? undefined : troubleId}
              aria-invalid={problem === '' ? undefined : true}
              value={draft ?? String(entry.quantity)}
              onChange={(event) => setDraft(event.currentTarget.value)}
              onBlur={() => draft !== null && settle(draft)}
            />
          </QuantityStepper>
          {/* Enter in the quantity field presses the form's first button, so "update" stands before "remove". */}
          <button
            className={live === undefined ? 'button button--quiet cart-line__update' : 'visually-hidden'}
            type="submit"
            name="action"
            value="update"
            tabIndex={live === undefined ? undefined : -1}
            aria-label={named(page.updateQuantityOf)}
          >
            {text.update}
          </button>
          <button
            className="link-button cart-line__remove"
            type="submit"
            name="action"
            value="remove"
            data-remove=""
            formNoValidate
            aria-label={named(text.removeLine)}
          >
            {text.remove}
          </button>
        </div>
        <p className="cart-line__sum">{entry.isAvailable ? money(entry.subTotal) : ''}</p>
        <p className="cart-line__trouble field__error" id={troubleId} role="alert">
          {trouble}
        </p>
      </form>
      <CartAnswers entry={entry} form={props.form} plainForm={props.plainForm} live={live} />
    </li>
  );
}
