import type { ListedPage } from '@vitrine/contracts/pages.ts';
import type { ItemStatus } from '@vitrine/domain/content/content.ts';
import { containsPages, parentProblem } from '@vitrine/domain/content/page-places.ts';
import { levelsOf, moveInTree, type Tree, type TreePlace } from '@vitrine/domain/tree/tree.ts';
import type { Allows } from '@vitrine/domain/tree/tree-steps.ts';

/** Where a new page goes. */
export interface Parent {
  readonly id: string;
  readonly title: string;
}

/** Whether a page of the tree may be moved to a place. */
export const allowsMoves =
  (tree: Tree<ListedPage>): Allows =>
  (id, { parentId }) =>
    parentProblem(tree, id, parentId) === null;

/** The tree after a move; null where the place is not there. */
export function movePage(tree: Tree<ListedPage>, id: string, place: TreePlace): Tree<ListedPage> | null {
  if (parentProblem(tree, id, place.parentId) !== null) return null;
  const moved = moveInTree(tree, id, place);
  return typeof moved === 'string' ? null : moved;
}

/** A page with its place in the tree. */
export interface PageRow {
  readonly page: ListedPage;
  readonly level: number;
  /** Titles of what contains it and of what a step to the right puts it into; null for none. */
  readonly parent: string | null;
  readonly into: string | null;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isParent: boolean;
}

/** The rows of the tree, in one pass: a site may have thousands of pages. */
export function rowsOf(tree: Tree<ListedPage>): readonly PageRow[] {
  const levels = levelsOf(tree);
  const byId = new Map(tree.map((page) => [page.id, page]));
  const before = new Map<string, ListedPage>();
  const last = new Map<string | null, ListedPage>();
  for (const page of tree) {
    const previous = last.get(page.parentId);
    if (previous !== undefined) before.set(page.id, previous);
    last.set(page.parentId, page);
  }
  return tree.map((page) => {
    const previous = before.get(page.id);
    return {
      page,
      level: levels.get(page.id) ?? 0,
      parent: byId.get(page.parentId ?? '')?.title ?? null,
      into: previous !== undefined && containsPages(previous.kind) ? previous.title : null,
      isFirst: previous === undefined,
      isLast: last.get(page.parentId) === page,
      isParent: last.has(page.id),
    };
  });
}

/**
 * The rows whose title or address contains all words that are typed, and which have a status, all at the left; `status`
 * is null for any.
 */
export function searchRows(
  rows: readonly PageRow[],
  search: string,
  status: ItemStatus | null = null,
): readonly PageRow[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0 && status === null) return rows;
  return rows
    .filter(({ page }) => {
      const text = `${page.title} ${page.path}`.toLowerCase();
      return (status === null || page.status === status) && words.every((word) => text.includes(word));
    })
    .map((row) => ({ ...row, level: 0 }));
}
