import { type DragEvent, useState } from 'react';
import { forms as text } from '../../text/en-forms.ts';
import { nameOfQuestion } from './question-name.ts';
import type { OwnerFormState } from './use-owner-form.ts';

/** What makes a question one that can be dragged: by its bar, over the others. */
export interface QuestionDrag {
  readonly isDragged: boolean;
  readonly bar: {
    readonly draggable: true;
    readonly onDragStart: (event: DragEvent<HTMLElement>) => void;
    readonly onDragEnd: (event: DragEvent<HTMLElement>) => void;
  };
  readonly row: { readonly onDragOver: (event: DragEvent<HTMLElement>) => void };
}

/** What makes questions ones that can be dragged. */
interface QuestionsDrag {
  /** Of the list: what is let go between two questions stays where it is. */
  readonly list: {
    readonly onDragOver: (event: DragEvent<HTMLElement>) => void;
    readonly onDrop: (event: DragEvent<HTMLElement>) => void;
  };
  readonly of: (id: string) => QuestionDrag;
}

interface Dragged {
  readonly id: string;
  /** Its place before. */
  readonly from: number;
  /** In pixels. */
  readonly height: number;
}

/** Moves questions by drag: the others make way, and Escape puts it back. `say` gets where it is in the end. */
export function useQuestionDrag(form: OwnerFormState, say: (sentence: string) => void): QuestionsDrag {
  const rows = form.rows('questions');
  const { questions } = form.values;
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const placeOf = (id: string): number => questions.findIndex((one) => one.id === id);
  const take = (event: DragEvent<HTMLElement>): void => {
    if (dragged === null) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'move';
  };
  const makeWay = ({ clientY, currentTarget }: DragEvent<HTMLElement>, id: string): void => {
    if (dragged === null || dragged.id === id) return;
    const by = placeOf(id) - placeOf(dragged.id);
    const { top, bottom, height } = currentTarget.getBoundingClientRect();
    // So far that the pointer is no longer over the other one, or in its other half: it would come back at once.
    const far = Math.max(dragged.height, height / 2);
    if (by < 0 ? clientY < top + far : clientY > bottom - far) rows.move(dragged.id, by);
  };
  return {
    list: { onDragOver: take, onDrop: take },
    of: (id) => ({
      isDragged: dragged?.id === id,
      bar: {
        draggable: true,
        onDragStart: (event) => {
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', id);
          const height = event.currentTarget.closest<HTMLElement>('[data-row]')?.offsetHeight ?? 0;
          setDragged({ id, from: placeOf(id), height });
        },
        onDragEnd: (event) => {
          if (dragged === null) return;
          setDragged(null);
          const to = placeOf(dragged.id);
          const question = questions[to];
          if (event.dataTransfer.dropEffect === 'none') rows.move(dragged.id, dragged.from - to);
          else if (to !== dragged.from && question !== undefined)
            say(text.questionMoved(nameOfQuestion(question, dragged.from), to + 1, questions.length));
        },
      },
      row: { onDragOver: (event) => makeWay(event, id) },
    }),
  };
}
