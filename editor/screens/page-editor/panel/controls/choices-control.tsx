import { Checkbox, Input } from '@mantine/core';
import { useId } from 'react';
import type { ControlProps } from '../control.ts';
import styles from '../panel.module.css';

/** Any of several values, stored in the order in which they are offered. */
export function ChoicesControl(props: ControlProps<'choices'>) {
  const { field } = props;
  const hintId = useId();
  const chosen: readonly unknown[] = Array.isArray(props.value) ? props.value : [];
  const toggle = (value: string, isOn: boolean) => {
    const next = field.options
      .map((option) => option.value)
      .filter((one) => (one === value ? isOn : chosen.includes(one)));
    props.change(next.length === 0 && field.nullable === true ? null : next, 'once');
  };
  return (
    <fieldset
      className={styles['group']}
      {...(field.hint === undefined ? {} : { 'aria-describedby': hintId })}
    >
      <Input.Label component="legend" size="xs">
        {field.label}
      </Input.Label>
      <div className={styles['checks']}>
        {field.options.map((option, index) => (
          <Checkbox
            key={option.value}
            size="xs"
            label={option.label}
            {...(index === 0 ? { 'data-field': props.path } : {})}
            checked={chosen.includes(option.value)}
            onChange={(event) => toggle(option.value, event.currentTarget.checked)}
          />
        ))}
      </div>
      {field.hint !== undefined && (
        <Input.Description id={hintId} size="xs">
          {field.hint}
        </Input.Description>
      )}
      {props.problem !== undefined && <Input.Error size="xs">{props.problem}</Input.Error>}
    </fieldset>
  );
}
