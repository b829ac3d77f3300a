import { orderLookupText } from '@vitrine/domain/text/order-lookup.ts';
import { useLocale } from '../../locale.ts';
import type { OrderLookupView } from '@vitrine/contracts/order-lookup.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { ReactNode } from 'react';

/** Verifies the buyer before an order is shown, or looks up an order. Works without JavaScript. */
export function OrderLookup(view: OrderLookupView): ReactNode {
  const locale = useLocale();
  const text = orderLookupText(locale);
  const { fields, problem, contactEmail } = view;
  return (
    <article className="order-lookup">
      <h1>{view.title}</h1>
      <p className="order-lookup__lead">{view.lead}</p>
      <form className="order-lookup__form" method="post" action={view.action} noValidate>
        <input type="hidden" name="crumb" value={view.crumb} />
        {problem !== '' && (
          <p className="notice notice--error" role="alert" id="lookup-problem">
            {problem}
          </p>
        )}
        {fields.map((field) => {
          const id = `lookup-${field.name}`;
          const describedBy = [
            ...(field.hint === '' ? [] : [`${id}-hint`]),
            ...(field.error === '' ? [] : [`${id}-error`]),
            ...(problem === '' ? [] : ['lookup-problem']),
          ].join(' ');
          return (
            <div className="field" key={field.name}>
              <label className="field__label" htmlFor={id}>
                {field.label}
              </label>
              <input
                className="field__input"
                id={id}
                name={field.name}
                type="text"
                inputMode={field.inputMode}
                autoComplete={field.autoComplete}
                autoCapitalize="none"
                spellCheck={false}
                maxLength={300}
                required
                defaultValue={field.value}
                {...(field.error === '' && problem === '' ? {} : { 'aria-invalid': true })}
                {...(describedBy === '' ? {} : { 'aria-describedby': describedBy })}
              />
              {field.hint !== '' && (
                <p className="field__hint" id={`${id}-hint`}>
                  {field.hint}
                </p>
              )}
              {field.error !== '' && (
                <p className="field__error" id={`${id}-error`}>
                  {field.error}
                </p>
              )}
            </div>
          );
        })}
        <button className="button button--primary" type="submit">
          {view.button}
        </button>
      </form>
      {contactEmail !== '' && (
        <p className="order-lookup__help">
          <a href={`mailto:${contactEmail}`}>{fillText(text.writeToUs, { email: contactEmail })}</a>
        </p>
      )}
    </article>
  );
}
