import { ActionIcon, TextInput } from '@mantine/core';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { productPage as text } from '../../text/en-product-page.ts';
import { RemoveIcon } from '../../ui/icons.tsx';
import { MoveButtons } from '../../ui/move-buttons.tsx';
import { emptyValue, splitPasted, type ValueRow } from './option-rows.ts';
import styles from './options-dialog.module.css';
import { SwatchButton, SwatchFields } from './swatch-fields.tsx';

const newId = (): string => crypto.randomUUID();

/** The values of an option: Enter adds the next, Alt and the arrow keys move one, lists can be pasted. */
export function OptionValues(props: {
  option: string;
  values: readonly ValueRow[];
  problemOf: (id: string) => string | undefined;
  onChange: (values: readonly ValueRow[]) => void;
}) {
  const { values, onChange } = props;
  const list = useRef<HTMLUListElement>(null);
  /** The value whose swatch is edited. */
  const [opened, setOpened] = useState<string | null>(null);
  const input = (id: string | undefined) =>
    list.current?.querySelector<HTMLInputElement>(`[data-value="${CSS.escape(id ?? '')}"] input`);
  const put = (next: readonly ValueRow[], focused: string | undefined) => {
    flushSync(() => onChange(next));
    input(focused)?.focus();
  };
  const addAfter = (index: number) => {
    const next = values[index + 1];
    if (next?.name === '' && next.was === null) {
      input(next.id)?.focus();
      return;
    }
    const row = emptyValue(newId);
    put(values.toSpliced(index + 1, 0, row), row.id);
  };
  const remove = (index: number) => {
    const left = values.toSpliced(index, 1);
    const all = left.length === 0 ? [emptyValue(newId)] : left;
    put(all, all[Math.min(index, all.length - 1)]?.id);
  };
  const move = (index: number, by: number) => {
    const row = values[index];
    const to = index + by;
    if (row === undefined || to < 0 || to >= values.length) return;
    const held = document.activeElement;
    flushSync(() => onChange(values.toSpliced(index, 1).toSpliced(to, 0, row)));
    if (held instanceof HTMLElement && held.isConnected) held.focus();
  };
  const press = (event: KeyboardEvent, index: number) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      addAfter(index);
    } else if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      move(index, event.key === 'ArrowUp' ? -1 : 1);
    } else if (event.key === 'Backspace' && values[index]?.name === '' && values.length > 1) {
      event.preventDefault();
      const before = values[index - 1] ?? values[index + 1];
      put(values.toSpliced(index, 1), before?.id);
    }
  };
  const paste = (event: ClipboardEvent, index: number) => {
    const parts = splitPasted(event.clipboardData.getData('text/plain'));
    const row = values[index];
    if (parts === null || row === undefined) return;
    event.preventDefault();
    const [first = '', ...others] = parts;
    const rows = others.map((name) => ({ ...emptyValue(newId), name }));
    const taken = row.name === '' ? { ...row, name: first } : row;
    const added = row.name === '' ? rows : [{ ...emptyValue(newId), name: first }, ...rows];
    put(values.toSpliced(index, 1, taken, ...added), (added.at(-1) ?? taken).id);
  };
  return (
    <ul ref={list} className={styles['values']} aria-label={`${text.values}: ${props.option}`}>
      {values.map((value, index) => {
        const name = value.name.trim() === '' ? text.value(index + 1) : value.name.trim();
        return (
          <li key={value.id} data-value={value.id} className={styles['value']}>
            <SwatchButton
              name={name}
              swatch={value.swatch}
              isOpen={opened === value.id}
              onToggle={() => setOpened(opened === value.id ? null : value.id)}
            />
            <TextInput
              aria-label={text.value(index + 1)}
              placeholder={text.valuePlaceholder}
              autoComplete="off"
              value={value.name}
              error={props.problemOf(value.id)}
              onChange={(event) =>
                onChange(values.with(index, { ...value, name: event.currentTarget.value }))
              }
              onKeyDown={(event) => press(event, index)}
              onPaste={(event) => paste(event, index)}
            />
            <MoveButtons name={name} index={index} count={values.length} move={(by) => move(index, by)} />
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={text.removeValue(name)}
              onClick={() => remove(index)}
            >
              <RemoveIcon size={16} />
            </ActionIcon>
            {opened === value.id && (
              <SwatchFields
                name={name}
                swatch={value.swatch}
                onChange={(swatch) => onChange(values.with(index, { ...value, swatch }))}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
