import { VisuallyHidden } from '@mantine/core';
import type { ListedCategory } from '@vitrine/contracts/categories.ts';
import {
  type CategoryStep,
  type DropSide,
  dropPlace,
  placeOf,
  stepPlace,
} from '@vitrine/domain/category/category-steps.ts';
import {
  type CategoryPlace,
  type CategoryTree,
  levelsOf,
  MAX_LEVELS,
  siblingsOf,
} from '@vitrine/domain/category/category-tree.ts';
import { type DragEvent, type KeyboardEvent, useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { categories as text } from '../../../text/en-categories.ts';
import type { ShowNumber } from '../../../text/en-lists.ts';
import { useShowNumber } from '../../../ui/show-money.ts';
import { showUndo } from '../../../ui/show-undo.tsx';
import type { Asking } from './category-dialogs.tsx';
import { CategoryRow } from './category-row.tsx';
import styles from './categories.module.css';
import { type Categories, categoriesNow } from './use-categories.ts';

/** Pixels of one level; the same as in the stylesheet. */
const INDENT = 28;

const steps: Readonly<Record<string, CategoryStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
};

interface Drop {
  readonly target: string;
  readonly side: DropSide;
  readonly place: CategoryPlace;
}

/** The categories as an indented list: each is moved by drag, by buttons and by keys. */
export function CategoryList(props: { categories: Categories; onAsk: (asking: Asking) => void }) {
  const { categories, onAsk } = props;
  const { tree } = categories;
  const showNumber = useShowNumber();
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<string | null>(null);
  const [drop, setDrop] = useState<Drop | null>(null);
  const rows = useMemo(() => rowsOf(tree), [tree]);
  const levels = useMemo(() => levelsOf(tree), [tree]);

  const { move } = categories;
  const step = useCallback(
    (id: string, by: CategoryStep) => {
      const before = categoriesNow();
      const place = stepPlace(before, id, by);
      if (place === null) return;
      const held = document.activeElement;
      flushSync(() => move(id, place));
      // Moving a row in the document drops the focus.
      if (held instanceof HTMLElement && held.isConnected) held.focus();
      setSaid(sentenceOf(showNumber, before, id, place));
    },
    [move, showNumber],
  );

  const over = (event: DragEvent<HTMLUListElement>) => {
    const next = dragged === null ? null : dropAt(tree, dragged, event);
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
    const from = dragged === null ? null : placeOf(tree, dragged);
    end();
    if (dragged === null || drop === null || from === null) return;
    if (JSON.stringify(from) === JSON.stringify(drop.place)) return;
    categories.move(dragged, drop.place);
    showUndo({
      message: sentenceOf(showNumber, tree, dragged, drop.place),
      label: text.undo,
      undo: () => categories.move(dragged, from),
    });
  };
  return (
    <>
      <VisuallyHidden component="output">{said}</VisuallyHidden>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the controls in the rows */}
      <ul
        className={styles['list']}
        aria-label={text.list}
        onDragStart={(event) => {
          const id = idAt(event.target);
          if (id === null) return;
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', id);
          setDragged(id);
        }}
        onDragEnter={over}
        onDragOver={over}
        onDragLeave={(event) => {
          const to = event.relatedTarget;
          if (!(to instanceof Node && event.currentTarget.contains(to))) setDrop(null);
        }}
        onDrop={put}
        onDragEnd={end}
        onKeyDown={(event: KeyboardEvent) => {
          const by = steps[event.key];
          const id = idAt(event.target);
          if (!event.altKey || by === undefined || id === null) return;
          // With these keys browsers go back and forward.
          event.preventDefault();
          step(id, by);
        }}
      >
        {rows.map((row) => (
          <CategoryRow
            key={row.category.id}
            {...row}
            onStep={step}
            onAsk={onAsk}
            isDragged={dragged === row.category.id}
            drop={drop?.target === row.category.id ? drop.side : null}
            dropLevel={
              drop?.target === row.category.id && drop.place.parentId !== null
                ? (levels.get(drop.place.parentId) ?? 0) + 1
                : 0
            }
          />
        ))}
      </ul>
    </>
  );
}

function rowsOf(tree: CategoryTree<ListedCategory>) {
  const levels = levelsOf(tree);
  const names = new Map(tree.map(({ id, name }) => [id, name]));
  return tree.map((category) => {
    const siblings = siblingsOf(tree, category);
    const level = levels.get(category.id) ?? 0;
    return {
      category,
      level,
      parent: names.get(category.parentId ?? '') ?? null,
      index: siblings.indexOf(category),
      count: siblings.length,
      canMoveIn: stepPlace(tree, category.id, 'in') !== null,
      mayContain: level + 1 < MAX_LEVELS,
      canMerge: tree.length > 1,
    };
  });
}

const rowAt = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('li[data-id]') : null;
const idAt = (target: EventTarget): string | null => rowAt(target)?.dataset['id'] ?? null;

/** Where a category would go that is dropped here: near an edge of a row before or below it, else into it. */
function dropAt(tree: CategoryTree, dragged: string, event: DragEvent<HTMLElement>): Drop | null {
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
    const place = dropPlace(tree, dragged, { target, side, level });
    if (place !== null) return { target, side, place };
  }
  return null;
}

/** Says where a category is after a move. */
function sentenceOf(
  show: ShowNumber,
  tree: CategoryTree,
  id: string,
  { parentId, after }: CategoryPlace,
): string {
  const siblings = siblingsOf(tree, { parentId }).filter((one) => one.id !== id);
  const place = siblings.findIndex((one) => one.id === after) + 2;
  const nameOf = (one: string) => tree.find((category) => category.id === one)?.name ?? '';
  return text.moved(show, nameOf(id), place, parentId === null ? null : nameOf(parentId));
}
