import { Alert, Button, Group } from '@mantine/core';
import { useRef } from 'react';
import { text } from '../../text/en.ts';
import { focusHeading } from '../focus-place.ts';
import type { FieldLabel } from './field-set.ts';
import styles from './form.module.css';
import { isRecord, isRows, type Conflict } from './merge-values.ts';

/**
 * Both values of each field that two people have changed, to choose from. Takes the focus; after the last choice
 * `onSettled` moves it, by default to the screen's heading.
 */
export function ConflictChooser(props: {
  form: {
    readonly conflicts: readonly Conflict[];
    readonly labels: ReadonlyMap<string, FieldLabel>;
    choose(conflict: Conflict, side: 'mine' | 'theirs'): void;
  };
  onSettled?: () => void;
}) {
  const { onSettled = focusHeading } = props;
  const { conflicts, labels, choose } = props.form;
  const place = useRef<HTMLDivElement>(null);
  const answer = (conflict: Conflict, side: 'mine' | 'theirs') => {
    choose(conflict, side);
    // The pressed button is removed with its row.
    if (conflicts.length === 1) onSettled();
    else place.current?.focus();
  };
  return (
    <Alert
      ref={place}
      color="yellow"
      variant="light"
      role="alert"
      mb="md"
      title={text.form.conflict}
      tabIndex={-1}
      data-summary
      data-failure
      className={styles['summary'] ?? ''}
    >
      <p className={styles['lead']}>{text.form.conflictLead}</p>
      <ul className={styles['conflicts']}>
        {conflicts.map((conflict) => {
          const label = labels.get(conflict.name)?.label ?? conflict.name;
          const show = labels.get(conflict.name)?.show ?? showValue;
          return (
            <li key={conflict.name}>
              <strong>{label}</strong>
              <dl className={styles['values']}>
                <dt>{text.form.conflictMine}</dt>
                <dd>{show(conflict.mine)}</dd>
                <dt>{text.form.conflictTheirs}</dt>
                <dd>{show(conflict.theirs)}</dd>
              </dl>
              {conflict.isLost === true && <p className={styles['lead']}>{text.form.conflictLost}</p>}
              <Group gap="sm">
                {conflict.isLost !== true && (
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={`${text.form.conflictKeep}: ${label}`}
                    onClick={() => answer(conflict, 'mine')}
                  >
                    {text.form.conflictKeep}
                  </Button>
                )}
                <Button
                  size="xs"
                  variant="default"
                  aria-label={`${text.form.conflictTake}: ${label}`}
                  onClick={() => answer(conflict, 'theirs')}
                >
                  {text.form.conflictTake}
                </Button>
              </Group>
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}

/** A value in words; rows by their number, since they have no words of their own. */
export function showValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? text.form.on : text.form.off;
  if (isRows(value) && value.length > 0) return text.form.rows(value.length);
  if (Array.isArray(value)) return value.length === 0 ? text.form.empty : value.map(String).join(', ');
  if (isRecord(value))
    return Object.values(value)
      .filter((part) => typeof part === 'string')
      .join(', ');
  if (value === undefined) return text.form.deleted;
  return value === null || value === '' ? text.form.empty : String(value);
}
