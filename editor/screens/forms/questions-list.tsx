import { Button, Text, VisuallyHidden } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { MAX_FIELDS } from '@vitrine/domain/custom-form/custom-form.ts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { forms as text } from '../../text/en-forms.ts';
import { focusPlace } from '../../ui/focus-place.ts';
import { useFieldLabel } from '../../ui/form/field-label.ts';
import { PlusIcon } from '../../ui/icons.tsx';
import { showUndo } from '../../ui/show-undo.tsx';
import type { QuestionRow } from '../products/form-values.ts';
import styles from './forms.module.css';
import { copyOfQuestion, newQuestion } from './new-question.ts';
import { nameOfQuestion } from './question-name.ts';
import { QuestionRowItem } from './question-row.tsx';
import type { OwnerFormState } from './use-owner-form.ts';
import { useQuestionDrag } from './use-question-drag.ts';

/**
 * The questions of a form: opened to be changed, moved by drag, by buttons or with Alt and the arrow keys, copied, and
 * removed with a way back. The focus stays with what was moved; after a removal it goes to the next question.
 */
export function QuestionsList({ form }: { readonly form: OwnerFormState }) {
  const rows = form.rows('questions');
  const { questions } = form.values;
  const list = useRef<HTMLUListElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState('');
  const drag = useQuestionDrag(form, setSaid);
  useFieldLabel({ name: rows.name, labels: rows.labels }, text.questionsHead);
  const isFull = questions.length >= MAX_FIELDS;
  const item = (id: string | undefined) =>
    list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id ?? '')}"]`);
  const opener = (id: string | undefined) => item(id)?.querySelector<HTMLElement>('[aria-expanded]');

  // What was refused is opened, and stays so while it is corrected: its problem is gone at the first key.
  const { refusals, problems } = form;
  const [shownRefusals, setShownRefusals] = useState(refusals);
  if (shownRefusals !== refusals) {
    setShownRefusals(refusals);
    setOpened((before) => new Set([...before, ...refusedQuestions(problems)]));
  }

  const toggle = (id: string): void =>
    setOpened((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  const add = (row: QuestionRow, at?: number): void => {
    flushSync(() => {
      setOpened((before) => new Set([...before, row.id]));
      rows.add(row, at);
    });
    focusPlace(item(row.id)?.querySelector<HTMLElement>('input'));
  };
  const remove = (id: string): void => {
    const at = questions.findIndex((row) => row.id === id);
    const row = questions[at];
    if (row === undefined) return;
    flushSync(() => rows.remove(id));
    focusPlace(opener(questions[at + 1]?.id ?? questions[at - 1]?.id) ?? adding.current);
    showUndo({
      message: text.questionRemoved(nameOfQuestion(row, at)),
      label: text.undo,
      undo: () => {
        flushSync(() => rows.add(row, at));
        opener(id)?.focus();
      },
    });
  };
  const move = (id: string, by: number): void => {
    const from = questions.findIndex((row) => row.id === id);
    const row = questions[from];
    const to = from + by;
    if (row === undefined || to < 0 || to >= questions.length) return;
    const held = document.activeElement;
    flushSync(() => rows.move(id, by));
    // Moving a row in the document drops the focus.
    if (held instanceof HTMLElement && held.isConnected) held.focus();
    setSaid(text.questionMoved(nameOfQuestion(row, from), to + 1, questions.length));
  };
  // Keys move the question that has the focus, also in one of its fields. A list of choices opens by the same keys.
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

  return (
    <div>
      <Text size="sm" c="dimmed" mb="sm">
        {text.questionsLead}
      </Text>
      <VisuallyHidden component="output">{said}</VisuallyHidden>
      <ul
        ref={list}
        className={styles['questions']}
        aria-label={text.questionsHead}
        data-field={rows.name}
        tabIndex={-1}
        {...drag.list}
      >
        {rows.rows.map((row, index) => (
          <QuestionRowItem
            key={row.id}
            row={row}
            name={nameOfQuestion(row.fields.values, index)}
            index={index}
            count={questions.length}
            above={questions.slice(0, index).map((one, at) => ({ row: one, name: nameOfQuestion(one, at) }))}
            isOpen={opened.has(row.id)}
            canCopy={!isFull}
            drag={drag.of(row.id)}
            onToggle={() => toggle(row.id)}
            onMove={(by) => move(row.id, by)}
            onCopy={() => add(copyOfQuestion(row.fields.values), index + 1)}
            onRemove={() => remove(row.id)}
          />
        ))}
      </ul>
      {rows.problem !== undefined && <p className={styles['problem']}>{rows.problem}</p>}
      <div className={styles['foot']}>
        {isFull ? (
          <Text size="sm" c="dimmed">
            {text.questionFull(MAX_FIELDS)}
          </Text>
        ) : (
          <Button
            ref={adding}
            variant="default"
            leftSection={<PlusIcon size={16} />}
            onClick={() => add(newQuestion())}
          >
            {text.questionAdd}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The ids of the questions of which something was refused. */
const refusedQuestions = (problems: OwnerFormState['problems']): readonly string[] =>
  Object.keys(problems).flatMap((name) => {
    const [group, id] = name.split('.');
    return group === 'questions' && id !== undefined ? [id] : [];
  });
