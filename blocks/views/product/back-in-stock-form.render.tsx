import { backInStockFormText } from '@vitrine/domain/text/back-in-stock-form.ts';
import { useLocale } from '../../locale.ts';
import { isEmail } from '@vitrine/domain/order/email.ts';
import { hasStockFor } from '@vitrine/domain/product/product-rules.ts';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { BACK_IN_STOCK_DONE, type BackInStockFormProps } from './product-purchase.props.ts';

/** Where the form posts without JavaScript. */
const ACTION = '/site-users/account/notifications/restock';
/**
 * The back-in-stock form: the error clears on submit, success takes the place of the fields while the call to
 * action stays. spec: storefront-commerce 3, 4, 5
 */
export function BackInStockForm(props: BackInStockFormProps): ReactNode {
  const locale = useLocale();
  const text = backInStockFormText(locale);
  const { product, variant, fullUrl, settings, notice, calls } = props;
  const [error, setError] = useState(
    notice === null || notice.code === BACK_IN_STOCK_DONE ? '' : notice.message,
  );
  const [confirmed, setConfirmed] = useState(notice?.code === BACK_IN_STOCK_DONE ? text.confirmation : '');
  const [isSending, setIsSending] = useState(false);
  const done = useRef<HTMLOutputElement>(null);
  const wasSent = useRef(false);
  const soldOut = product.variants.filter((one) => !hasStockFor(product.type, one, 1));
  const id = `back-in-stock-${product.id}`;

  // The focused button was removed with the form.
  useEffect(() => {
    if (confirmed !== '' && wasSent.current && document.activeElement === document.body)
      done.current?.focus();
  }, [confirmed]);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    if (calls === undefined) return;
    event.preventDefault();
    if (isSending) return;
    setError('');
    const data = new FormData(event.currentTarget);
    const email = textOf(data, 'email').trim();
    if (email === '') {
      setError(text.emailBlank);
      return;
    }
    if (!isEmail(email)) {
      setError(text.emailInvalid);
      return;
    }
    setIsSending(true);
    const answer = await calls.signUpForBackInStock({
      productId: product.id,
      variantId: textOf(data, 'variantId'),
      siteVisitorEmail: email,
      isJoinMailingList: data.get('isJoinMailingList') !== null,
    });
    setIsSending(false);
    wasSent.current = answer.ok;
    if (answer.ok) setConfirmed(text.confirmation);
    else setError(answer.message === '' ? text.unableToSubmit : answer.message);
  };

  return (
    <section className="back-in-stock" aria-labelledby={`${id}-call`}>
      <h2 className="back-in-stock__call" id={`${id}-call`}>
        {text.callToAction}
      </h2>
      <output className="back-in-stock__done" ref={done} tabIndex={-1}>
        {confirmed}
      </output>
      {confirmed === '' && (
        <form
          className="back-in-stock__form"
          method="post"
          action={ACTION}
          noValidate={calls !== undefined}
          onSubmit={(event) => void submit(event)}
        >
          <input type="hidden" name="productId" value={product.id} />
          <input type="hidden" name="returnTo" value={fullUrl} />
          {calls === undefined && (
            // Honeypot: hidden from people, so only bots fill it in.
            <input
              className="form-trap"
              type="text"
              name="website"
              tabIndex={-1}
              autoComplete="off"
              aria-hidden="true"
            />
          )}
          {variant !== null || soldOut.length === 1 ? (
            <input type="hidden" name="variantId" value={variant?.id ?? soldOut[0]?.id} />
          ) : (
            <p className="field">
              <label className="field__label" htmlFor={`${id}-variant`}>
                {text.whichOne}
              </label>
              <select className="field__input" id={`${id}-variant`} name="variantId">
                {soldOut.map((one) => (
                  <option key={one.id} value={one.id}>
                    {product.variantOptions.map((option) => one.attributes[option] ?? '').join(', ')}
                  </option>
                ))}
              </select>
            </p>
          )}
          <div className="back-in-stock__row">
            <p className="field">
              <label className="field__label" htmlFor={`${id}-email`}>
                {text.emailLabel}
              </label>
              {/* A text input: our own sentences say what is wrong. spec: storefront-commerce 5 */}
              <input
                className="field__input"
                id={`${id}-email`}
                type="text"
                inputMode="email"
                autoComplete="email"
                autoCapitalize="none"
                spellCheck={false}
                name="email"
                maxLength={256}
                onFocus={() => calls?.followCaptcha?.(true)}
                onBlur={() => calls?.followCaptcha?.(false)}
                aria-invalid={error === '' ? undefined : true}
                aria-describedby={error === '' ? undefined : `${id}-error`}
              />
            </p>
            <button
              className="button button--quiet back-in-stock__send"
              type="submit"
              aria-disabled={isSending}
            >
              {isSending ? text.notifying : text.notifyMe}
            </button>
          </div>
          <p className="field__error" id={`${id}-error`} role="alert">
            {error}
          </p>
          {settings.mailingListSignUpEnabled && (
            <label className="back-in-stock__list">
              <input
                type="checkbox"
                name="isJoinMailingList"
                value="true"
                defaultChecked={settings.mailingListOptInByDefault}
              />
              <span>{text.joinMailingList}</span>
            </label>
          )}
        </form>
      )}
    </section>
  );
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
