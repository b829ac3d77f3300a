import type { ManualMethod } from '@vitrine/domain/payment/manual-payment.ts';
import { checkoutText } from '@vitrine/domain/text/checkout.ts';
import type { ReactNode } from 'react';
import { useLocale } from '../../locale.ts';

export type PayWith = 'card' | ManualMethod;

interface PaymentChoicesProps {
  readonly ways: readonly PayWith[];
  readonly chosen: PayWith;
  readonly error: string | undefined;
  readonly onChoose: (way: PayWith) => void;
}

/** The ways to pay as radio buttons. Without JavaScript a rule of the stylesheet hides the card's fields for the others. */
export function PaymentChoices({ ways, chosen, error, onChoose }: PaymentChoicesProps): ReactNode {
  const text = checkoutText(useLocale());
  const errorId = 'checkout-payWith-error';
  return (
    <fieldset
      className="checkout__group"
      id="checkout-payWith"
      tabIndex={-1}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <legend className="checkout__heading">{text.payment}</legend>
      <div className="delivery-choices">
        {ways.map((way) => (
          <label key={way} className="delivery-choice">
            <input
              type="radio"
              name="payWith"
              value={way}
              checked={way === chosen}
              onChange={() => onChoose(way)}
            />
            <span className="delivery-choice__text">
              <span className="delivery-choice__name">
                {way === 'card' ? text.payByCard : text.payByHand[way]}
              </span>
              {way !== 'card' && (
                <span className="delivery-choice__description">{text.payByHandHints[way]}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p className="field__error" id={errorId}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
