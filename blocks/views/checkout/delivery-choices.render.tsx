import { checkoutText } from '@vitrine/domain/text/checkout.ts';
import { useLocale } from '../../locale.ts';
import type { CheckoutQuoteView } from '@vitrine/contracts/checkout.ts';
import { formatMoney } from '@vitrine/domain/money/format-money.ts';
import type { ReactNode } from 'react';

interface DeliveryChoicesProps {
  readonly quote: CheckoutQuoteView;
  /** The options listed here: delivery options or pickup places. */
  readonly options: CheckoutQuoteView['deliveryOptions'];
  readonly isFetched: boolean;
  readonly chosenId: string | null;
  readonly error: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** Delivery options as radio buttons, each with its price for this cart. */
export function DeliveryChoices(props: DeliveryChoicesProps): ReactNode {
  const locale = useLocale();
  const text = checkoutText(locale);
  const { quote, options, isFetched, chosenId, error, onChoose } = props;
  const errorId = 'checkout-deliveryOptionId-error';
  const sentence = error ?? quote.deliveryProblem;
  return (
    <fieldset
      className="checkout__group"
      id="checkout-deliveryOptionId"
      tabIndex={-1}
      aria-describedby={sentence === null ? undefined : errorId}
    >
      <legend className="checkout__heading">{isFetched ? text.pickUpAt : text.deliveryMethod}</legend>
      {quote.deliveryOptions.length === 0 && sentence === null && (
        <p className="field__hint">{text.deliveryNeedsAddress}</p>
      )}
      <div className="delivery-choices">
        {options.map((option) => (
          <label key={option.id} className="delivery-choice">
            <input
              type="radio"
              name="deliveryOptionId"
              value={option.id}
              checked={option.id === chosenId}
              onChange={() => onChoose(option.id)}
            />
            <span className="delivery-choice__text">
              <span className="delivery-choice__name">{option.name}</span>
              {option.description !== '' && (
                <span className="delivery-choice__description">{option.description}</span>
              )}
            </span>
            <span className="delivery-choice__price">
              {option.priceMinor === 0
                ? text.free
                : formatMoney({ minor: option.priceMinor, currency: quote.currency }, locale)}
            </span>
          </label>
        ))}
      </div>
      {sentence !== null && (
        <p className="field__error" id={errorId}>
          {sentence}
        </p>
      )}
    </fieldset>
  );
}
