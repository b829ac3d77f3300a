import { type DragEvent, useState } from 'react';

/** What makes an entry of a list draggable by its head, and a place for others. */
export interface EntryDrag {
  readonly head: {
    readonly draggable: true;
    readonly onDragStart: (event: DragEvent) => void;
    readonly onDragEnd: () => void;
  };
  readonly entry: {
    readonly 'data-dragged': boolean;
    /** Where what is dragged would be put. */
    readonly 'data-drop': 'before' | 'after' | undefined;
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

/** Drag of the entries of one list. `onMove` is called once, when an entry is dropped: one step of undo. */
export function useEntryDrag(
  onMove: (from: number, to: number) => void,
): (at: number, name: string) => EntryDrag {
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  return (at, name) => ({
    head: {
      draggable: true,
      onDragStart: (event) => {
        event.stopPropagation();
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
        setDragged(at);
      },
      onDragEnd: end,
    },
    entry: {
      'data-dragged': dragged === at,
      'data-drop':
        dragged === null || over !== at || dragged === at ? undefined : dragged < at ? 'after' : 'before',
      onDragOver: (event) => {
        // Files, and entries of another list, are none of this one.
        if (dragged === null) return;
        event.preventDefault();
        event.stopPropagation();
        event.dataTransfer.dropEffect = 'move';
        setOver(at);
      },
      onDrop: (event) => {
        if (dragged === null) return;
        event.preventDefault();
        event.stopPropagation();
        end();
        if (dragged !== at) onMove(dragged, at);
      },
    },
  });
}
