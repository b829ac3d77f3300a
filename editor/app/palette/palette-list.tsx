// A combobox's list holds icons and two texts a line, which a native list cannot.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { Loader, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { text } from '../../text/en.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import type { PaletteEntry } from './palette-entries.ts';
import styles from './palette.module.css';
import { useFoundGroups } from './use-found-groups.ts';
import { useLocalGroups } from './use-local-groups.ts';

/** Longest query, characters. */
const MAX_QUERY = 200;

/** The palette's field and results: a combobox, so that the focus stays in the field. */
export function PaletteList(props: {
  onRun: (entry: PaletteEntry) => void;
  onKeys: () => void;
  close: () => void;
  isPhone: boolean;
}) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // The modal focuses its field in a later task: letters typed until then would be lost.
  useLayoutEffect(() => field.current?.focus(), []);
  const [typed, setTyped] = useState('');
  const [selected, setSelected] = useState<string | null>(null);
  // Enter pressed before there was anything to open: opens the first result when it comes.
  const [isEntered, setEntered] = useState(false);
  const local = useLocalGroups(typed, props.onKeys);
  const found = useFoundGroups(typed, true);
  // What is here at once stays above what comes later, so that nothing moves under the selection.
  const groups = [...local, ...found.groups].filter(({ entries }) => entries.length > 0);
  const entries = groups.flatMap((group) => group.entries);
  const at = Math.max(
    0,
    entries.findIndex((entry) => entry.id === selected),
  );
  const current = entries[at];

  const { onRun } = props;
  useEffect(() => {
    if (isEntered && current !== undefined) onRun(current);
  }, [isEntered, current, onRun]);

  const move = (to: number) => {
    if (entries.length > 0) setSelected(entries[(to + entries.length) % entries.length]?.id ?? null);
  };
  const listen = (event: React.KeyboardEvent): void => {
    // While an input method composes, its keys are its own.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(at + 1);
    else if (event.key === 'ArrowUp') move(at - 1);
    else if (event.key === 'Enter' && current !== undefined) onRun(current);
    else if (event.key === 'Enter') setEntered(found.isWaiting);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <div className={styles['search']}>
        <SearchIcon size={18} />
        <input
          data-autofocus
          ref={field}
          type="text"
          role="combobox"
          aria-label={text.app.palette}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={current === undefined ? undefined : `${id}-${current.id}`}
          placeholder={text.app.palette}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={MAX_QUERY}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setSelected(null);
            setEntered(false);
          }}
          onKeyDown={listen}
        />
        {found.isWaiting && <Loader size={16} aria-hidden />}
        {props.isPhone && (
          <UnstyledButton className={styles['close']} onClick={props.close}>
            {text.app.close}
          </UnstyledButton>
        )}
      </div>
      <div
        className={styles['results']}
        id={`${id}-list`}
        role="listbox"
        aria-label={text.shell.palette.results}
      >
        {groups.map((group, index) => (
          <div key={group.name} role="group" aria-labelledby={`${id}-group-${index}`}>
            <div className={styles['heading']} id={`${id}-group-${index}`} role="presentation">
              {group.name}
            </div>
            {group.entries.map((entry) => (
              <Option
                key={entry.id}
                id={`${id}-${entry.id}`}
                entry={entry}
                isSelected={entry === current}
                onRun={() => onRun(entry)}
                onPoint={() => setSelected(entry.id)}
              />
            ))}
          </div>
        ))}
      </div>
      <Summary typed={typed} count={entries.length} isWaiting={found.isWaiting} failed={found.failed} />
    </>
  );
}

function Option(props: {
  id: string;
  entry: PaletteEntry;
  isSelected: boolean;
  onRun: () => void;
  onPoint: () => void;
}) {
  const { entry, isSelected } = props;
  const option = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isSelected) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  return (
    // Out of the tab order: the field keeps the focus and handles the keys.
    <button
      type="button"
      tabIndex={-1}
      ref={option}
      id={props.id}
      role="option"
      aria-selected={isSelected}
      className={styles['option']}
      onClick={props.onRun}
      // Only a pointer that moves selects: one that rests must not, while keys scroll the list below it.
      onPointerMove={props.onPoint}
      onPointerDown={(event) => event.preventDefault()}
    >
      <entry.icon size={18} />
      <span className={styles['label']}>{entry.label}</span>
      {entry.detail !== undefined && <span className={styles['detail']}>{entry.detail}</span>}
    </button>
  );
}

/** Says what was found: seen when nothing was, otherwise for screen readers; and the keys. */
function Summary(props: { typed: string; count: number; isWaiting: boolean; failed: boolean }) {
  const names = text.shell.palette;
  const query = props.typed.trim();
  const isNothing = props.count === 0 && !props.isWaiting && query !== '';
  return (
    <div className={styles['summary']}>
      <output>
        {isNothing && !props.failed ? (
          <span className={styles['nothing']}>
            {names.nothing(query)} <span>{names.nothingHint}</span>
          </span>
        ) : (
          <VisuallyHidden>{props.isWaiting ? names.searching : names.count(props.count)}</VisuallyHidden>
        )}
        {props.failed && <span className={styles['nothing']}>{names.failed}</span>}
      </output>
      <p className={styles['hint']} aria-hidden="true">
        {names.hint}
      </p>
    </div>
  );
}
