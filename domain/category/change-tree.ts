import { fail, ok, type Result } from '../result.ts';
import {
  type Category,
  type CategoryTree,
  findCategory,
  MAX_CATEGORIES,
  MAX_LEVELS,
} from './category-tree.ts';
import { branchOf, indexOfPlace, levelsOf, moveInTree, siblingsOf, type TreePlace } from '../tree/tree.ts';
import type { Allows } from '../tree/tree-steps.ts';

const isTaken = (tree: CategoryTree, name: string, but: string): boolean => {
  const found = findCategory(
    tree.filter(({ id }) => id !== but),
    name,
  );
  return found !== null;
};

/** Adds a category as the last one inside its parent. */
export function addCategory<C extends Category>(
  tree: CategoryTree<C>,
  category: C,
): Result<
  CategoryTree<C>,
  'CATEGORY_NOT_FOUND' | 'CATEGORY_NAME_TAKEN' | 'CATEGORY_LIMIT' | 'CATEGORY_TOO_DEEP'
> {
  if (isTaken(tree, category.name, '')) return nameTaken(tree, category.name);
  if (tree.length >= MAX_CATEGORIES) return fail('CATEGORY_LIMIT', { params: { most: MAX_CATEGORIES } });
  const after = siblingsOf(tree, category).at(-1)?.id ?? null;
  const at = indexOfPlace(tree, { parentId: category.parentId, after });
  if (at === null) return fail('CATEGORY_NOT_FOUND');
  if (levelIn(tree, category.parentId) >= MAX_LEVELS) return tooDeep();
  return ok(tree.toSpliced(at, 0, category));
}

/** Gives a category another name. */
export function renameCategory<C extends Category>(
  tree: CategoryTree<C>,
  id: string,
  name: string,
): Result<CategoryTree<C>, 'CATEGORY_NOT_FOUND' | 'CATEGORY_NAME_TAKEN'> {
  if (!tree.some((category) => category.id === id)) return fail('CATEGORY_NOT_FOUND');
  if (isTaken(tree, name, id)) return nameTaken(tree, name);
  return ok(tree.map((category) => (category.id === id ? { ...category, name } : category)));
}

/** Moves a category with all that is inside it. */
export function moveCategory<C extends Category>(
  tree: CategoryTree<C>,
  id: string,
  place: TreePlace,
): Result<CategoryTree<C>, 'CATEGORY_NOT_FOUND' | 'CATEGORY_INSIDE_ITSELF' | 'CATEGORY_TOO_DEEP'> {
  const changed = moveInTree(tree, id, place);
  if (changed === 'missing') return fail('CATEGORY_NOT_FOUND');
  if (changed === 'inside-itself') {
    return fail('CATEGORY_INSIDE_ITSELF', {
      params: { name: tree.find((one) => one.id === id)?.name ?? '' },
    });
  }
  const levels = levelsOf(changed);
  const isTooDeep = branchOf(changed, id).some((one) => (levels.get(one.id) ?? 0) >= MAX_LEVELS);
  return isTooDeep ? tooDeep() : ok(changed);
}

/** Whether a category of a tree may be moved to a place. */
export const allowsMoves =
  (tree: CategoryTree): Allows =>
  (id, place) =>
    moveCategory(tree, id, place).ok;

/** Removes a category; what is inside it takes its place. */
export function removeCategory<C extends Category>(
  tree: CategoryTree<C>,
  id: string,
): Result<CategoryTree<C>, 'CATEGORY_NOT_FOUND'> {
  const removed = tree.find((category) => category.id === id);
  if (removed === undefined) return fail('CATEGORY_NOT_FOUND');
  return ok(
    tree
      .filter((category) => category !== removed)
      .map((category) => (category.parentId === id ? { ...category, parentId: removed.parentId } : category)),
  );
}

/**
 * Merges a category into another one, which then stands for both. What is inside it goes into the other, last; it takes
 * its place where the other one is itself inside.
 */
export function mergeCategory<C extends Category>(
  tree: CategoryTree<C>,
  id: string,
  into: string,
): Result<CategoryTree<C>, 'CATEGORY_NOT_FOUND' | 'CATEGORY_INSIDE_ITSELF' | 'CATEGORY_TOO_DEEP'> {
  const branch = branchOf(tree, id);
  const [merged] = branch;
  if (merged === undefined || tree.every((one) => one.id !== into)) return fail('CATEGORY_NOT_FOUND');
  if (id === into) return fail('CATEGORY_INSIDE_ITSELF', { params: { name: merged.name } });
  let moved: CategoryTree<C> = tree;
  if (branch.every((one) => one.id !== into)) {
    for (const child of siblingsOf(tree, { parentId: id })) {
      const after = siblingsOf(moved, { parentId: into }).at(-1)?.id ?? null;
      const next = moveCategory(moved, child.id, { parentId: into, after });
      if (!next.ok) return next;
      moved = next.value;
    }
  }
  return removeCategory(moved, id);
}

/** The level of what is inside a category. */
const levelIn = (tree: CategoryTree, parentId: string | null): number =>
  parentId === null ? 0 : (levelsOf(tree).get(parentId) ?? 0) + 1;

const tooDeep = () => fail('CATEGORY_TOO_DEEP', { params: { most: MAX_LEVELS } });

const nameTaken = (tree: CategoryTree, name: string) => {
  const { name: taken } = findCategory(tree, name) ?? { name };
  return fail('CATEGORY_NAME_TAKEN', { params: { name: taken } });
};
