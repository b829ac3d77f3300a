import { ActionIcon } from '@mantine/core';
import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { pagePanel as text } from '../../../../text/en-page-panel.ts';
import { RemoveIcon } from '../../../../ui/icons.tsx';
import { MoveButtons } from '../../../../ui/move-buttons.tsx';
import { SearchSelect } from '../../../../ui/search-select.tsx';
import { asText, type ControlProps, inputProps } from '../control.ts';
import { moveEntry } from '../move-entry.ts';
import { usePanel } from '../panel-context.ts';
import styles from '../panel.module.css';
import { findSiteItems, useSiteItems } from '../site-queries.ts';
import { ChosenItem } from './chosen-item.tsx';

/** Several items in order: searched for and added, moved, removed. */
export function ItemsControl(props: ControlProps<'items'>) {
  const { field, change, path } = props;
  const { say } = usePanel();
  const adder = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const ids: readonly string[] = Array.isArray(props.value) ? props.value.map(asText) : [];
  const { itemOf, failure } = useSiteItems(ids);
  const nameOf = (id: string) =>
    itemOf(id)?.title ?? (itemOf(id) === null ? text.items.gone : text.items.entry);
  const isFull = ids.length >= field.max;
  const move = (at: number, by: number) => {
    const moved = moveEntry(ids, at, at + by);
    const id = ids[at];
    if (moved === ids || id === undefined) return;
    const held = document.activeElement;
    flushSync(() => change(moved, 'once'));
    // Moving a row in the document drops the focus.
    if (held instanceof HTMLElement && held.isConnected) held.focus();
    say(text.list.moved(nameOf(id), at + by + 1, ids.length));
  };
  const remove = (at: number) => {
    const id = ids[at] ?? '';
    flushSync(() => change(ids.toSpliced(at, 1), 'once'));
    say(text.list.removed(nameOf(id)));
    const rows = list.current?.querySelectorAll<HTMLElement>('[data-remove]');
    (rows?.[Math.min(at, rows.length - 1)] ?? adder.current)?.focus();
  };
  const press = (event: KeyboardEvent, at: number) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || by === 0) return;
    event.preventDefault();
    move(at, by);
  };
  return (
    <div className={styles['stack']}>
      <SearchSelect
        {...inputProps({
          ...props,
          field: {
            label: field.label,
            ...(isFull ? { hint: text.items.full(field.max) } : { hint: field.hint ?? '' }),
          },
        })}
        ref={adder}
        name={`site-items-${field.kinds.join('-')}`}
        placeholder={text.items.placeholder}
        nothing={text.items.nothing}
        readOnly={isFull}
        find={findSiteItems(field.kinds)}
        accept={({ id }) => !isFull && !ids.includes(id)}
        labelOf={({ title }) => title}
        onPick={(item) => {
          if (item === null || isFull) return;
          change([...ids, item.id], 'once');
          say(text.list.added(item.title));
        }}
      />
      {ids.length > 0 && (
        <ul ref={list} className={styles['lines']} aria-label={field.label}>
          {ids.map((id, at) => (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the controls in the row
            <li key={id} onKeyDown={(event) => press(event, at)}>
              <ChosenItem item={itemOf(id)} failure={failure}>
                <MoveButtons name={nameOf(id)} index={at} count={ids.length} move={(by) => move(at, by)} />
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  data-remove
                  aria-label={`${text.items.remove}: ${nameOf(id)}`}
                  data-field={`${path}.${at}`}
                  onClick={() => remove(at)}
                >
                  <RemoveIcon size={14} />
                </ActionIcon>
              </ChosenItem>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
