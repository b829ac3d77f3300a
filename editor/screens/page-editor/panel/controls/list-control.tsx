import { Button, Input } from '@mantine/core';
import { type KeyboardEvent, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { pagePanel } from '../../../../text/en-page-panel.ts';
import { idleWhen } from '../../../../ui/idle-when.ts';
import { PlusIcon } from '../../../../ui/icons.tsx';
import { lazyPart } from '../../../../ui/lazy-part.tsx';
import { isListOfPictures } from '../../pictures/picture-fields.ts';
import { asRecord, type ControlProps } from '../control.ts';
import { entryName } from '../entry-names.ts';
import { moveEntry } from '../move-entry.ts';
import { usePanel } from '../panel-context.ts';
import styles from '../panel.module.css';
import { withValue } from '../panel-values.ts';
import type { NestedFields } from './group-control.tsx';
import { ListEntry } from './list-entry.tsx';
import { useEntryDrag } from './use-entry-drag.ts';

const AddPictures = lazyPart(async () => (await import('../../pictures/add-pictures.tsx')).AddPictures);

const text = pagePanel.list;

/**
 * A list of objects with fields of their own. Each opens in place; its menu, a drag, or Alt and an arrow key moves it. The focus
 * stays with what was moved or added; after a removal it goes to the next entry.
 */
export function ListControl(props: ControlProps<'list'> & { readonly Fields: NestedFields }) {
  const { field, change, path, Fields } = props;
  const { say } = usePanel();
  const list = useRef<HTMLUListElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<number | null>(null);
  const entries: readonly unknown[] = Array.isArray(props.value) ? props.value : [];
  const isFull = entries.length >= field.max;
  // A list within an entry of another one has no place of its own in the block's props.
  const isOfPictures = path === field.name && isListOfPictures(field);
  const isLeast = entries.length <= (field.min ?? 0);
  const nameOf = (at: number, among = entries) => entryName(field.entry, field.title, among[at], at);
  const focusEntry = (at: number) => {
    const heads = list.current?.querySelectorAll<HTMLElement>(':scope > li > [data-head] > [data-entry]');
    (heads?.[Math.min(at, heads.length - 1)] ?? adding.current)?.focus();
  };
  const insert = (at: number, entry: unknown, said: string) => {
    if (isFull) {
      say(text.full(field.max));
      return;
    }
    flushSync(() => {
      change([...entries.slice(0, at), entry, ...entries.slice(at)], 'once');
      setOpen(at);
    });
    say(said);
    const item = list.current?.children[at];
    const first = item?.querySelector<HTMLElement>(
      '[data-fields] :is(input:not([type=color]), select, textarea, button, [contenteditable])',
    );
    if (first === null || first === undefined) focusEntry(at);
    else first.focus();
  };
  // A key that no two entries share is new for each.
  const fresh = (entry: unknown) =>
    field.key === undefined
      ? { ...asRecord(entry) }
      : { ...asRecord(entry), [field.key]: crypto.randomUUID() };
  const add = () =>
    insert(
      entries.length,
      fresh(field.starting),
      text.added(nameOf(entries.length, [...entries, field.starting])),
    );
  const remove = (at: number) => {
    if (isLeast) {
      say(text.atLeast(field.min ?? 0));
      return;
    }
    const name = nameOf(at);
    flushSync(() => {
      change(entries.toSpliced(at, 1), 'once');
      setOpen((before) => (before === null || before === at ? null : before > at ? before - 1 : before));
    });
    focusEntry(at);
    say(text.removed(name));
  };
  const move = (at: number, by: number) => {
    const to = at + by;
    const moved = moveEntry(entries, at, to);
    if (moved === entries) return;
    flushSync(() => {
      change(moved, 'once');
      setOpen((before) => (before === at ? to : before === to ? at : before));
    });
    focusEntry(to);
    say(text.moved(nameOf(at), to + 1, entries.length));
  };
  const drag = useEntryDrag((from, to) => move(from, to - from));
  const press = (event: KeyboardEvent, at: number) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || by === 0) return;
    event.preventDefault();
    // An entry of a list within this one is moved by that list.
    event.stopPropagation();
    move(at, by);
  };
  return (
    <fieldset className={styles['section']}>
      <legend className={styles['sectionHead']}>{field.label}</legend>
      {entries.length === 0 && <p className={styles['quiet']}>{text.empty}</p>}
      <ul ref={list} className={styles['entries']} aria-label={field.label}>
        {entries.map((entry, at) => (
          <ListEntry
            // Entries have no ids: their positions are what they are.
            key={at}
            name={nameOf(at)}
            path={`${path}.${at}`}
            index={at}
            count={entries.length}
            drag={drag(at, nameOf(at))}
            isOpen={open === at}
            isFull={isFull}
            isLeast={isLeast}
            onToggle={() => setOpen(open === at ? null : at)}
            onKeyDown={(event) => press(event, at)}
            onMove={(by) => move(at, by)}
            onDuplicate={() => insert(at + 1, fresh(structuredClone(entry)), text.copied(nameOf(at)))}
            onRemove={() => remove(at)}
          >
            <Fields
              fields={field.fields}
              values={asRecord(entry)}
              around={props.around}
              starting={field.starting}
              path={`${path}.${at}`}
              change={(name, value, step, within) =>
                change(
                  entries.map((one, other) => (other === at ? withValue(asRecord(one), name, value) : one)),
                  step,
                  within ?? `${path}.${at}.${name}`,
                )
              }
            />
          </ListEntry>
        ))}
      </ul>
      {isOfPictures ? (
        <Suspense>
          <AddPictures ref={adding} name={path} space={field.max - entries.length} />
        </Suspense>
      ) : (
        <Button
          ref={adding}
          variant="default"
          size="compact-sm"
          leftSection={<PlusIcon size={14} />}
          data-field={path}
          {...idleWhen(isFull)}
          onClick={add}
        >
          {text.add(field.entry)}
        </Button>
      )}
      {(isFull || field.hint !== undefined) && (
        <Input.Description size="xs">{isFull ? text.full(field.max) : field.hint}</Input.Description>
      )}
      {props.problem !== undefined && <Input.Error size="xs">{props.problem}</Input.Error>}
    </fieldset>
  );
}
