import { branchOf, pathsOf, siblingsOf, type Tree, type TreePlace } from './tree.ts';

/** Whether a node may be moved to a place. */
export type Allows = (id: string, place: TreePlace) => boolean;

/** Where a node is now. */
export function placeOf(tree: Tree, id: string): TreePlace | null {
  const node = tree.find((one) => one.id === id);
  if (node === undefined) return null;
  const siblings = siblingsOf(tree, node);
  return { parentId: node.parentId, after: siblings[siblings.indexOf(node) - 1]?.id ?? null };
}

/** A step of a node by keys or buttons. */
export type TreeStep = 'up' | 'down' | 'in' | 'out';

/**
 * Where a step leads: up and down among its siblings, in as the last one inside the sibling before it, out behind its
 * parent. Null where it leads nowhere.
 */
export function stepPlace(tree: Tree, id: string, step: TreeStep, allows: Allows): TreePlace | null {
  const node = tree.find((one) => one.id === id);
  if (node === undefined) return null;
  const { parentId } = node;
  const siblings = siblingsOf(tree, node);
  const at = siblings.indexOf(node);
  const before = siblings[at - 1];
  const next = siblings[at + 1];
  const allowed = (place: TreePlace): TreePlace | null => (allows(id, place) ? place : null);
  switch (step) {
    case 'up':
      return before === undefined ? null : { parentId, after: siblings[at - 2]?.id ?? null };
    case 'down':
      return next === undefined ? null : { parentId, after: next.id };
    case 'in':
      return before === undefined ? null : allowed(lastInside(tree, before.id));
    case 'out': {
      const parent = tree.find((one) => one.id === parentId);
      return parent === undefined ? null : { parentId: parent.parentId, after: parent.id };
    }
  }
}

/** Where something is dropped: before, into, or directly below a node. */
export type DropSide = 'before' | 'inside' | 'below';

/**
 * Where a node goes that is dropped at another one. Directly below one that contains others is the first place in it;
 * below the last one of a branch, `level` says behind which of those that contain it: 0 is the top. Null where it cannot
 * go.
 */
export function dropPlace(
  tree: Tree,
  id: string,
  drop: { readonly target: string; readonly side: DropSide; readonly level?: number },
  allows: Allows,
): TreePlace | null {
  const { target, side, level = Infinity } = drop;
  const dragged = new Set(branchOf(tree, id).map((one) => one.id));
  if (dragged.has(target)) return null;
  const others = tree.filter((one) => !dragged.has(one.id));
  const place = placeOf(others, target);
  if (place === null) return null;
  const allowed = (found: TreePlace): TreePlace | null => (allows(id, found) ? found : null);
  if (side === 'before') return allowed(place);
  if (side === 'inside') return allowed(lastInside(others, target));
  if (siblingsOf(others, { parentId: target }).length > 0) {
    return allowed({ parentId: target, after: null });
  }
  const path = pathsOf(others).get(target) ?? [];
  let at = path.length - 1;
  while (at > level && siblingsOf(others, { parentId: path[at - 1]?.id ?? null }).at(-1) === path[at])
    at -= 1;
  const behind = path[at];
  return behind === undefined ? null : allowed({ parentId: behind.parentId, after: behind.id });
}

const lastInside = (tree: Tree, parentId: string): TreePlace => ({
  parentId,
  after: siblingsOf(tree, { parentId }).at(-1)?.id ?? null,
});
