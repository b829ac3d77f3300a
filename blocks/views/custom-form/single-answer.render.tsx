import { customFormDialogText } from '@vitrine/domain/text/custom-form-dialog.ts';
import { useLocale } from '../../locale.ts';
import { answerCounter } from '@vitrine/domain/custom-form/answer-counter.ts';
import { answerInputName } from '@vitrine/domain/custom-form/posted-answers.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { describedBy, type QuestionProps } from './question.ts';

const inputTypes = { email: 'email', website: 'url' } as const;

/** A question answered in one input: text, email, number, web address, a list, several lines. */
export function SingleAnswer(props: QuestionProps): ReactNode {
  const locale = useLocale();
  const { field, answer, error, isLive, id } = props;
  const value = typeof answer === 'string' ? answer : undefined;
  const common = {
    id,
    name: answerInputName(field.id),
    className: 'field__input',
    required: field.required,
    'aria-invalid': error === undefined ? undefined : (true as const),
    'aria-describedby': describedBy(props),
    placeholder: field.placeholder,
  };
  switch (field.type) {
    case 'hidden':
      return <input type="hidden" name={common.name} value={value ?? field.value ?? ''} readOnly />;
    case 'textarea':
      return isLive ? (
        <CountedTextarea {...common} maxCount={field.maxLength} first={value ?? ''} />
      ) : (
        <textarea {...common} rows={4} defaultValue={value} {...limitOf(field.maxLength)} />
      );
    case 'select':
      return (
        <select
          id={id}
          name={common.name}
          className={common.className}
          required={field.required}
          aria-invalid={common['aria-invalid']}
          aria-describedby={common['aria-describedby']}
          defaultValue={value ?? ''}
        >
          <option value="">{customFormDialogText(locale).chooseAnswer}</option>
          {field.options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      );
    default:
      return (
        <input
          {...common}
          type={field.type === 'email' || field.type === 'website' ? inputTypes[field.type] : 'text'}
          inputMode={field.type === 'number' || field.type === 'currency' ? 'decimal' : undefined}
          autoComplete={field.type === 'email' ? 'email' : 'off'}
          defaultValue={value}
          {...(isLive ? {} : limitOf(field.maxLength))}
        />
      );
  }
}

function limitOf(maxLength: number): { maxLength?: number } {
  return maxLength > 0 ? { maxLength } : {};
}

interface CountedTextareaProps {
  readonly id: string;
  readonly name: string;
  readonly className: string;
  readonly required: boolean;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly placeholder: string | undefined;
  readonly maxCount: number;
  readonly first: string;
}

/** Several lines with a live 'n / max' beneath. spec: storefront-commerce 5 */
function CountedTextarea({ maxCount, first, ...textarea }: CountedTextareaProps): ReactNode {
  const locale = useLocale();
  const [length, setLength] = useState(first.length);
  const area = useRef<HTMLTextAreaElement>(null);
  // What was typed before the page's script came.
  useEffect(() => setLength(area.current?.value.length ?? 0), []);
  const count = answerCounter(length, maxCount, locale);
  const counterId = `${textarea.id}-counter`;
  return (
    <>
      <textarea
        {...textarea}
        ref={area}
        rows={4}
        defaultValue={first}
        aria-describedby={
          [textarea['aria-describedby'], ...(count === null ? [] : [counterId])].filter(Boolean).join(' ') ||
          undefined
        }
        onInput={(event) => setLength(event.currentTarget.value.length)}
      />
      {count !== null && (
        <p
          className={`custom-form__counter${count.isOver ? ' is-over' : ''}`}
          id={counterId}
          aria-live={count.isOver ? 'polite' : undefined}
        >
          <span aria-hidden="true">{count.text}</span>
          <span className="visually-hidden">{count.spoken}</span>
        </p>
      )}
    </>
  );
}
