import { branchOf, type CategoryPlace, type CategoryTree, pathsOf, siblingsOf } from './category-tree.ts';
import { moveCategory } from './change-tree.ts';

/** Where a category is now. */
export function placeOf(tree: CategoryTree, id: string): CategoryPlace | null {
  const category = tree.find((one) => one.id === id);
  if (category === undefined) return null;
  const siblings = siblingsOf(tree, category);
  return { parentId: category.parentId, after: siblings[siblings.indexOf(category) - 1]?.id ?? null };
}

/** A step of a category by keys or buttons. */
export type CategoryStep = 'up' | 'down' | 'in' | 'out';

/**
 * Where a step leads: up and down among its siblings, in as the last one inside the sibling before it, out behind its
 * parent. Null where it leads nowhere.
 */
export function stepPlace(tree: CategoryTree, id: string, step: CategoryStep): CategoryPlace | null {
  const category = tree.find((one) => one.id === id);
  if (category === undefined) return null;
  const { parentId } = category;
  const siblings = siblingsOf(tree, category);
  const at = siblings.indexOf(category);
  const before = siblings[at - 1];
  const next = siblings[at + 1];
  switch (step) {
    case 'up':
      return before === undefined ? null : { parentId, after: siblings[at - 2]?.id ?? null };
    case 'down':
      return next === undefined ? null : { parentId, after: next.id };
    case 'in':
      return before === undefined ? null : allowed(tree, id, lastInside(tree, before.id));
    case 'out': {
      const parent = tree.find((one) => one.id === parentId);
      return parent === undefined ? null : { parentId: parent.parentId, after: parent.id };
    }
  }
}

/** Where something is dropped: before, into, or directly below a category. */
export type DropSide = 'before' | 'inside' | 'below';

/**
 * Where a category goes that is dropped at another one. Directly below one that contains others is the first place in
 * it; below the last one of a branch, `level` says behind which of those that contain it: 0 is the top. Null where it
 * cannot go.
 */
export function dropPlace(
  tree: CategoryTree,
  id: string,
  drop: { readonly target: string; readonly side: DropSide; readonly level?: number },
): CategoryPlace | null {
  const { target, side, level = Infinity } = drop;
  const dragged = new Set(branchOf(tree, id).map((one) => one.id));
  if (dragged.has(target)) return null;
  const others = tree.filter((one) => !dragged.has(one.id));
  const place = placeOf(others, target);
  if (place === null) return null;
  if (side === 'before') return allowed(tree, id, place);
  if (side === 'inside') return allowed(tree, id, lastInside(others, target));
  if (siblingsOf(others, { parentId: target }).length > 0) {
    return allowed(tree, id, { parentId: target, after: null });
  }
  const path = pathsOf(others).get(target) ?? [];
  let at = path.length - 1;
  while (at > level && siblingsOf(others, { parentId: path[at - 1]?.id ?? null }).at(-1) === path[at])
    at -= 1;
  const behind = path[at];
  return behind === undefined ? null : allowed(tree, id, { parentId: behind.parentId, after: behind.id });
}

const allowed = (tree: CategoryTree, id: string, place: CategoryPlace): CategoryPlace | null =>
  moveCategory(tree, id, place).ok ? place : null;

const lastInside = (tree: CategoryTree, parentId: string): CategoryPlace => ({
  parentId,
  after: siblingsOf(tree, { parentId }).at(-1)?.id ?? null,
});
