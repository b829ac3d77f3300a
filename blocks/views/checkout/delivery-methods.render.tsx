import { checkoutText } from '@vitrine/domain/text/checkout.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import { useLocale } from '../../locale.ts';
import type { CheckoutQuoteView } from '@vitrine/contracts/checkout.ts';
import type { ReactNode } from 'react';

interface DeliveryWay {
  readonly label: string;
  /** The first option of this method. */
  readonly optionId: string;
  readonly isChosen: boolean;
}

/** Delivery and pickup, as far as each is offered. */
export function deliveryMethodsOf(
  options: CheckoutQuoteView['deliveryOptions'],
  isFetched: boolean,
  locale: Locale,
): readonly DeliveryWay[] {
  const text = checkoutText(locale);
  return [false, true].flatMap((isPickup) => {
    const first = options.find((option) => (option.isPickup === true) === isPickup);
    return first === undefined
      ? []
      : [
          {
            label: isPickup ? text.pickUp : text.deliver,
            optionId: first.id,
            isChosen: isPickup === isFetched,
          },
        ];
  });
}

interface DeliveryWaysProps {
  readonly ways: readonly DeliveryWay[];
  readonly onChoose: (optionId: string) => void;
}

/** Shown before the address, since pickup needs none. Submit buttons of the form, so they work without JavaScript. */
export function DeliveryMethods({ ways, onChoose }: DeliveryWaysProps): ReactNode {
  const locale = useLocale();
  const text = checkoutText(locale);
  return (
    <fieldset className="checkout__group">
      <legend className="checkout__heading">{text.deliveryWay}</legend>
      <div className="delivery-ways">
        {ways.map(({ label, optionId, isChosen }) => (
          <button
            key={label}
            className="delivery-ways__way"
            type="submit"
            name="action"
            value={`deliver:${optionId}`}
            formNoValidate
            aria-pressed={isChosen}
            onClick={() => {
              if (!isChosen) onChoose(optionId);
            }}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
