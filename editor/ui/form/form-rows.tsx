import { ActionIcon, Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useContext, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { text } from '../../text/en.ts';
import { focusPlace } from '../focus-place.ts';
import { PlusIcon, RemoveIcon } from '../icons.tsx';
import { MoveButtons } from '../move-buttons.tsx';
import { RowName, useFieldLabel } from './field-label.ts';
import type { FormRow, FormRows } from './field-set.ts';
import styles from './form.module.css';

/**
 * Repeatable rows: added at the end, removed, and moved by buttons or with Alt and the arrow keys. Focus stays with the
 * moved row; after a removal it goes to the next row, or to the button that adds one.
 */
export function FormRowList<R extends { readonly id: string }>(props: {
  rows: FormRows<R>;
  label: string;
  addLabel: string;
  /** A new row; null where no more can be added. */
  fresh: (() => R) | null;
  /** What a row is called in its buttons and in the summary. */
  nameOf: (row: R, index: number) => string;
  /** Where the order has no meaning. */
  fixedOrder?: boolean;
  /** What adds rows instead of the button: it takes the focus when the last row is removed. */
  adder?: React.RefObject<HTMLElement | null>;
  children: (row: FormRow<R>) => ReactNode;
}) {
  const { rows, fixedOrder = false } = props;
  const outer = useContext(RowName);
  const list = useRef<HTMLUListElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  useFieldLabel({ name: rows.name, labels: rows.labels }, props.label);
  const row = (id: string) => list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);

  const add = () => {
    const fresh = props.fresh?.();
    if (fresh === undefined) return;
    flushSync(() => rows.add(fresh));
    focusPlace(row(fresh.id)?.querySelector<HTMLElement>('input, select, textarea') ?? row(fresh.id));
  };
  const remove = (id: string, index: number) => {
    const next = rows.rows[index + 1] ?? rows.rows[index - 1];
    flushSync(() => rows.remove(id));
    focusPlace(next === undefined ? (adding.current ?? props.adder?.current) : row(next.id));
  };
  const move = (id: string, by: -1 | 1, index: number) => {
    const to = index + by;
    if (to < 0 || to >= rows.rows.length) return;
    const held = document.activeElement;
    flushSync(() => rows.move(id, by));
    // Moving a row in the document drops the focus.
    if (held instanceof HTMLElement && held.isConnected) held.focus();
  };
  // Keys move the row that has the focus, also in one of its fields.
  const moveFocused = (by: -1 | 1) => {
    const held = document.activeElement?.closest<HTMLElement>('[data-row]');
    const index = rows.rows.findIndex(({ id }) => id === held?.dataset['row']);
    const found = rows.rows[index];
    if (!fixedOrder && found !== undefined) move(found.id, by, index);
  };
  useHotkeys(
    [
      ['alt+ArrowUp', () => moveFocused(-1)],
      ['alt+ArrowDown', () => moveFocused(1)],
    ],
    [],
    true,
  );

  return (
    <div>
      <ul ref={list} className={styles['rows']} aria-label={props.label} data-field={rows.name} tabIndex={-1}>
        {rows.rows.map((one, index) => {
          const name = props.nameOf(one.fields.values, index);
          return (
            <li key={one.id} data-row={one.id} aria-label={name} className={styles['row']}>
              <RowName value={outer === '' ? name : `${outer}, ${name}`}>
                <div>{props.children(one)}</div>
              </RowName>
              <div className={styles['rowActions']}>
                {!fixedOrder && (
                  <MoveButtons
                    name={name}
                    index={index}
                    count={rows.rows.length}
                    move={(by) => move(one.id, by, index)}
                  />
                )}
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={text.form.removeRow(name)}
                  onClick={() => remove(one.id, index)}
                >
                  <RemoveIcon size={16} />
                </ActionIcon>
              </div>
            </li>
          );
        })}
      </ul>
      {rows.problem !== undefined && <p className={styles['rowProblem']}>{rows.problem}</p>}
      {props.fresh !== null && (
        <Button
          ref={adding}
          variant="default"
          size="sm"
          leftSection={<PlusIcon size={16} />}
          className={rows.rows.length > 0 ? (styles['below'] ?? '') : ''}
          onClick={add}
        >
          {props.addLabel}
        </Button>
      )}
    </div>
  );
}
