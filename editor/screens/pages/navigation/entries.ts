import type { Navigation, NavigationChange, NavigationEntry } from '@vitrine/contracts/navigation.ts';
import type { ListedPage } from '@vitrine/contracts/pages.ts';
import { moveInTree, type Tree, type TreePlace } from '@vitrine/domain/tree/tree.ts';
import { navigation as text } from '../../../text/en-navigation.ts';

export type ListName = 'main' | 'footer';

/** An entry as a row of a flat tree; its id is the screen's own, the server knows none. */
export interface Row {
  readonly id: string;
  readonly parentId: null;
  readonly entry: NavigationEntry;
}

export interface Lists {
  readonly main: readonly Row[];
  readonly footer: readonly Row[];
}

export const rowOf = (entry: NavigationEntry): Row => ({ id: crypto.randomUUID(), parentId: null, entry });

/** What an entry is called for visitors. */
export function nameOf(entry: NavigationEntry): string {
  if (entry.label !== '') return entry.label;
  return entry.kind === 'page' && entry.title !== '' ? entry.title : text.lostPage;
}

/** The entry of a page of the tree. */
export const entryOfPage = ({ id, title, path, isPublished }: ListedPage): NavigationEntry => ({
  kind: 'page',
  pageId: id,
  label: '',
  title,
  path,
  state: isPublished ? 'shown' : 'unpublished',
});

const rowsOf = (entries: readonly NavigationEntry[], before: readonly Row[]): readonly Row[] =>
  entries.map((entry, index) => {
    const row = before[index];
    return row !== undefined && isSame(row.entry, entry) ? { ...row, entry } : rowOf(entry);
  });

/** Rows of an answer. Those in the same place as before keep their ids: what has the focus is not drawn again. */
export function rowsOfAnswer({ main, footer }: Navigation, before: Lists | undefined): Lists {
  return { main: rowsOf(main, before?.main ?? []), footer: rowsOf(footer, before?.footer ?? []) };
}

function isSame(one: NavigationEntry, other: NavigationEntry): boolean {
  if (one.kind === 'page') return other.kind === 'page' && one.pageId === other.pageId;
  return other.kind === 'link' && one.label === other.label;
}

/** The lists as they are sent. */
export function changeOf(rows: readonly Row[]): NavigationChange {
  return rows.map(({ entry }) =>
    entry.kind === 'page' ? { kind: 'page', pageId: entry.pageId, label: entry.label } : { ...entry },
  );
}

/** The rows after a move; null where the place is not there. */
export function moveRow(rows: Tree<Row>, id: string, place: TreePlace): readonly Row[] | null {
  if (place.parentId !== null) return null;
  const moved = moveInTree(rows, id, place);
  return typeof moved === 'string' ? null : moved;
}

/**
 * The pages that no navigation leads to, in the order of the tree: those in a linked folder or index are reached through
 * it, and the home page by the site's name.
 */
export function unlinkedPages(tree: Tree<ListedPage>, { main, footer }: Lists): readonly ListedPage[] {
  const linked = new Set<string>();
  for (const { entry } of [...main, ...footer]) {
    if (entry.kind === 'page') linked.add(entry.pageId);
  }
  const paths = new Set(
    [...main, ...footer].flatMap(({ entry }) => (entry.kind === 'link' ? [entry.url] : [])),
  );
  return tree.filter((page) => {
    const isLinked =
      page.isHome || paths.has(page.path) || linked.has(page.id) || linked.has(page.parentId ?? '');
    if (isLinked) linked.add(page.id);
    return !isLinked;
  });
}
