import { checkoutText } from '@vitrine/domain/text/checkout.ts';
import { useLocale } from '../../locale.ts';
import { useRef, type ReactNode } from 'react';
import { CardLogos } from './card-marks.render.tsx';
import type { CheckoutFieldErrors } from './checkout-fields.ts';
import { TextField } from './field.render.tsx';
import { useCardNumber } from './use-card-number.ts';

interface CardFieldsProps {
  readonly errors: CheckoutFieldErrors;
  readonly testMode: boolean;
  /** True once hydrated: then the number is grouped while it is typed. */
  readonly awake: boolean;
  /** The card was declined: the page opens with the focus on its number. */
  readonly isDeclined?: boolean;
  /** One of several ways to pay: named by its choice, and not required by the browser. */
  readonly isChoice?: boolean;
}

/** The card fields. Their values are never prefilled and exist only in the form: no state, no storage. */
export function CardFields(props: CardFieldsProps): ReactNode {
  const { errors, testMode, awake, isDeclined = false, isChoice = false } = props;
  const locale = useLocale();
  const text = checkoutText(locale);
  const number = useRef<HTMLInputElement>(null);
  useCardNumber(number, awake);
  return (
    <fieldset className="checkout__group">
      <legend className={isChoice ? 'visually-hidden' : 'checkout__heading'}>
        {isChoice ? text.payByCard : text.payment}
      </legend>
      {testMode && (
        <p className="notice notice--test">
          <strong className="notice__title">{text.testModeTitle}</strong>
          <span className="notice__text">{text.testModeCards}</span>
        </p>
      )}
      <CardLogos />
      <div className="checkout__fields checkout__fields--card">
        <TextField
          ref={number}
          name="cardNumber"
          label={text.cardNumber}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- another card is what the buyer came back for
          autoFocus={isDeclined}
          errors={errors}
          insist={!isChoice}
          wide
          inputMode="numeric"
          autoComplete="cc-number"
          maxLength={40}
          spellCheck={false}
        />
        <TextField
          name="cardExpiry"
          label={text.cardExpiry}
          errors={errors}
          insist={!isChoice}
          hint={text.cardExpiryFormat}
          inputMode="numeric"
          autoComplete="cc-exp"
          maxLength={9}
          spellCheck={false}
        />
        <TextField
          name="cardCvc"
          label={text.cardCvc}
          errors={errors}
          insist={!isChoice}
          hint={text.cardCvcHint}
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
          spellCheck={false}
        />
      </div>
      <p className="field__hint">{text.cardIsSafe}</p>
    </fieldset>
  );
}
