import { customFormText } from '@vitrine/domain/text/custom-form.ts';
import { useLocale } from '../../locale.ts';
import { customFormDialogText } from '@vitrine/domain/text/custom-form-dialog.ts';
import { dialogText } from '@vitrine/domain/text/dialog.ts';
import { checkAnswers } from '@vitrine/domain/custom-form/check-answers.ts';
import type { CustomForm, CustomFormAnswers } from '@vitrine/domain/custom-form/custom-form.ts';
import { postedAnswers } from '@vitrine/domain/custom-form/posted-answers.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { CustomFormFields } from './custom-form-fields.render.tsx';
import { readPosted } from './read-posted.ts';

export interface CustomFormDialogProps {
  readonly form: CustomForm;
  readonly productName: string;
  readonly answers: CustomFormAnswers;
  /** Label of the submit button. */
  readonly submitText: string;
  /** Error messages by field id from elsewhere, such as the server. */
  readonly errors: Readonly<Record<string, string>>;
  /** The answers as JSON text. */
  readonly submit: (additionalFields: string) => void;
  readonly close: () => void;
}

/** The content of the custom product form's dialog. spec: storefront-commerce 2, 4, 5 */
export function CustomFormDialog(props: CustomFormDialogProps): ReactNode {
  const locale = useLocale();
  const { form, productName, answers, submitText, submit, close } = props;
  const element = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState(props.errors);
  const faulty = Object.keys(errors).length > 0;

  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    const first = element.current?.querySelector<HTMLElement>(
      '[aria-invalid="true"], .field:has(> .field__error) input',
    );
    first?.focus();
  }, [errors]);

  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const checked = checkAnswers(form, postedAnswers(form, readPosted(event.currentTarget)), locale);
    if (checked.ok) submit(JSON.stringify(checked.answers));
    else setErrors(checked.fields);
  };

  return (
    <form ref={element} className="dialog__frame" noValidate onSubmit={send}>
      <div className="dialog__head">
        <h2 className="dialog__title" id="custom-form-title">
          {form.name}
          <span className="custom-form__for">
            {fillText(customFormDialogText(locale).forProduct, { productName })}
          </span>
        </h2>
        <button
          type="button"
          className="dialog__close"
          aria-label={dialogText(locale).closeDialog}
          onClick={close}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="m6 6 12 12M18 6 6 18" fill="none" stroke="currentColor" strokeWidth="1.6" />
          </svg>
        </button>
      </div>
      <div role="alert" className="custom-form__summary">
        {faulty && <p className="notice notice--error">{customFormText(locale).someInvalid}</p>}
      </div>
      <CustomFormFields form={form} answers={answers} errors={errors} isLive />
      <button type="submit" className="button button--primary button--wide">
        {submitText}
      </button>
    </form>
  );
}
