import { customFormText } from '@vitrine/domain/text/custom-form.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import { useLocale } from '../../locale.ts';
import {
  likertValues,
  partsOf,
  type CustomFormField,
  type CustomFormFieldType,
} from '@vitrine/domain/custom-form/custom-form.ts';
import { likertWord } from '@vitrine/domain/custom-form/likert-word.ts';
import { answerInputName } from '@vitrine/domain/custom-form/posted-answers.ts';
import type { ReactNode } from 'react';
import type { QuestionProps } from './question.ts';

/** Whether a question is answered in more than one input, under one legend. */
export function isGrouped(field: CustomFormField): boolean {
  return (
    field.type === 'radio' ||
    field.type === 'checkbox' ||
    field.type === 'likert' ||
    partsOf(field.type) !== null
  );
}

/** Radio buttons, checkboxes, a likert's rows, or the parts of a date, time, name, address or phone number. */
export function GroupedAnswer(props: QuestionProps): ReactNode {
  switch (props.field.type) {
    case 'radio':
    case 'checkbox':
      return <Choices {...props} />;
    case 'likert':
      return <Likert {...props} />;
    default:
      return <Parts {...props} />;
  }
}

function Choices({ field, answer, id, error }: QuestionProps): ReactNode {
  const chosen: readonly string[] =
    typeof answer === 'string' ? [answer] : Array.isArray(answer) ? (answer as readonly string[]) : [];
  const isRadio = field.type === 'radio';
  return (
    <div className="custom-form__choices">
      {field.options.map((option, at) => (
        <label key={option} className="custom-form__choice">
          <input
            id={`${id}-${String(at)}`}
            type={isRadio ? 'radio' : 'checkbox'}
            name={answerInputName(field.id)}
            value={option}
            // HTML has no required group of checkboxes, of which any one is enough.
            required={isRadio && field.required}
            defaultChecked={chosen.includes(option)}
            aria-invalid={error === undefined ? undefined : true}
          />
          <span>{option}</span>
        </label>
      ))}
    </div>
  );
}

function Likert({ field, answer, id }: QuestionProps): ReactNode {
  const locale = useLocale();
  const given =
    typeof answer === 'object' && !Array.isArray(answer)
      ? (answer as Readonly<Record<string, readonly string[]>>)
      : {};
  return (
    <div className="custom-form__likert">
      {(field.questions ?? []).map((question, row) => (
        <fieldset key={question} className="custom-form__likert-row">
          <legend className="field__hint">{question}</legend>
          <div className="custom-form__scale">
            {likertValues.map((value, at) => (
              <label key={value} className="custom-form__choice">
                <input
                  id={`${id}-${String(row)}-${String(at)}`}
                  type="radio"
                  name={answerInputName(field.id, row)}
                  value={value}
                  required={field.required}
                  defaultChecked={given[question]?.[0] === value}
                />
                <span>{likertWord(field, value, locale)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

interface PartRule {
  readonly autoComplete?: string;
  readonly isNumeric?: boolean;
  readonly maxLength?: number;
  /** Optional even where the question is required. */
  readonly isOptional?: boolean;
}
const digits = (maxLength: number, more: PartRule = {}): PartRule => ({
  isNumeric: true,
  maxLength,
  ...more,
});

const partRules: Readonly<Partial<Record<CustomFormFieldType, Readonly<Record<string, PartRule>>>>> = {
  date: { month: digits(2), day: digits(2), year: digits(4) },
  time: {
    hour: digits(2),
    minute: digits(2),
    second: digits(2, { isOptional: true }),
    half: { isOptional: true },
  },
  name: { first: { autoComplete: 'given-name' }, last: { autoComplete: 'family-name' } },
  address: {
    line1: { autoComplete: 'address-line1' },
    line2: { autoComplete: 'address-line2', isOptional: true },
    city: { autoComplete: 'address-level2' },
    region: { autoComplete: 'address-level1', isOptional: true },
    postalCode: { autoComplete: 'postal-code', isOptional: true },
    country: { autoComplete: 'country-name', isOptional: true },
  },
  phone: {
    country: digits(4, { isOptional: true }),
    area: digits(5),
    prefix: digits(5),
    line: digits(6),
  },
};

function labelsOf(type: string, locale: Locale): Readonly<Record<string, string>> {
  const labels: Readonly<Record<string, Readonly<Record<string, string>>>> =
    customFormText(locale).partLabels;
  return labels[type] ?? {};
}

function Parts({ field, answer, id, error }: QuestionProps): ReactNode {
  const locale = useLocale();
  const given: readonly unknown[] = Array.isArray(answer) ? (answer as readonly unknown[]) : [];
  const labels: Readonly<Record<string, string>> = labelsOf(field.type, locale);
  return (
    <div className="custom-form__parts" data-parts={field.type}>
      {(partsOf(field.type) ?? []).map((part, at) => {
        const rule = partRules[field.type]?.[part] ?? {};
        const value = given[at];
        const common = {
          id: `${id}-${part}`,
          name: answerInputName(field.id, at),
          className: 'field__input',
          'aria-invalid': error === undefined ? undefined : (true as const),
          defaultValue: typeof value === 'string' ? value : undefined,
        };
        return (
          <div key={part} className="field" data-part={part}>
            <label className="field__hint" htmlFor={common.id}>
              {labels[part] ?? part}
            </label>
            {part === 'half' ? (
              <select {...common}>
                <option value="">24 h</option>
                <option>AM</option>
                <option>PM</option>
              </select>
            ) : (
              <input
                {...common}
                type="text"
                required={field.required && rule.isOptional !== true}
                inputMode={rule.isNumeric === true ? 'numeric' : undefined}
                autoComplete={rule.autoComplete ?? 'off'}
                maxLength={rule.maxLength}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
