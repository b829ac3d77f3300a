import { Switch } from '@mantine/core';
import type { ControlProps } from '../control.ts';
import styles from '../panel.module.css';

/** On or off: the words on the left, so that switches below each other are in one line. */
export function SwitchControl(props: ControlProps<'switch'>) {
  const { field } = props;
  return (
    <Switch
      size="xs"
      labelPosition="left"
      classNames={{ body: styles['switchBody'] ?? '', labelWrapper: styles['switchWords'] ?? '' }}
      label={field.label}
      description={field.hint}
      error={props.problem}
      data-field={props.path}
      checked={props.value === true}
      onChange={(event) => props.change(event.currentTarget.checked, 'once')}
    />
  );
}
