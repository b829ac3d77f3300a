import { isEmail } from '@vitrine/domain/order/email.ts';
import { newsletterFormText } from '@vitrine/domain/text/newsletter-form.ts';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useLocale } from '../../locale.ts';
import type { NewsletterFormCalls, NewsletterFormProps } from './newsletter-form.props.ts';

/** Where the form posts without JavaScript. */
const ACTION = '/site-users/account/newsletter';

/**
 * The form of the newsletter block and of the pop-up: while it is sent the button is locked and a second press ignored;
 * success takes the place of the fields; a failure shows a single error. spec: site-platform 4, 8
 */
export function NewsletterForm({
  blockId,
  listId,
  buttonLabel,
  words,
  inPopup = false,
  calls,
}: NewsletterFormProps & { readonly calls?: NewsletterFormCalls }): ReactNode {
  const locale = useLocale();
  const text = newsletterFormText(locale);
  const [error, setError] = useState('');
  const [done, setDone] = useState('');
  const [isSending, setIsSending] = useState(false);
  const result = useRef<HTMLOutputElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = `newsletter-${blockId}`;

  // The focused button was removed with the form.
  useEffect(() => {
    if (done === '') return;
    result.current?.focus();
    result.current?.scrollIntoView({ block: 'nearest' });
  }, [done]);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    if (calls === undefined) return;
    event.preventDefault();
    if (isSending) return;
    setError('');
    const typed = new FormData(event.currentTarget).get('email');
    const email = typeof typed === 'string' ? typed.trim() : '';
    const refuse = (message: string): void => {
      setError(message);
      field.current?.focus();
    };
    if (email === '') {
      refuse(text.emailBlank);
      return;
    }
    if (!isEmail(email)) {
      refuse(text.emailInvalid);
      return;
    }
    setIsSending(true);
    const answer = await calls.signUp({ listId, email, words, inPopup });
    setIsSending(false);
    if (answer.ok) setDone(answer.confirm ? text.confirmSent : text.signedUp);
    else refuse(answer.message);
  };

  return (
    <>
      <output className="newsletter-form__done" ref={result} tabIndex={-1}>
        {done}
      </output>
      {done === '' && (
        <form
          className="newsletter-form"
          method="post"
          action={ACTION}
          noValidate={calls !== undefined}
          onSubmit={(event) => void submit(event)}
        >
          <input type="hidden" name="listId" value={listId} />
          <input type="hidden" name="words" value={words} />
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
          <p className="field newsletter-form__field">
            <label className="field__label" htmlFor={`${id}-email`}>
              {text.emailLabel}
            </label>
            {/* A text input: our own sentences say what is wrong. */}
            <input
              ref={field}
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
          <button className="button button--primary" type="submit" aria-disabled={isSending}>
            {isSending ? text.submitting : buttonLabel}
          </button>
          <p className="field__error" id={`${id}-error`} role="alert">
            {error}
          </p>
        </form>
      )}
    </>
  );
}
