import { ActionIcon, Button, Input, TextInput } from '@mantine/core';
import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { pagePanel as text } from '../../../../text/en-page-panel.ts';
import { idleWhen } from '../../../../ui/idle-when.ts';
import { PlusIcon, RemoveIcon } from '../../../../ui/icons.tsx';
import { asText, type ControlProps } from '../control.ts';
import { moveEntry } from '../move-entry.ts';
import { usePanel } from '../panel-context.ts';
import styles from '../panel.module.css';

/** A list of short texts: Enter adds one below, Alt and an arrow key move one. */
export function TextsControl(props: ControlProps<'texts'>) {
  const { field, change, path } = props;
  const { say, problems } = usePanel();
  const list = useRef<HTMLUListElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const lines: readonly string[] = Array.isArray(props.value) ? props.value.map(asText) : [];
  const entryName = (place: number): string => text.list.entry(field.entry, place);
  const isFull = lines.length >= field.max;
  const focusLine = (at: number) => {
    const inputs = list.current?.querySelectorAll('input');
    (inputs?.[Math.min(at, inputs.length - 1)] ?? adding.current)?.focus();
  };
  const add = (at: number) => {
    if (isFull) {
      say(text.list.full(field.max));
      return;
    }
    flushSync(() => change([...lines.slice(0, at), '', ...lines.slice(at)], 'once'));
    focusLine(at);
  };
  const remove = (at: number) => {
    flushSync(() =>
      change(
        lines.filter((_, other) => other !== at),
        'once',
      ),
    );
    say(text.list.removed(entryName(at + 1)));
    focusLine(at);
  };
  const press = (event: KeyboardEvent, at: number) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      add(at + 1);
    } else if (event.altKey && by !== 0) {
      event.preventDefault();
      const moved = moveEntry(lines, at, at + by);
      if (moved === lines) return;
      flushSync(() => change(moved, 'once'));
      focusLine(at + by);
      say(
        text.list.moved(lines[at] === '' ? entryName(at + 1) : (lines[at] ?? ''), at + by + 1, lines.length),
      );
    } else if (event.key === 'Backspace' && lines[at] === '') {
      event.preventDefault();
      flushSync(() =>
        change(
          lines.filter((_, other) => other !== at),
          'once',
        ),
      );
      focusLine(Math.max(0, at - 1));
    }
  };
  return (
    <fieldset className={styles['group']}>
      <Input.Label component="legend" size="xs">
        {field.label}
      </Input.Label>
      <ul ref={list} className={styles['lines']}>
        {lines.map((line, at) => (
          // Lines have no ids: their positions are what they are.
          <li key={at}>
            <TextInput
              size="xs"
              autoComplete="off"
              aria-label={`${field.label}, ${entryName(at + 1)}`}
              aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
              data-field={`${path}.${at}`}
              maxLength={field.maxLength}
              value={line}
              error={problems[`${path}.${at}`]}
              onChange={(event) => {
                const typed = event.currentTarget.value;
                change(
                  lines.map((old, other) => (other === at ? typed : old)),
                  'typed',
                  `${path}.${at}`,
                );
              }}
              onKeyDown={(event) => press(event, at)}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`${text.list.remove}: ${line === '' ? entryName(at + 1) : line}`}
              onClick={() => remove(at)}
            >
              <RemoveIcon size={14} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <Button
        ref={adding}
        variant="default"
        size="compact-sm"
        leftSection={<PlusIcon size={14} />}
        data-field={path}
        {...idleWhen(isFull)}
        onClick={() => add(lines.length)}
      >
        {text.list.add(field.entry)}
      </Button>
      {(isFull || field.hint !== undefined) && (
        <Input.Description size="xs">{isFull ? text.list.full(field.max) : field.hint}</Input.Description>
      )}
      {props.problem !== undefined && <Input.Error size="xs">{props.problem}</Input.Error>}
    </fieldset>
  );
}
