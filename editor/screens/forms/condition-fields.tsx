import { conditionRules } from '@vitrine/domain/custom-form/custom-form.ts';
import { offersChoices } from '@vitrine/domain/custom-form/form-rules.ts';
import { hasComparedValue } from '@vitrine/domain/form/form-question-faults.ts';
import { formQuestions as text } from '../../text/en-form-questions.ts';
import { SelectField } from '../../ui/form/choice-fields.tsx';
import type { FieldSet } from '../../ui/form/field-set.ts';
import { TextField } from '../../ui/form/text-fields.tsx';
import { linesOf, type QuestionRow } from '../products/form-values.ts';
import styles from './forms.module.css';

/** A question above another one, with what it is called. */
export interface QuestionAbove {
  readonly row: QuestionRow;
  readonly name: string;
}

const answerable = ({ row: { type } }: QuestionAbove): boolean => type !== 'section';

/** When a question is shown: always, or while the answer to one above it is so. */
export function ConditionFields({
  fields,
  above,
}: {
  readonly fields: FieldSet<QuestionRow>;
  readonly above: readonly QuestionAbove[];
}) {
  const { type, ifField, ifRule } = fields.values;
  const asked = above.filter(answerable);
  const chosen = asked.find(({ row }) => row.id === ifField)?.row;
  // The first question has none above it to depend on.
  if (asked.length === 0 && ifField === '') return null;
  const isCompared = chosen !== undefined && hasComparedValue(chosen.type);
  const rules = conditionRules.filter((rule) => isCompared || !needsValue(rule) || rule === ifRule);
  return (
    <div className={styles['pair']}>
      <SelectField
        field={fields.field('ifField')}
        label={type === 'section' ? text.shownSection : text.shown}
        options={[
          { value: '', label: text.always },
          ...asked.map(({ row, name }) => ({ value: row.id, label: text.while(name) })),
          // It was moved below, or removed.
          ...(chosen === undefined && ifField !== '' ? [{ value: ifField, label: text.missing }] : []),
        ]}
      />
      {ifField !== '' && (
        <SelectField
          field={fields.field('ifRule')}
          label={text.rule}
          options={rules.map((value) => ({ value, label: text.rules[value] }))}
        />
      )}
      {ifField !== '' && needsValue(ifRule) && <ValueField fields={fields} asked={chosen} />}
    </div>
  );
}

const needsValue = (rule: QuestionRow['ifRule']): boolean => rule === 'is' || rule === 'is-not';

/** One of the choices of the other question, or a text. */
function ValueField({
  fields,
  asked,
}: {
  readonly fields: FieldSet<QuestionRow>;
  readonly asked: QuestionRow | undefined;
}) {
  const field = fields.field('ifValue');
  if (asked === undefined || !offersChoices(asked.type))
    return <TextField field={field} label={text.value} />;
  const choices = [...new Set(linesOf(asked.lines))];
  const isOld = field.value !== '' && !choices.includes(field.value);
  return (
    <SelectField
      field={field}
      label={text.value}
      options={[
        { value: '', label: text.choose },
        ...choices.map((value) => ({ value, label: value })),
        ...(isOld ? [{ value: field.value, label: field.value }] : []),
      ]}
    />
  );
}
