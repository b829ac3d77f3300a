import type { ReactNode, Ref } from 'react';
import { checkoutFields, type CheckoutFieldErrors } from './checkout-fields.ts';
import { fieldId } from './field.render.tsx';

interface ErrorSummaryProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly sentence: string;
  readonly errors: CheckoutFieldErrors;
  /** Whether the page opens with the focus here. */
  readonly hasFocus: boolean;
}

/**
 * Why the form was refused, with a link to each marked field. It takes the focus when the page opens with it, so that
 * screen readers announce it first; after a decline the card takes the focus.
 */
export function ErrorSummary({ ref, sentence, errors, hasFocus }: ErrorSummaryProps): ReactNode {
  const marked = checkoutFields.filter((field) => errors[field] !== undefined && errors[field] !== sentence);
  return (
    <div
      ref={ref}
      className="notice notice--error checkout__errors"
      role="alert"
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- after a refused submit the refusal is what the buyer came for
      autoFocus={hasFocus}
    >
      <p className="notice__title">{sentence}</p>
      {marked.length > 0 && (
        <ul className="notice__list">
          {marked.map((field) => (
            <li key={field}>
              <a href={`#${fieldId(field)}`}>{errors[field]}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
