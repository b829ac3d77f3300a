import { customFormDialogText } from '@vitrine/domain/text/custom-form-dialog.ts';
import { useLocale } from '../../locale.ts';
import {
  acceptsAnswer,
  type CustomForm,
  type CustomFormAnswers,
} from '@vitrine/domain/custom-form/custom-form.ts';
import type { ReactNode } from 'react';
import { describedBy, type QuestionProps } from './question.ts';
import { isGrouped, GroupedAnswer } from './grouped-answer.render.tsx';
import { SingleAnswer } from './single-answer.render.tsx';

export interface CustomFormFieldsProps {
  readonly form: CustomForm;
  /** Answers given before, by field id. */
  readonly answers?: CustomFormAnswers;
  /** Error messages by field id. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Whether a character counter is shown; without it the browser enforces the limit. */
  readonly isLive?: boolean;
  /** Ids of fields that some answers hide. */
  readonly hideable?: ReadonlySet<string>;
  /** Ids of fields that are not shown now; null: all of them always are. Hidden ones keep what was entered. */
  readonly outside?: ReadonlySet<string> | null;
  /** Renders questions for files. */
  readonly renderFile?: (props: QuestionProps) => ReactNode;
  /** Level of the headings between questions: one below the heading above the form. */
  readonly sectionLevel?: 2 | 3;
}

const none: Readonly<Record<string, never>> = {};

/** The questions of a product's custom form, as inputs named by `answerInputName`. spec: site-platform 3, 5 */
export function CustomFormFields({
  form,
  answers = none,
  errors = none,
  isLive = false,
  hideable,
  outside = null,
  renderFile,
  sectionLevel = 3,
}: CustomFormFieldsProps): ReactNode {
  return (
    <div className="custom-form">
      {form.fields.map((field) => {
        const question = (
          <Question
            key={field.id}
            field={field}
            answer={Object.hasOwn(answers, field.id) ? answers[field.id] : undefined}
            error={Object.hasOwn(errors, field.id) ? errors[field.id] : undefined}
            isLive={isLive}
            sectionLevel={sectionLevel}
            id={`answer-${form.id}-${field.id}`}
            isOptionalInPage={hideable?.has(field.id) === true}
            {...(renderFile === undefined ? {} : { renderFile })}
          />
        );
        if (outside === null) return question;
        return (
          <div
            key={field.id}
            className="custom-form__question"
            hidden={field.type === 'hidden' || outside.has(field.id)}
          >
            {question}
          </div>
        );
      })}
    </div>
  );
}

function Question({ sectionLevel, ...props }: QuestionProps & { readonly sectionLevel: 2 | 3 }): ReactNode {
  const locale = useLocale();
  const { field, error, id } = props;
  if (!acceptsAnswer(field)) {
    const Heading = `h${sectionLevel}` as const;
    return (
      <div className="custom-form__section">
        <Heading className="custom-form__heading">{field.label}</Heading>
        {field.description !== undefined && <p className="field__hint">{field.description}</p>}
      </div>
    );
  }
  if (field.type === 'hidden') return <SingleAnswer {...props} />;
  const asked = props.isOptionalInPage === true ? { ...props, field: { ...field, required: false } } : props;
  const label = (
    <>
      {field.label}
      {!field.required && (
        <span className="field__optional">{` (${customFormDialogText(locale).optionalAnswer})`}</span>
      )}
    </>
  );
  const notes = (
    <>
      {field.description !== undefined && (
        <p className="field__hint" id={`${id}-hint`}>
          {field.description}
        </p>
      )}
      {error !== undefined && (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </>
  );
  if (isGrouped(field)) {
    return (
      <fieldset
        className="field custom-form__group"
        data-field={field.id}
        aria-describedby={describedBy(props)}
      >
        <legend className="field__label">{label}</legend>
        <GroupedAnswer {...asked} />
        {notes}
      </fieldset>
    );
  }
  return (
    <div className="field" data-field={field.id}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {field.type === 'file' ? asked.renderFile?.(asked) : <SingleAnswer {...asked} />}
      {notes}
    </div>
  );
}
