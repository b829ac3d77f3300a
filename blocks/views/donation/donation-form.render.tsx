import { donationsText } from '@vitrine/domain/text/donations.ts';
import { useLocale } from '../../locale.ts';
import type { DonationFormView } from '@vitrine/contracts/donations.ts';
import {
  donationLimits,
  donationRange,
  CUSTOM_AMOUNT,
  readDonation,
  type DonationErrors,
  type TypedDonation,
} from '@vitrine/domain/donation/donation.ts';
import { currencies } from '@vitrine/domain/money/currencies.ts';
import { formatMoney } from '@vitrine/domain/money/format-money.ts';
import { numbersText } from '@vitrine/domain/text/numbers.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';

/**
 * Suggested amounts, a custom amount, a name and a message. A plain form; hydrated (`awake`), typing an
 * amount selects it and errors are found before sending.
 */
export function DonationForm({
  awake = false,
  ...view
}: DonationFormView & { readonly awake?: boolean }): ReactNode {
  const locale = useLocale();
  const text = donationsText(locale);
  const { itemId, currency, terms, values } = view;
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<DonationErrors>(view.fieldErrors);
  const ownChoice = useRef<HTMLInputElement>(null);
  const id = (name: string): string => `donation-${itemId}-${name}`;

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    if (!awake) return;
    const read = readDonation(readTyped(new FormData(event.currentTarget)), terms, currency, locale);
    if (read.ok) {
      setErrors({});
      return;
    }
    event.preventDefault();
    setErrors(read.fields);
    const [first] = Object.keys(read.fields);
    form.current?.querySelector<HTMLElement>(`[name="${first ?? ''}"]`)?.focus();
  };
  const error = (name: keyof TypedDonation): ReactNode =>
    errors[name] !== undefined && (
      <p className="field__error" id={id(`${name}-error`)}>
        {errors[name]}
      </p>
    );
  const described = (name: keyof TypedDonation, ...others: readonly string[]) => {
    const ids = [...others, ...(errors[name] === undefined ? [] : [id(`${name}-error`)])];
    return {
      id: id(name),
      name,
      ...(errors[name] === undefined ? {} : { 'aria-invalid': true as const }),
      ...(ids.length === 0 ? {} : { 'aria-describedby': ids.join(' ') }),
    };
  };

  const numbers = numbersText(locale);
  const sign = (
    <span className="donation__currency" aria-hidden="true">
      {currencies[currency].symbol}
    </span>
  );

  return (
    <form
      ref={form}
      className="donation"
      method="post"
      action="/checkout/donate"
      noValidate={awake}
      onSubmit={submit}
    >
      {view.crumb !== '' && <input type="hidden" name="crumb" value={view.crumb} />}
      <input type="hidden" name="itemId" value={itemId} />
      {view.notice !== null && (
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- after a refused submit the refusal is what was asked for
        <div className="notice notice--error" role="alert" tabIndex={-1} autoFocus>
          <strong className="notice__title">{view.notice.title}</strong>
          <span className="notice__text">{view.notice.message}</span>
        </div>
      )}
      <fieldset className="donation__group" aria-describedby={errors.amount && id('amount-error')}>
        <legend className="donation__heading">{text.chooseAmount}</legend>
        <div className="donation__amounts">
          {terms.suggestedMinor.map((minor) => (
            <label className="donation__amount" key={minor}>
              <input
                className="donation__radio"
                type="radio"
                name="amount"
                value={minor}
                defaultChecked={values.amount === String(minor)}
                onChange={() => {
                  const own = form.current?.querySelector<HTMLInputElement>('[name="ownAmount"]');
                  if (awake && own !== null && own !== undefined) own.value = '';
                }}
              />
              <span className="donation__label">
                {formatMoney({ minor, currency }, locale, { trimZeroFraction: true })}
              </span>
            </label>
          ))}
          <label className="donation__amount">
            <input
              ref={ownChoice}
              className="donation__radio"
              type="radio"
              name="amount"
              value={CUSTOM_AMOUNT}
              defaultChecked={values.amount === CUSTOM_AMOUNT}
            />
            <span className="donation__label donation__label--words">{text.anotherAmount}</span>
          </label>
        </div>
        {error('amount')}
        <div className="field donation__own">
          <label className="field__label" htmlFor={id('ownAmount')}>
            {text.ownAmount}
          </label>
          <span className="donation__sum">
            {numbers.symbolFirst && sign}
            <input
              className="field__input"
              type="text"
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              defaultValue={values.ownAmount}
              onInput={() => {
                if (ownChoice.current !== null) ownChoice.current.checked = true;
              }}
              {...described('ownAmount', id('range'))}
            />
            {!numbers.symbolFirst && sign}
          </span>
          <p className="field__hint" id={id('range')}>
            {fillText(text.ownAmountHint, donationRange(terms, currency, locale))}
          </p>
          {error('ownAmount')}
        </div>
      </fieldset>
      <div className="field">
        <label className="field__label" htmlFor={id('name')}>
          {text.giver}
          <span className="field__optional">{` (${text.optional})`}</span>
        </label>
        <input
          className="field__input"
          type="text"
          autoComplete="name"
          maxLength={donationLimits.name}
          defaultValue={values.name}
          {...described('name')}
        />
        {error('name')}
      </div>
      <div className="field">
        <label className="field__label" htmlFor={id('message')}>
          {text.message}
          <span className="field__optional">{` (${text.optional})`}</span>
        </label>
        <textarea
          className="field__input"
          rows={3}
          maxLength={donationLimits.message}
          defaultValue={values.message}
          {...described('message')}
        />
        {error('message')}
      </div>
      <button className="button button--primary button--wide" type="submit">
        {text.toPayment}
      </button>
    </form>
  );
}

function readTyped(posted: FormData): TypedDonation {
  const read = (name: string): string => {
    const value = posted.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    amount: read('amount'),
    ownAmount: read('ownAmount'),
    name: read('name'),
    message: read('message'),
  };
}
