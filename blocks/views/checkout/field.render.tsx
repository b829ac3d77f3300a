import { checkoutText } from '@vitrine/domain/text/checkout.ts';
import { useLocale } from '../../locale.ts';
import type { CheckoutHint } from '@vitrine/domain/order/region-hint.ts';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import type { CheckoutFieldErrors, CheckoutFieldName } from './checkout-fields.ts';

/** The id of a checkout field; its error is `{id}-error`, its hint `{id}-hint`. */
export function fieldId(name: CheckoutFieldName): string {
  return `checkout-${name}`;
}

/** The attributes that tie a control to its hint and its error. */
export function describeField(
  name: CheckoutFieldName,
  error: string | undefined,
  hint: string | undefined,
): { id: string; name: string; 'aria-invalid'?: true; 'aria-describedby'?: string } {
  const id = fieldId(name);
  const describedBy = [
    ...(hint === undefined ? [] : [`${id}-hint`]),
    ...(error === undefined ? [] : [`${id}-error`]),
  ].join(' ');
  return {
    id,
    name,
    ...(error === undefined ? {} : { 'aria-invalid': true as const }),
    ...(describedBy === '' ? {} : { 'aria-describedby': describedBy }),
  };
}

/** A question about a field that may contain a typo. */
export interface FieldQuestion {
  /** Null for no question; its live region is rendered anyway, so that a later question is announced. */
  readonly hint: CheckoutHint | null;
  /** Called with the suggested value for the field. */
  readonly onTake: (value: string) => void;
}

interface FieldFrameProps {
  readonly name: CheckoutFieldName;
  readonly label: string;
  readonly error: string | undefined;
  readonly hint?: string;
  readonly optional?: boolean;
  readonly wide?: boolean;
  readonly hidden?: boolean;
  readonly question?: FieldQuestion;
  readonly children: ReactNode;
}

/** A label, a control, its hint, its error, and its question. */
export function FieldFrame(props: FieldFrameProps): ReactNode {
  const locale = useLocale();
  const { name, label, error, hint, optional = false, wide = false, hidden = false, children } = props;
  const id = fieldId(name);
  return (
    <div className={`field${wide ? ' field--wide' : ''}`} data-field={name} hidden={hidden}>
      <label className="field__label" htmlFor={id}>
        <span>{label}</span>
        {optional && <span className="field__optional">{` (${checkoutText(locale).optional})`}</span>}
      </label>
      {children}
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
      {props.question !== undefined && <Question {...props.question} />}
    </div>
  );
}

function Question({ hint, onTake }: FieldQuestion): ReactNode {
  return (
    <output className="field__question">
      {hint !== null && (
        <>
          <span>{hint.sentence}</span>{' '}
          <button className="field__answer" type="button" onClick={() => onTake(hint.value)}>
            {hint.label}
          </button>
        </>
      )}
    </output>
  );
}

interface TextFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'onBlur'
  | 'onChange'
  | 'autoFocus'
  | 'autoComplete'
  | 'inputMode'
  | 'defaultValue'
  | 'placeholder'
  | 'maxLength'
  | 'spellCheck'
> {
  readonly name: CheckoutFieldName;
  readonly label: string;
  readonly errors: CheckoutFieldErrors;
  readonly hint?: string;
  readonly optional?: boolean;
  readonly wide?: boolean;
  /** False: the browser does not insist on it, since the buyer may pay in another way. */
  readonly insist?: boolean;
  /** Hidden for now; its value is kept. */
  readonly hidden?: boolean;
  readonly question?: FieldQuestion;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A one-line text field. Required unless `optional`. */
export function TextField(props: TextFieldProps): ReactNode {
  const {
    name,
    label,
    errors,
    hint,
    optional = false,
    wide = false,
    insist = true,
    hidden = false,
    question,
    ...input
  } = props;
  const error = errors[name];
  return (
    <FieldFrame
      name={name}
      label={label}
      error={error}
      optional={optional}
      wide={wide}
      hidden={hidden}
      {...(hint === undefined ? {} : { hint })}
      {...(question === undefined ? {} : { question })}
    >
      <input
        className="field__input"
        required={insist && !optional && !hidden}
        {...describeField(name, error, hint)}
        {...input}
      />
    </FieldFrame>
  );
}
