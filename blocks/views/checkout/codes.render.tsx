import { checkoutText } from '@vitrine/domain/text/checkout.ts';
import { useLocale } from '../../locale.ts';
import type { CheckoutCodeView } from '@vitrine/contracts/checkout.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { ReactNode } from 'react';

interface CodesProps {
  readonly codes: readonly CheckoutCodeView[];
  /** Why the code just entered was refused; null when nothing is wrong. */
  readonly problem: string | null;
  /** Called on Enter in the field, which applies the code instead of submitting the form; absent before hydration. */
  readonly onEnter: ((typed: string) => void) | undefined;
}

/**
 * Discount codes and gift cards: those applied, each with a remove button, and a field for one more. The
 * buttons submit the form, so they work without JavaScript; hydrated, they make API calls.
 */
export function Codes({ codes, problem, onEnter }: CodesProps): ReactNode {
  const locale = useLocale();
  const text = checkoutText(locale);
  return (
    <div className="checkout-codes">
      {codes.length > 0 && (
        <ul className="checkout-codes__list">
          {codes.map((code) => (
            <li className="checkout-codes__item" key={code.name}>
              <span>
                <span className="checkout-codes__label">{code.label}</span>
                {code.problem !== null && <span className="checkout-codes__problem">{code.problem}</span>}
              </span>
              <button
                className="checkout-codes__remove"
                type="submit"
                name="action"
                value={`remove-code:${code.name}`}
                formNoValidate
                aria-label={fillText(text.removeCode, { code: code.label })}
              >
                {text.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="field">
        <label className="field__label" htmlFor="checkout-code">
          {text.codeLabel}
        </label>
        <div className="checkout-codes__row">
          <input
            className="field__input"
            id="checkout-code"
            name="code"
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || onEnter === undefined) return;
              event.preventDefault();
              onEnter(event.currentTarget.value);
            }}
            {...(problem === null
              ? {}
              : { 'aria-invalid': true as const, 'aria-describedby': 'checkout-code-error' })}
          />
          <button
            className="button button--quiet"
            type="submit"
            name="action"
            value="add-code"
            formNoValidate
          >
            {text.applyCode}
          </button>
        </div>
        <p className="field__error" id="checkout-code-error" role="alert">
          {problem}
        </p>
      </div>
    </div>
  );
}
