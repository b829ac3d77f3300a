import type { TreeNode } from '../tree/tree.ts';
import type { CollectionKind } from './content.ts';

/** A page or list in the tree of a website. */
export interface PageNode extends TreeNode {
  readonly kind: CollectionKind;
}

/** Whether pages can be inside one of this kind. */
export const containsPages = (kind: CollectionKind): boolean => kind === 'folder' || kind === 'index';

/** Why a page cannot be inside another one: it contains none, or is inside the page itself. Null when it can. */
export function parentProblem(
  pages: readonly PageNode[],
  id: string,
  parentId: string | null,
): string | null {
  if (parentId === null) return null;
  const byId = new Map(pages.map((page) => [page.id, page]));
  const parent = byId.get(parentId);
  if (parent === undefined || !containsPages(parent.kind))
    return 'Pages can only be inside a folder or an index of this site.';
  const above = new Set<string>();
  for (let one: PageNode | undefined = parent; one !== undefined && !above.has(one.id);) {
    above.add(one.id);
    one = byId.get(one.parentId ?? '');
  }
  return above.has(id) ? 'A page cannot be inside itself.' : null;
}
