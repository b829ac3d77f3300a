/** Categories of a shop. */
export const MAX_CATEGORIES = 500;
/** Levels of the tree. */
export const MAX_LEVELS = 3;
/** Characters of a category's name. */
export const MAX_CATEGORY_NAME = 100;

/** A category of a shop. */
export interface Category {
  readonly id: string;
  readonly name: string;
  /** The category that contains it; null at the top. */
  readonly parentId: string | null;
}

/** Categories in the order of the tree: each before those inside it, which come before its next sibling. */
export type CategoryTree<C extends Category = Category> = readonly C[];

/** A place in the tree: behind a category of the same parent, or the first inside the parent. */
export interface CategoryPlace {
  readonly parentId: string | null;
  readonly after: string | null;
}

/** What names are compared by: letter case and accents' encodings do not count. */
const categoryKey = (name: string): string => name.normalize('NFC').toLowerCase();

/**
 * Categories by parent and position in the order of the tree. Those whose parent is missing, or that are inside
 * themselves, come last at the top.
 */
export function inTreeOrder<C extends Category & { readonly position: number }>(
  categories: readonly C[],
): CategoryTree<C> {
  const inside = new Map<string | null, C[]>();
  for (const category of categories.toSorted((a, b) => a.position - b.position)) {
    const siblings = inside.get(category.parentId) ?? [];
    siblings.push(category);
    inside.set(category.parentId, siblings);
  }
  const tree: C[] = [];
  const seen = new Set<string>();
  const visit = (category: C): void => {
    if (seen.has(category.id)) return;
    seen.add(category.id);
    tree.push(category);
    for (const child of inside.get(category.id) ?? []) visit(child);
  };
  for (const category of inside.get(null) ?? []) visit(category);
  for (const category of categories) {
    if (!seen.has(category.id)) visit({ ...category, parentId: null });
  }
  return tree;
}

/** The level of each category by its id, 0 at the top. */
export function levelsOf(tree: CategoryTree): ReadonlyMap<string, number> {
  const levels = new Map<string, number>();
  for (const { id, parentId } of tree) {
    levels.set(id, parentId === null ? 0 : (levels.get(parentId) ?? 0) + 1);
  }
  return levels;
}

/** The categories on the way to each from the top, itself last, by its id. */
export function pathsOf<C extends Category>(tree: CategoryTree<C>): ReadonlyMap<string, readonly C[]> {
  const paths = new Map<string, readonly C[]>();
  for (const category of tree) {
    paths.set(category.id, [...(paths.get(category.parentId ?? '') ?? []), category]);
  }
  return paths;
}

/** A category with all that is inside it, in order; empty when there is none. */
export function branchOf<C extends Category>(tree: CategoryTree<C>, id: string): readonly C[] {
  const ids = new Set([id]);
  return tree.filter((category) => {
    const isIn = ids.has(category.id) || (category.parentId !== null && ids.has(category.parentId));
    if (isIn) ids.add(category.id);
    return isIn;
  });
}

/** The siblings of a category, itself among them, in order. */
export const siblingsOf = <C extends Category>(
  tree: CategoryTree<C>,
  { parentId }: Pick<Category, 'parentId'>,
): readonly C[] => tree.filter((one) => one.parentId === parentId);

/** The position of each category among its siblings, from 0, by its id. */
export function positionsOf(tree: CategoryTree): ReadonlyMap<string, number> {
  const counts = new Map<string | null, number>();
  return new Map(
    tree.map(({ id, parentId }) => {
      const position = counts.get(parentId) ?? 0;
      counts.set(parentId, position + 1);
      return [id, position];
    }),
  );
}

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
