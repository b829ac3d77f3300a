import { Checkbox, Input } from '@mantine/core';
import { pagePanel as text } from '../../../../text/en-page-panel.ts';
import { asText, type ControlProps, propOf } from '../control.ts';
import styles from '../panel.module.css';

/** Some columns of a table, by their names; stored by their places. */
export function ColumnsControl(props: ControlProps<'columns'>) {
  const { field, change } = props;
  const named = propOf(props.around, field.of);
  const columns: readonly unknown[] = Array.isArray(named) ? named.slice(0, field.max) : [];
  const chosen: readonly unknown[] = Array.isArray(props.value) ? props.value : [];
  return (
    <fieldset className={styles['group']}>
      <Input.Label component="legend" size="xs">
        {field.label}
      </Input.Label>
      <div className={styles['checks']}>
        {columns.map((name, at) => (
          <Checkbox
            key={at}
            size="xs"
            label={asText(name) === '' ? text.dataset.column(at + 1) : asText(name)}
            {...(at === 0 ? { 'data-field': props.path } : {})}
            checked={chosen.includes(at)}
            onChange={(event) => {
              const isOn = event.currentTarget.checked;
              change(
                columns.flatMap((_, other) =>
                  (other === at ? isOn : chosen.includes(other)) ? [other] : [],
                ),
                'once',
              );
            }}
          />
        ))}
      </div>
      {field.hint !== undefined && <Input.Description size="xs">{field.hint}</Input.Description>}
      {props.problem !== undefined && <Input.Error size="xs">{props.problem}</Input.Error>}
    </fieldset>
  );
}
