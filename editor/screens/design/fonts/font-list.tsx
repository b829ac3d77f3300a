/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- fonts stand in their own letters, which a native list cannot show; the list has the keys of its options */
import { Button, VisuallyHidden } from '@mantine/core';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { fonts as text } from '../../../text/en-fonts.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import styles from './font-browser.module.css';
import { type FontFilter, type FontRow, nearestWeight, placeAfterKey, placeOfTyped } from './font-rows.ts';
import { usePreviewStyle } from './preview-styles.ts';

/** Milliseconds after which typing begins another name. */
const TYPING = 1200;

/** The fonts, each in its own letters. One is current; the keys move it. */
export function FontList({
  ref,
  ...props
}: {
  ref: RefObject<HTMLDivElement | null>;
  label: string;
  groups: readonly { readonly group: FontRow['group']; readonly rows: readonly FontRow[] }[];
  /** Key of the current one. */
  current: string | null;
  sample: string;
  weight: number;
  inUse: readonly string[];
  filter: FontFilter;
  onMove: (row: FontRow) => void;
  /** The current one is taken. */
  onUse: () => void;
  onShowAll: () => void;
}) {
  const { groups, current, onMove } = props;
  const id = useId();
  const typed = useRef({ text: '', at: 0 });
  const rows = groups.flatMap((group) => group.rows);
  const at = rows.findIndex(({ key }) => key === current);
  const idOf = (key: string): string => `${id}-${key.replaceAll(/[^\w-]/g, '_')}`;
  const activeId = at === -1 ? undefined : idOf(current ?? '');

  useEffect(() => {
    if (activeId !== undefined)
      document.querySelector(`#${CSS.escape(activeId)}`)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  // Another list begins at its top, unless the current font is in it.
  useEffect(() => {
    if (ref.current !== null) ref.current.scrollTop = 0;
    if (activeId !== undefined)
      document.querySelector(`#${CSS.escape(activeId)}`)?.scrollIntoView({ block: 'nearest' });
    // Moving within the list scrolls by itself.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [props.filter, rows.length, ref]);

  const moveTo = (place: number): void => {
    const row = rows[place];
    if (row !== undefined && row.key !== current) onMove(row);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || rows.length === 0) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (at !== -1) props.onUse();
      return;
    }
    const next = placeAfterKey(event.key, at, rows.length);
    if (next !== null) {
      event.preventDefault();
      moveTo(next);
      return;
    }
    const isTyping = event.timeStamp - typed.current.at < TYPING;
    if (event.key.length !== 1 || (event.key === ' ' && !isTyping)) return;
    event.preventDefault();
    const word = (isTyping ? typed.current.text : '') + event.key;
    typed.current = { text: word, at: event.timeStamp };
    moveTo(placeOfTyped(rows, word, at));
  };

  if (rows.length === 0)
    return (
      <div className={styles['list']} ref={ref} tabIndex={-1}>
        <EmptyState
          title={text.nothing}
          action={
            <Button variant="default" onClick={props.onShowAll}>
              {text.showAll}
            </Button>
          }
        >
          {props.filter === 'own' ? `${text.uploadHint} ${text.license}` : text.nothingHint}
        </EmptyState>
      </div>
    );
  return (
    <div
      ref={ref}
      className={styles['list']}
      role="listbox"
      aria-label={props.label}
      aria-describedby={`${id}-keys`}
      aria-activedescendant={activeId}
      tabIndex={0}
      data-autofocus
      onKeyDown={press}
    >
      <VisuallyHidden id={`${id}-keys`} role="presentation">
        {text.keys}
      </VisuallyHidden>
      {groups.map(({ group, rows: some }) => (
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <div id={`${id}-${group}`} role="presentation" className={styles['group']}>
            {text.filters[group]}
          </div>
          {some.map((row) => (
            <FontOption
              key={row.key}
              id={idOf(row.key)}
              row={row}
              isCurrent={row.key === current}
              isInUse={props.inUse.includes(row.family)}
              sample={props.sample}
              weight={nearestWeight(row.weights, props.weight)}
              onChoose={() => {
                onMove(row);
                ref.current?.focus();
              }}
              onUse={props.onUse}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

function FontOption(props: {
  id: string;
  row: FontRow;
  isCurrent: boolean;
  isInUse: boolean;
  sample: string;
  weight: number;
  onChoose: () => void;
  onUse: () => void;
}) {
  const { row, weight } = props;
  const element = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(element);
  const preview = usePreviewStyle(row.styles, weight, isSeen);
  const sample = props.sample === '' ? row.family : props.sample;
  return (
    <div
      ref={element}
      id={props.id}
      role="option"
      tabIndex={-1}
      aria-selected={props.isCurrent}
      className={styles['option']}
      onClick={props.onChoose}
      onDoubleClick={props.onUse}
    >
      <span className={styles['name']}>
        {row.family}
        {props.isInUse && <span className={styles['badge']}>{text.inUse}</span>}
      </span>
      {preview.state === 'failed' ? (
        <span className={styles['failed']}>{fillText(text.noPreview, { fontName: row.family })}</span>
      ) : (
        <span
          className={styles['sample']}
          aria-hidden
          data-state={preview.state}
          style={{ fontFamily: preview.family ?? row.value, fontWeight: weight }}
        >
          {sample}
        </span>
      )}
    </div>
  );
}

/** Whether an element has come into view, or near it. */
function useSeen(element: { readonly current: HTMLElement | null }): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (current === null || isSeen) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { root: current.closest('[role=listbox]'), rootMargin: '160px 0px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, isSeen]);
  return isSeen;
}
