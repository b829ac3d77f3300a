import { ActionIcon, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { customFormFieldTypes } from '@vitrine/domain/custom-form/custom-form.ts';
import { useContext, useId } from 'react';
import { formQuestions } from '../../text/en-form-questions.ts';
import { forms as text } from '../../text/en-forms.ts';
import { text as common } from '../../text/en.ts';
import { productSelling } from '../../text/en-product-selling.ts';
import { SwitchField } from '../../ui/form/choice-fields.tsx';
import { RowName } from '../../ui/form/field-label.ts';
import type { FormRow } from '../../ui/form/field-set.ts';
import { TextField } from '../../ui/form/text-fields.tsx';
import { CopyIcon, GripIcon, RemoveIcon } from '../../ui/icons.tsx';
import { MoveButtons } from '../../ui/move-buttons.tsx';
import { canBeRequired, type QuestionRow } from '../products/form-values.ts';
import { QuestionFields } from '../products/questions-card.tsx';
import { ConditionFields, type QuestionAbove } from './condition-fields.tsx';
import { FileFields } from './file-fields.tsx';
import styles from './forms.module.css';
import type { QuestionDrag } from './use-question-drag.ts';

/** A question: its bar says what is asked, and opens the settings of its kind. */
export function QuestionRowItem(props: {
  readonly row: FormRow<QuestionRow>;
  readonly name: string;
  readonly index: number;
  readonly count: number;
  /** The questions above it. */
  readonly above: readonly QuestionAbove[];
  readonly isOpen: boolean;
  readonly canCopy: boolean;
  readonly drag: QuestionDrag;
  readonly onToggle: () => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onCopy: () => void;
  readonly onRemove: () => void;
}) {
  const { row, name, isOpen, drag } = props;
  const { type, required, startsStep, ifField } = row.fields.values;
  const outer = useContext(RowName);
  const details = useId();
  const kind = productSelling.questionTypes[type];
  return (
    <li
      className={styles['question']}
      aria-label={name}
      data-row={row.id}
      data-dragged={drag.isDragged}
      tabIndex={-1}
      {...drag.row}
    >
      {/* Only the bar is dragged: in the fields below it words are selected. */}
      <div className={styles['bar']} {...drag.bar}>
        <span className={styles['grip']} aria-hidden="true">
          <GripIcon size={18} />
        </span>
        <UnstyledButton
          className={styles['opener']}
          aria-expanded={isOpen}
          aria-controls={details}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onClick={props.onToggle}
        >
          <span>{name}</span>
          <VisuallyHidden>, </VisuallyHidden>
          <span className={styles['kind']}>
            {kind}
            {canBeRequired(type) && required ? ` · ${text.questionNeeded}` : ''}
            {type === 'section' && startsStep ? ` · ${formQuestions.step}` : ''}
            {ifField === '' ? '' : ` · ${formQuestions.conditional}`}
          </span>
        </UnstyledButton>
        <span className={styles['barButtons']}>
          <MoveButtons name={name} index={props.index} count={props.count} move={props.onMove} />
          {props.canCopy && (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={text.questionCopy(name)}
              onClick={props.onCopy}
            >
              <CopyIcon size={16} />
            </ActionIcon>
          )}
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={common.form.removeRow(name)}
            onClick={props.onRemove}
          >
            <RemoveIcon size={16} />
          </ActionIcon>
        </span>
      </div>
      {/* There while closed, so that the summary of problems knows what its fields are called. */}
      <div id={details} className={styles['details']} hidden={!isOpen}>
        <RowName value={outer === '' ? name : `${outer}, ${name}`}>
          <QuestionFields fields={row.fields} types={customFormFieldTypes} />
          {type === 'section' && (
            <>
              <TextField field={row.fields.field('description')} label={productSelling.questionDescription} />
              <SwitchField
                field={row.fields.field('startsStep')}
                label={formQuestions.startsStep}
                hint={formQuestions.startsStepHint}
              />
            </>
          )}
          {type === 'file' && <FileFields fields={row.fields} />}
          <ConditionFields fields={row.fields} above={props.above} />
        </RowName>
      </div>
    </li>
  );
}
