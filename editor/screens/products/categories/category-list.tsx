import { VisuallyHidden } from '@mantine/core';
import type { ListedCategory } from '@vitrine/contracts/categories.ts';
import { type CategoryTree, MAX_LEVELS } from '@vitrine/domain/category/category-tree.ts';
import { allowsMoves } from '@vitrine/domain/category/change-tree.ts';
import { levelsOf, siblingsOf, type TreePlace } from '@vitrine/domain/tree/tree.ts';
import { stepPlace } from '@vitrine/domain/tree/tree-steps.ts';
import { useMemo } from 'react';
import { categories as text } from '../../../text/en-categories.ts';
import type { ShowNumber } from '../../../text/en-lists.ts';
import { useShowNumber } from '../../../ui/show-money.ts';
import treeStyles from '../../../ui/tree/tree.module.css';
import { useTreeMoves } from '../../../ui/tree/use-tree-moves.ts';
import type { Asking } from './category-dialogs.tsx';
import { CategoryRow } from './category-row.tsx';
import { type Categories, categoriesNow } from './use-categories.ts';

/** The categories as an indented list: each is moved by drag, by buttons and by keys. */
export function CategoryList(props: { categories: Categories; onAsk: (asking: Asking) => void }) {
  const { categories, onAsk } = props;
  const { tree } = categories;
  const showNumber = useShowNumber();
  const rows = useMemo(() => rowsOf(tree), [tree]);
  const moves = useTreeMoves({
    now: categoriesNow,
    allows: allowsMoves,
    move: categories.move,
    sentenceOf: (before, id, place) => sentenceOf(showNumber, before, id, place),
    undoLabel: text.undo,
  });
  return (
    <>
      <VisuallyHidden component="output">{moves.said}</VisuallyHidden>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the controls in the rows */}
      <ul className={treeStyles['list']} aria-label={text.list} {...moves.list}>
        {rows.map((row) => (
          <CategoryRow
            key={row.category.id}
            {...row}
            {...moves.rowOf(row.category.id)}
            onStep={moves.step}
            onAsk={onAsk}
          />
        ))}
      </ul>
    </>
  );
}

function rowsOf(tree: CategoryTree<ListedCategory>) {
  const levels = levelsOf(tree);
  const names = new Map(tree.map(({ id, name }) => [id, name]));
  const allows = allowsMoves(tree);
  return tree.map((category) => {
    const siblings = siblingsOf(tree, category);
    const level = levels.get(category.id) ?? 0;
    return {
      category,
      level,
      parent: names.get(category.parentId ?? '') ?? null,
      index: siblings.indexOf(category),
      count: siblings.length,
      canMoveIn: stepPlace(tree, category.id, 'in', allows) !== null,
      mayContain: level + 1 < MAX_LEVELS,
      canMerge: tree.length > 1,
    };
  });
}

/** Says where a category is after a move. */
function sentenceOf(
  show: ShowNumber,
  tree: CategoryTree,
  id: string,
  { parentId, after }: TreePlace,
): string {
  const siblings = siblingsOf(tree, { parentId }).filter((one) => one.id !== id);
  const place = siblings.findIndex((one) => one.id === after) + 2;
  const nameOf = (one: string) => tree.find((category) => category.id === one)?.name ?? '';
  return text.moved(show, nameOf(id), place, parentId === null ? null : nameOf(parentId));
}
