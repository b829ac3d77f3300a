import { consentFields, type OfferedConsent } from '@vitrine/domain/order/consents.ts';
import { checkoutText } from '@vitrine/domain/text/checkout.ts';
import type { ReactNode } from 'react';
import { useLocale } from '../../locale.ts';
import type { CheckoutFieldErrors } from './checkout-fields.ts';
import { describeField } from './field.render.tsx';

/** Boxes that a buyer ticks before paying, and the store's legal pages. */
export function Consents(props: {
  readonly offered: readonly OfferedConsent[];
  readonly ticked: readonly { readonly text: string }[];
  readonly policies: readonly { readonly label: string; readonly url: string }[];
  readonly errors: CheckoutFieldErrors;
}): ReactNode {
  const locale = useLocale();
  const text = checkoutText(locale);
  const { offered, ticked, policies, errors } = props;
  return (
    <>
      {consentFields.map((name, at) => {
        const box = offered[at];
        const error = errors[name];
        return (
          box !== undefined && (
            <div key={name} className="field checkout__consent" data-field={name}>
              <label>
                <input
                  type="checkbox"
                  value={box.text}
                  required={box.isRequired}
                  defaultChecked={ticked.some((one) => one.text === box.text)}
                  {...describeField(name, error, undefined)}
                />
                <span>
                  {box.text}
                  {!box.isRequired && <span className="field__optional">{` (${text.optional})`}</span>}
                </span>
              </label>
              {box.url !== '' && <PageLink url={box.url} label={box.linkText} />}
              {error !== undefined && (
                <p className="field__error" id={`checkout-${name}-error`}>
                  {error}
                </p>
              )}
            </div>
          )
        );
      })}
      {policies.length > 0 && (
        <p className="checkout__policies">
          {policies.map((link) => (
            <PageLink key={link.label} {...link} />
          ))}
        </p>
      )}
    </>
  );
}

/** Opens beside the form, which stays as it is. */
function PageLink({ url, label }: { readonly url: string; readonly label: string }): ReactNode {
  return (
    <a href={url} target="_blank" rel="noopener">
      {label}
    </a>
  );
}
