/** An entry of a tree that names the one it is inside; null at the top. */
export interface TreeNode {
  readonly id: string;
  readonly parentId: string | null;
}

/** Nodes in the order of the tree: each before those inside it, which come before its next sibling. */
export type Tree<N extends TreeNode = TreeNode> = readonly N[];

/** A place in a tree: behind a node of the same parent, or the first inside the parent. */
export interface TreePlace {
  readonly parentId: string | null;
  readonly after: string | null;
}

/**
 * Nodes by parent and position in the order of the tree; those of one position keep the order they are given in. Those
 * whose parent is missing, or that are inside themselves, come last at the top.
 */
export function inTreeOrder<N extends TreeNode & { readonly position: number }>(
  nodes: readonly N[],
): Tree<N> {
  const inside = new Map<string | null, N[]>();
  for (const node of nodes.toSorted((a, b) => a.position - b.position)) {
    const siblings = inside.get(node.parentId) ?? [];
    siblings.push(node);
    inside.set(node.parentId, siblings);
  }
  const tree: N[] = [];
  const seen = new Set<string>();
  const visit = (node: N): void => {
    if (seen.has(node.id)) return;
    seen.add(node.id);
    tree.push(node);
    for (const child of inside.get(node.id) ?? []) visit(child);
  };
  for (const node of inside.get(null) ?? []) visit(node);
  for (const node of nodes) {
    if (!seen.has(node.id)) visit({ ...node, parentId: null });
  }
  return tree;
}

/** The level of each node by its id, 0 at the top. */
export function levelsOf(tree: Tree): ReadonlyMap<string, number> {
  const levels = new Map<string, number>();
  for (const { id, parentId } of tree) {
    levels.set(id, parentId === null ? 0 : (levels.get(parentId) ?? 0) + 1);
  }
  return levels;
}

/** The nodes on the way to each from the top, itself last, by its id. */
export function pathsOf<N extends TreeNode>(tree: Tree<N>): ReadonlyMap<string, readonly N[]> {
  const paths = new Map<string, readonly N[]>();
  for (const node of tree) paths.set(node.id, [...(paths.get(node.parentId ?? '') ?? []), node]);
  return paths;
}

/** A node with all that is inside it, in order; empty when there is none. */
export function branchOf<N extends TreeNode>(tree: Tree<N>, id: string): readonly N[] {
  const ids = new Set([id]);
  return tree.filter((node) => {
    const isIn = ids.has(node.id) || (node.parentId !== null && ids.has(node.parentId));
    if (isIn) ids.add(node.id);
    return isIn;
  });
}

/** The siblings of a node, itself among them, in order. */
export const siblingsOf = <N extends TreeNode>(
  tree: Tree<N>,
  { parentId }: Pick<TreeNode, 'parentId'>,
): readonly N[] => tree.filter((one) => one.parentId === parentId);

/** The position of each node among its siblings, from 0, by its id. */
export function positionsOf(tree: Tree): ReadonlyMap<string, number> {
  const counts = new Map<string | null, number>();
  return new Map(
    tree.map(({ id, parentId }) => {
      const position = counts.get(parentId) ?? 0;
      counts.set(parentId, position + 1);
      return [id, position];
    }),
  );
}

/** The index of a place in the tree; null when there is no such place. */
export function indexOfPlace(tree: Tree, { parentId, after }: TreePlace): number | null {
  const parent = tree.findIndex(({ id }) => id === parentId);
  if (parentId !== null && parent === -1) return null;
  if (after === null) return parent + 1;
  const before = tree.findIndex(({ id }) => id === after);
  if (tree[before]?.parentId !== parentId) return null;
  return before + branchOf(tree, after).length;
}

/**
 * Moves a node with all that is inside it. `missing` when it or the place does not exist, `inside-itself` when the place
 * is in what is moved.
 */
export function moveInTree<N extends TreeNode>(
  tree: Tree<N>,
  id: string,
  place: TreePlace,
): Tree<N> | 'missing' | 'inside-itself' {
  const branch = branchOf(tree, id);
  const [node, ...inside] = branch;
  if (node === undefined) return 'missing';
  const moved = new Set(branch.map((one) => one.id));
  if (moved.has(place.parentId ?? '') || moved.has(place.after ?? '')) return 'inside-itself';
  const others = tree.filter((one) => !moved.has(one.id));
  const at = indexOfPlace(others, place);
  if (at === null) return 'missing';
  return others.toSpliced(at, 0, { ...node, parentId: place.parentId }, ...inside);
}
