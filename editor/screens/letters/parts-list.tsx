import { ActionIcon, Button, Menu, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { letterPartTypes, type LetterPartType, MAX_LETTER_PARTS } from '@vitrine/domain/letter/letter.ts';
import { type DragEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { text as common } from '../../text/en.ts';
import { letters as text } from '../../text/en-letters.ts';
import { focusPlace } from '../../ui/focus-place.ts';
import { RowName, useFieldLabel } from '../../ui/form/field-label.ts';
import { GripIcon, PlusIcon, RemoveIcon } from '../../ui/icons.tsx';
import { MoveButtons } from '../../ui/move-buttons.tsx';
import { showUndo } from '../../ui/show-undo.tsx';
import type { LetterForm } from './use-letter-form.ts';
import { newPart } from './letter-values.ts';
import styles from './letters.module.css';
import { PartFields } from './part-fields.tsx';

/**
 * The parts of a letter: opened to be changed, moved by drag, by buttons or with Alt and the arrow keys, and removed with
 * a way back. The focus stays with what was moved.
 */
export function PartsList({ form }: { readonly form: LetterForm }) {
  const rows = form.rows('parts');
  const { parts } = form.values;
  const list = useRef<HTMLUListElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set(parts.slice(0, 1).map(({ id }) => id)));
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<{ readonly id: string; readonly from: number } | null>(null);
  useFieldLabel({ name: rows.name, labels: rows.labels }, text.partsCard);
  const placeOf = (id: string): number => parts.findIndex((part) => part.id === id);
  const nameAt = (place: number): string =>
    text.partName(text.parts[parts[place]?.type ?? 'text'], place + 1);
  const item = (id: string | undefined) =>
    list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id ?? '')}"]`);
  const toggle = (id: string): void =>
    setOpened((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  const add = (type: LetterPartType): void => {
    const row = newPart(type);
    flushSync(() => {
      setOpened((before) => new Set([...before, row.id]));
      rows.add(row);
    });
    focusPlace(item(row.id)?.querySelector<HTMLElement>('[aria-expanded]'));
  };
  const remove = (id: string): void => {
    const at = placeOf(id);
    const row = parts[at];
    if (row === undefined) return;
    const next = parts[at + 1]?.id ?? parts[at - 1]?.id;
    flushSync(() => rows.remove(id));
    focusPlace(item(next)?.querySelector<HTMLElement>('[aria-expanded]') ?? adding.current);
    showUndo({
      message: text.partRemoved(nameAt(at)),
      label: text.undo,
      undo: () => {
        flushSync(() => rows.add(row, at));
        focusPlace(item(id)?.querySelector<HTMLElement>('[aria-expanded]'));
      },
    });
  };
  const move = (id: string, by: number): void => {
    const from = placeOf(id);
    const to = from + by;
    if (from < 0 || to < 0 || to >= parts.length) return;
    const held = document.activeElement;
    flushSync(() => rows.move(id, by));
    // Moving a row in the document drops the focus.
    if (held instanceof HTMLElement && held.isConnected) held.focus();
    setSaid(text.partMoved(text.parts[parts[from]?.type ?? 'text'], to + 1, parts.length));
  };
  // Keys move the part that has the focus, also in one of its fields. A list of choices opens by the same keys.
  const moveFocused = (by: -1 | 1): void => {
    const held = document.activeElement?.closest<HTMLElement>('[data-row]');
    if (held !== null && held !== undefined && list.current?.contains(held) === true)
      move(held.dataset['row'] ?? '', by);
  };
  useHotkeys(
    [
      ['alt+ArrowUp', () => moveFocused(-1)],
      ['alt+ArrowDown', () => moveFocused(1)],
    ],
    ['SELECT'],
    true,
  );
  const take = (event: DragEvent): void => {
    if (dragged === null) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'move';
  };

  /** What makes a part one that others are dragged over. */
  const overPart = (id: string, place: number) => ({
    onDragEnter: (event: DragEvent) => {
      take(event);
      if (dragged !== null && dragged.id !== id) rows.move(dragged.id, place - placeOf(dragged.id));
    },
    onDragOver: take,
    onDrop: take,
  });

  return (
    <div>
      <Text size="sm" c="dimmed" mb="sm">
        {text.partsLead}
      </Text>
      <VisuallyHidden component="output">{said}</VisuallyHidden>
      <ul
        ref={list}
        className={styles['parts']}
        aria-label={text.partsCard}
        data-field={rows.name}
        tabIndex={-1}
      >
        {rows.rows.map(({ id, fields }, place) => {
          const name = nameAt(place);
          const hasProblem = Object.keys(form.problems).some((one) => one.startsWith(`parts.${id}.`));
          const isOpen = opened.has(id) || hasProblem;
          const { type } = fields.values;
          const hasFields = type !== 'line';
          return (
            <li
              key={id}
              className={styles['part']}
              aria-label={name}
              data-row={id}
              data-dragged={dragged?.id === id}
              tabIndex={-1}
              {...overPart(id, place)}
            >
              {/* Only the bar is dragged: in the fields below it words are selected. */}
              <div
                className={styles['bar']}
                draggable
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = 'move';
                  event.dataTransfer.setData('text/plain', id);
                  setDragged({ id, from: place });
                }}
                onDragEnd={(event) => {
                  if (dragged === null) return;
                  setDragged(null);
                  const to = placeOf(dragged.id);
                  if (event.dataTransfer.dropEffect === 'none') rows.move(dragged.id, dragged.from - to);
                  else if (to !== dragged.from)
                    setSaid(text.partMoved(text.parts[type], to + 1, parts.length));
                }}
              >
                <span className={styles['grip']} aria-hidden="true">
                  <GripIcon size={18} />
                </span>
                {hasFields ? (
                  <UnstyledButton
                    className={styles['opener'] ?? ''}
                    aria-label={text.partEdit(name)}
                    aria-expanded={isOpen}
                    aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                    onClick={() => toggle(id)}
                  >
                    {text.parts[type]}
                  </UnstyledButton>
                ) : (
                  <span className={styles['opener']}>{text.parts[type]}</span>
                )}
                <MoveButtons name={name} index={place} count={parts.length} move={(by) => move(id, by)} />
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={36}
                  aria-label={common.form.removeRow(name)}
                  onClick={() => remove(id)}
                >
                  <RemoveIcon size={16} />
                </ActionIcon>
              </div>
              {/* There while closed, so that the summary of problems knows what its fields are called. */}
              {hasFields && (
                <div className={styles['fields']} hidden={!isOpen}>
                  <RowName value={name}>
                    <PartFields fields={fields} form={form} />
                  </RowName>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {rows.problem !== undefined && <p className={styles['problem']}>{rows.problem}</p>}
      {parts.length >= MAX_LETTER_PARTS ? (
        <Text size="sm" c="dimmed">
          {text.full}
        </Text>
      ) : (
        <Menu position="bottom-start">
          <Menu.Target>
            <Button ref={adding} variant="default" leftSection={<PlusIcon size={16} />}>
              {text.addLabel}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {letterPartTypes.map((type) => (
              <Menu.Item key={type} onClick={() => add(type)}>
                {text.parts[type]}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  );
}
