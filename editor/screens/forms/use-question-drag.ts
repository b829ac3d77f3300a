import { type DragEvent, useState } from 'react';
import { forms as text } from '../../text/en-forms.ts';
import type { OwnerFormState } from './use-owner-form.ts';

/** What makes a question one that can be dragged: by its bar, over the others. */
export interface QuestionDrag {
  readonly isDragged: boolean;
  readonly bar: {
    readonly draggable: true;
    readonly onDragStart: (event: DragEvent) => void;
    readonly onDragEnd: (event: DragEvent) => void;
  };
  readonly row: {
    readonly onDragEnter: (event: DragEvent) => void;
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

/** Moves questions by drag: the others make way, and Escape puts it back. `say` gets where it is in the end. */
export function useQuestionDrag(
  form: OwnerFormState,
  say: (sentence: string) => void,
): (id: string) => QuestionDrag {
  const rows = form.rows('questions');
  const { questions } = form.values;
  const [dragged, setDragged] = useState<{ readonly id: string; readonly from: number } | null>(null);
  const placeOf = (id: string): number => questions.findIndex((one) => one.id === id);
  const take = (event: DragEvent): void => {
    if (dragged === null) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'move';
  };
  return (id) => ({
    isDragged: dragged?.id === id,
    bar: {
      draggable: true,
      onDragStart: (event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', id);
        setDragged({ id, from: placeOf(id) });
      },
      onDragEnd: (event) => {
        if (dragged === null) return;
        setDragged(null);
        const to = placeOf(dragged.id);
        if (event.dataTransfer.dropEffect === 'none') rows.move(dragged.id, dragged.from - to);
        else if (to !== dragged.from)
          say(text.questionMoved(questions[to]?.label ?? '', to + 1, questions.length));
      },
    },
    row: {
      onDragEnter: (event) => {
        take(event);
        if (dragged !== null && dragged.id !== id) rows.move(dragged.id, placeOf(id) - placeOf(dragged.id));
      },
      onDragOver: take,
      onDrop: take,
    },
  });
}
