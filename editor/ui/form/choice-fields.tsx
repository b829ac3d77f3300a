import { Checkbox, Input, NativeSelect, Radio, Switch } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { useFieldLabel } from './field-label.ts';
import type { Field } from './field-set.ts';
import styles from './form.module.css';

interface Option<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly hint?: ReactNode;
}

/** On or off. */
export function SwitchField(props: { field: Field<boolean>; label: string; hint?: ReactNode }) {
  const { field } = props;
  useFieldLabel(field, props.label);
  return (
    <Switch
      label={props.label}
      description={props.hint}
      data-field={field.name}
      checked={field.value}
      onChange={(event) => field.change(event.currentTarget.checked)}
      error={field.problem}
    />
  );
}

/** One of several values, as the browser's own select. */
export function SelectField<T extends string>(props: {
  field: Field<T>;
  label: string;
  hint?: ReactNode;
  options: readonly Option<T>[];
  hideLabel?: boolean;
}) {
  const { field, options, label } = props;
  useFieldLabel(
    field,
    label,
    (value) => options.find((option) => option.value === value)?.label ?? String(value),
  );
  return (
    <NativeSelect
      {...(props.hideLabel === true ? { 'aria-label': label } : { label })}
      description={props.hint}
      data={options.map((option) => ({ value: option.value, label: option.label }))}
      data-field={field.name}
      value={field.value}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.currentTarget.value);
        if (chosen !== undefined) field.change(chosen.value);
      }}
      error={field.problem}
    />
  );
}

/** Any of several values. */
export function CheckboxListField<T extends string>(props: {
  field: Field<readonly T[]>;
  label: string;
  hint?: ReactNode;
  options: readonly Option<T>[];
  /** For short options: side by side. */
  inline?: boolean;
}) {
  const { field, options } = props;
  useFieldLabel(field, props.label, (value) =>
    options
      .filter((option) => Array.isArray(value) && value.includes(option.value))
      .map(({ label }) => label)
      .join(', '),
  );
  return (
    <fieldset className={styles['group']}>
      <Input.Label component="legend">{props.label}</Input.Label>
      {props.hint !== undefined && <Input.Description>{props.hint}</Input.Description>}
      <div className={styles[props.inline === true ? 'inline' : 'options']}>
        {options.map((option, index) => (
          <Checkbox
            key={option.value}
            label={option.label}
            description={option.hint}
            {...(index === 0 ? { 'data-field': field.name } : {})}
            checked={field.value.includes(option.value)}
            onChange={(event) =>
              field.change(
                options
                  .map(({ value }) => value)
                  .filter((value) =>
                    value === option.value ? event.currentTarget.checked : field.value.includes(value),
                  ),
              )
            }
          />
        ))}
      </div>
      {field.problem !== undefined && <p className={styles['rowProblem']}>{field.problem}</p>}
    </fieldset>
  );
}

/** One of a few values, each a card with a sentence about it. */
export function RadioCardsField<T extends string>(props: {
  field: Field<T>;
  label: string;
  options: readonly Option<T>[];
}) {
  const { field, options } = props;
  const id = useId();
  useFieldLabel(field, props.label, (value) => options.find((option) => option.value === value)?.label ?? '');
  return (
    <fieldset className={styles['group']}>
      <Input.Label component="legend">{props.label}</Input.Label>
      <div className={styles['options']}>
        {options.map((option, index) => (
          <label key={option.value} className={styles['card']}>
            <Radio
              name={id}
              value={option.value}
              checked={field.value === option.value}
              onChange={() => field.change(option.value)}
              {...(index === 0 ? { 'data-field': field.name } : {})}
            />
            <span className={styles['cardWords']}>
              {option.label}
              {option.hint !== undefined && <span className={styles['hint']}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {field.problem !== undefined && <p className={styles['rowProblem']}>{field.problem}</p>}
    </fieldset>
  );
}
