import type { Tree, TreeNode, TreePlace } from '@vitrine/domain/tree/tree.ts';
import { levelsOf } from '@vitrine/domain/tree/tree.ts';
import {
  type Allows,
  dropPlace,
  type DropSide,
  placeOf,
  stepPlace,
  type TreeStep,
} from '@vitrine/domain/tree/tree-steps.ts';
import { type DragEvent, type KeyboardEvent, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { showUndo } from '../show-undo.tsx';
import { useLatest } from '../use-latest.ts';

/** Pixels of one level; `--indent` of the stylesheet. */
const INDENT = 28;

const steps: Readonly<Record<string, TreeStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
};

interface Drop {
  readonly target: string;
  readonly side: DropSide;
  readonly place: TreePlace;
}

/** What a row shows while something is dragged. */
export interface RowOfDrag {
  readonly isDragged: boolean;
  /** Where what is dragged would go, and how far it would be indented; null where it would not go here. */
  readonly drop: DropSide | null;
  readonly dropLevel: number;
}

interface TreeMovesOptions<N extends TreeNode> {
  /** The tree as it is shown now, which is also asked between two renders. */
  readonly now: () => Tree<N>;
  readonly allows: (tree: Tree<N>) => Allows;
  readonly move: (id: string, place: TreePlace) => void;
  /** Says where a node is after a move. */
  readonly sentenceOf: (tree: Tree<N>, id: string, place: TreePlace) => string;
  readonly undoLabel: string;
  /** Whether nothing can be moved now, as in a search. */
  readonly isFixed?: boolean;
}

/**
 * Moves of an indented list by drag, with Undo, and by Alt and an arrow key. The rows are `li[data-id]`; they have the
 * class `row` of `tree.module.css` and what `rowOf` says. `said` is for a live region.
 */
export function useTreeMoves<N extends TreeNode>(options: TreeMovesOptions<N>) {
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<string | null>(null);
  const [drop, setDrop] = useState<Drop | null>(null);
  const latest = useLatest(options);

  const step = useCallback(
    (id: string, by: TreeStep) => {
      const { now, allows, move, sentenceOf, isFixed = false } = latest.current;
      const before = now();
      const place = isFixed ? null : stepPlace(before, id, by, allows(before));
      if (place === null) return;
      const held = document.activeElement;
      flushSync(() => move(id, place));
      // Moving a row in the document drops the focus.
      if (held instanceof HTMLElement && held.isConnected) held.focus();
      setSaid(sentenceOf(before, id, place));
    },
    [latest],
  );

  const over = (event: DragEvent<HTMLUListElement>) => {
    const next = dragged === null ? null : dropAt(options, dragged, event);
    if (next !== null) {
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
    }
    if (JSON.stringify(next) !== JSON.stringify(drop)) setDrop(next);
  };
  const end = () => {
    setDragged(null);
    setDrop(null);
  };
  const put = (event: DragEvent) => {
    event.preventDefault();
    const tree = options.now();
    const from = dragged === null ? null : placeOf(tree, dragged);
    end();
    if (dragged === null || drop === null || from === null) return;
    if (JSON.stringify(from) === JSON.stringify(drop.place)) return;
    options.move(dragged, drop.place);
    showUndo({
      message: options.sentenceOf(tree, dragged, drop.place),
      label: options.undoLabel,
      undo: () => latest.current.move(dragged, from),
    });
  };

  const dropLevel =
    drop === null || drop.place.parentId === null
      ? 0
      : (levelsOf(options.now()).get(drop.place.parentId) ?? 0) + 1;
  return {
    said,
    step,
    rowOf: (id: string): RowOfDrag => ({
      isDragged: dragged === id,
      drop: drop?.target === id ? drop.side : null,
      dropLevel: drop?.target === id ? dropLevel : 0,
    }),
    /** Handlers of the list. */
    list: {
      onDragStart: (event: DragEvent) => {
        const id = idAt(event.target);
        if (id === null || options.isFixed === true) return;
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', id);
        setDragged(id);
      },
      onDragEnter: over,
      onDragOver: over,
      onDragLeave: (event: DragEvent) => {
        const to = event.relatedTarget;
        if (!(to instanceof Node && event.currentTarget.contains(to))) setDrop(null);
      },
      onDrop: put,
      onDragEnd: end,
      onKeyDown: (event: KeyboardEvent) => {
        const by = steps[event.key];
        const id = idAt(event.target);
        if (!event.altKey || by === undefined || id === null) return;
        // With these keys browsers go back and forward.
        event.preventDefault();
        step(id, by);
      },
    },
  };
}

const rowAt = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('li[data-id]') : null;
const idAt = (target: EventTarget): string | null => rowAt(target)?.dataset['id'] ?? null;

/** Where a node would go that is dropped here: near an edge of a row before or below it, else into it. */
function dropAt<N extends TreeNode>(
  { now, allows }: TreeMovesOptions<N>,
  dragged: string,
  event: DragEvent<HTMLElement>,
): Drop | null {
  const tree = now();
  const row = rowAt(event.target);
  const target = row?.dataset['id'];
  if (row === null || target === undefined) return null;
  const { top, height } = row.getBoundingClientRect();
  const part = (event.clientY - top) / height;
  const level = Math.max(
    0,
    Math.floor((event.clientX - event.currentTarget.getBoundingClientRect().left) / INDENT),
  );
  const sides: readonly DropSide[] =
    part < 0.3 ? ['before'] : part > 0.7 ? ['below'] : ['inside', part < 0.5 ? 'before' : 'below'];
  for (const side of sides) {
    const place = dropPlace(tree, dragged, { target, side, level }, allows(tree));
    if (place !== null) return { target, side, place };
  }
  return null;
}
