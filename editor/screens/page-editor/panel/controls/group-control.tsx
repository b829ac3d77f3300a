import { Button, Input } from '@mantine/core';
import type { PanelField } from '@vitrine/blocks/description.ts';
import { type ComponentType, useRef } from 'react';
import { flushSync } from 'react-dom';
import { pagePanel as text } from '../../../../text/en-page-panel.ts';
import { PlusIcon } from '../../../../ui/icons.tsx';
import { asRecord, type ChangeValue, type ControlProps, isRecord } from '../control.ts';
import styles from '../panel.module.css';
import { withValue } from '../panel-values.ts';

type Values = Readonly<Record<string, unknown>>;

/** Shows fields of an object; given to groups and lists, which contain fields as well. */
export type NestedFields = ComponentType<{
  readonly fields: readonly PanelField[];
  readonly values: Values;
  readonly around: readonly Values[];
  readonly starting: Values;
  readonly path: string;
  readonly change: (name: string, value: unknown, ...how: Tail<Parameters<ChangeValue>>) => void;
}>;

type Tail<T extends readonly unknown[]> = T extends readonly [unknown, ...infer Rest] ? Rest : never;

/** An object with fields of its own; one that may be missing is added and removed. */
export function GroupControl(props: ControlProps<'group'> & { readonly Fields: NestedFields }) {
  const { field, value, change, path, Fields } = props;
  const { nullable = false } = field;
  const own = useRef<HTMLFieldSetElement>(null);
  const isThere = isRecord(value) || !nullable;
  const values = asRecord(value);
  const toggle = () => {
    flushSync(() => change(isThere ? null : { ...field.starting }, 'once'));
    own.current
      ?.querySelector<HTMLElement>(
        isThere ? 'button[data-toggle]' : '[data-fields] :is(input, select, textarea, button)',
      )
      ?.focus();
  };
  return (
    <fieldset ref={own} className={styles['section']}>
      <legend className={styles['sectionHead']}>
        <span>{field.label}</span>
      </legend>
      {nullable && (
        <Button
          className={styles['sectionAction'] ?? ''}
          variant="subtle"
          size="compact-xs"
          data-toggle
          data-field={path}
          {...(isThere ? {} : { leftSection: <PlusIcon size={12} /> })}
          aria-label={isThere ? text.group.remove(field.label) : text.group.add(field.label)}
          onClick={toggle}
        >
          {isThere ? text.group.removeShort : text.group.addShort}
        </Button>
      )}
      {field.hint !== undefined && <Input.Description size="xs">{field.hint}</Input.Description>}
      {isThere && (
        <div data-fields>
          <Fields
            fields={field.fields}
            values={values}
            around={props.around}
            starting={field.starting}
            path={path}
            change={(name, next, step, at) =>
              change(withValue(values, name, next), step, at ?? `${path}.${name}`)
            }
          />
        </div>
      )}
      {props.problem !== undefined && <Input.Error size="xs">{props.problem}</Input.Error>}
    </fieldset>
  );
}
