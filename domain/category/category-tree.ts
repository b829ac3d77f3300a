import type { Tree, TreeNode } from '../tree/tree.ts';

/** Categories of a shop. */
export const MAX_CATEGORIES = 500;
/** Levels of the tree. */
export const MAX_LEVELS = 3;
/** Characters of a category's name. */
export const MAX_CATEGORY_NAME = 100;

/** A category of a shop. */
export interface Category extends TreeNode {
  readonly name: string;
}

/** Categories in the order of their tree. */
export type CategoryTree<C extends Category = Category> = Tree<C>;

/** What names are compared by: letter case and accents' encodings do not count. */
const categoryKey = (name: string): string => name.normalize('NFC').toLowerCase();

/** The category of a name, whatever its letter case. */
export function findCategory<C extends Category>(tree: CategoryTree<C>, name: string): C | null {
  const key = categoryKey(name);
  return tree.find((category) => categoryKey(category.name) === key) ?? null;
}

/** The category of a name, or else the first that once had it. */
export function findByAnyName<C extends Category & { readonly formerNames: readonly string[] }>(
  tree: CategoryTree<C>,
  name: string,
): C | null {
  const key = categoryKey(name);
  return (
    findCategory(tree, name) ??
    tree.find(({ formerNames }) => formerNames.some((one) => categoryKey(one) === key)) ??
    null
  );
}

/** Names that products get, in the spelling of the tree and each once; `missing`: those that the tree lacks. */
export function spellNames(
  tree: CategoryTree,
  names: readonly string[],
): { readonly names: readonly string[]; readonly missing: readonly string[] } {
  const known = new Map(tree.map(({ name }) => [categoryKey(name), name]));
  const spelled = new Set<string>();
  const missing: string[] = [];
  for (const name of names) {
    const key = categoryKey(name);
    const spelling = known.get(key) ?? name;
    if (!known.has(key)) {
      known.set(key, name);
      missing.push(name);
    }
    spelled.add(spelling);
  }
  return { names: [...spelled], missing };
}
