import { commerceText } from '@vitrine/domain/text/commerce.ts';
import { useLocale } from '../../locale.ts';
import { giftCardsText } from '@vitrine/domain/text/gift-cards.ts';
import type { GiftCardFormView } from '@vitrine/contracts/gift-cards.ts';
import {
  giftCardErrors,
  giftCardLimits,
  normalizeGiftCard,
  type GiftCardErrors,
  type GiftCardDetails,
} from '@vitrine/domain/gift-card/gift-card-details.ts';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { GiftCardField } from './gift-card-field.render.tsx';
import { GiftCardMessage } from './gift-card-message.render.tsx';

export interface GiftCardFormCalls {
  /** The centered alert dialog. */
  readonly showAlert: (title: string, message: string) => void;
}

/**
 * The gift card page: amount, recipient, sender, message and day. A plain form; hydrated, errors are found
 * before sending and the message has a counter. spec: storefront-commerce 2, 4, 5
 */
export function GiftCardForm(view: GiftCardFormView & { readonly calls?: GiftCardFormCalls }): ReactNode {
  const locale = useLocale();
  const text = giftCardsText(locale);
  const { calls, values, denominations } = view;
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<GiftCardErrors>(view.fieldErrors);
  const awake = calls !== undefined;

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    if (calls === undefined) return;
    const posted = new FormData(event.currentTarget);
    if (readField(posted, 'sku') === '') {
      event.preventDefault();
      calls.showAlert(commerceText(locale).unableToPurchaseGiftCard, commerceText(locale).selectDenomination);
      return;
    }
    const found = giftCardErrors(normalizeGiftCard(readFacts(posted), view.firstDay), view.firstDay, locale);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first === undefined) return;
    event.preventDefault();
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const forgive = (target: EventTarget): void => {
    const name = target instanceof Element ? target.getAttribute('name') : null;
    setErrors((before) =>
      name === null || !Object.hasOwn(before, name)
        ? before
        : Object.fromEntries(Object.entries(before).filter(([field]) => field !== name)),
    );
  };

  return (
    <form
      ref={form}
      className="gift-card"
      method="post"
      action="/checkout/giftcard"
      noValidate={awake}
      onSubmit={submit}
      onChange={(event) => forgive(event.target)}
    >
      <input type="hidden" name="crumb" value={view.crumb} />
      <input type="hidden" name="websiteId" value={view.websiteId} />
      <input type="hidden" name="giftCardProductId" value={view.productId} />
      <div className="gift-card__side">
        {view.assetUrl !== null && (
          <img
            className="gift-card__picture"
            src={`${view.assetUrl}?format=750w`}
            srcSet={`${view.assetUrl}?format=500w 500w, ${view.assetUrl}?format=750w 750w, ${view.assetUrl}?format=1000w 1000w`}
            sizes="(max-width: 47.99em) 92vw, 36rem"
            alt={view.imageAlt}
          />
        )}
      </div>
      <div className="gift-card__main">
        <h1 className="gift-card__title">{view.title}</h1>
        {view.notice !== null && (
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- after a refused submit the refusal is what was asked for
          <div className="notice notice--error" role="alert" tabIndex={-1} autoFocus>
            <strong className="notice__title">{view.notice.title}</strong>
            <span className="notice__text">{view.notice.message}</span>
          </div>
        )}
        <fieldset className="gift-card__group">
          <legend className="gift-card__heading">{text.chooseAmount}</legend>
          <div className="gift-card__amounts">
            {denominations.map(({ sku, label, price }) => (
              <label className="gift-card__amount" key={sku}>
                <input
                  className="gift-card__radio"
                  type="radio"
                  name="sku"
                  value={sku}
                  defaultChecked={sku === values.sku}
                />
                <span className="gift-card__label">{label}</span>
                {label !== price && <span className="gift-card__price">{price}</span>}
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset className="gift-card__group">
          <legend className="gift-card__heading">{text.recipient}</legend>
          <div className="gift-card__fields">
            <GiftCardField name="recipientName" label={text.recipientName} error={errors.recipientName}>
              <input
                type="text"
                required
                maxLength={giftCardLimits.recipientName}
                autoComplete="off"
                defaultValue={values.recipientName}
              />
            </GiftCardField>
            <GiftCardField
              name="recipientEmail"
              label={text.recipientEmail}
              error={errors.recipientEmail}
              hint={text.recipientEmailHint}
            >
              <input
                type="email"
                inputMode="email"
                required
                maxLength={giftCardLimits.recipientEmail}
                autoComplete="off"
                spellCheck={false}
                defaultValue={values.recipientEmail}
              />
            </GiftCardField>
          </div>
        </fieldset>
        <fieldset className="gift-card__group">
          <legend className="gift-card__heading">{text.giver}</legend>
          <div className="gift-card__fields">
            <GiftCardField name="senderName" label={text.senderName} error={errors.senderName}>
              <input
                type="text"
                required
                maxLength={giftCardLimits.senderName}
                autoComplete="name"
                defaultValue={values.senderName}
              />
            </GiftCardField>
            <GiftCardMessage initial={values.message} error={errors.message} isLive={awake} />
            <GiftCardField name="sendOn" label={text.sendOn} error={errors.sendOn} hint={text.sendOnHint}>
              <input
                type="date"
                required
                min={view.firstDay}
                max={view.lastDay}
                defaultValue={values.sendOn}
              />
            </GiftCardField>
          </div>
        </fieldset>
        <div className="gift-card__end">
          <button className="button button--primary button--wide" type="submit">
            {text.toPayment}
          </button>
        </div>
      </div>
    </form>
  );
}

function readField(posted: FormData, name: string): string {
  const value = posted.get(name);
  return typeof value === 'string' ? value : '';
}

function readFacts(posted: FormData): GiftCardDetails {
  return {
    recipientName: readField(posted, 'recipientName'),
    recipientEmail: readField(posted, 'recipientEmail'),
    senderName: readField(posted, 'senderName'),
    message: readField(posted, 'message'),
    sendOn: readField(posted, 'sendOn'),
  };
}
