import { giftCardsText } from '@vitrine/domain/text/gift-cards.ts';
import { useLocale } from '../../locale.ts';
import type { GiftCardDetails } from '@vitrine/domain/gift-card/gift-card-details.ts';
import { cloneElement, type ReactElement, type ReactNode } from 'react';

interface GiftCardFieldProps {
  readonly name: keyof GiftCardDetails;
  readonly label: string;
  readonly error: string | undefined;
  readonly hint?: string;
  readonly optional?: boolean;
  /** Ids of more lines that describe the control. */
  readonly describedBy?: string;
  readonly after?: ReactNode;
  /** The control; its id, name and `aria-describedby` are set here. */
  readonly children: ReactElement<Record<string, unknown>>;
}

/** A label, a control, its hint and its error. */
export function GiftCardField(props: GiftCardFieldProps): ReactNode {
  const locale = useLocale();
  const { name, label, error, hint, optional = false, describedBy, after, children } = props;
  const id = `gift-${name}`;
  const descriptions = [
    ...(hint === undefined ? [] : [`${id}-hint`]),
    ...(describedBy === undefined ? [] : [describedBy]),
    ...(error === undefined ? [] : [`${id}-error`]),
  ];
  return (
    <div className="field" data-field={name}>
      <label className="field__label" htmlFor={id}>
        <span>{label}</span>
        {optional && <span className="field__optional">{` (${giftCardsText(locale).optional})`}</span>}
      </label>
      {cloneElement(children, {
        id,
        name,
        className: 'field__input',
        ...(error === undefined ? {} : { 'aria-invalid': true }),
        ...(descriptions.length === 0 ? {} : { 'aria-describedby': descriptions.join(' ') }),
      })}
      {after}
      {hint !== undefined && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
