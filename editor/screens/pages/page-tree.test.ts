import type { ListedPage } from '@vitrine/contracts/pages.ts';
import { describe, expect, it } from 'vitest';
import { allowsMoves, movePage, rowsOf, searchRows } from './page-tree.ts';

const page = (id: string, parentId: string | null = null, kind: ListedPage['kind'] = 'page'): ListedPage => ({
  id,
  kind,
  title: id,
  path: `/${id.toLowerCase()}`,
  parentId,
  isHome: false,
  isPublished: true,
  status: 'published',
  publishOn: null,
  publishProblem: null,
  hasDraft: false,
  updatedOn: '2026-11-26T10:00:00.000Z',
  revision: 1,
});
const tree = [
  page('Welcome'),
  page('About', null, 'folder'),
  page('Team', 'About'),
  page('Deep', 'About', 'folder'),
  page('Contact'),
];
const ids = (pages: readonly ListedPage[] | null) => pages?.map(({ id }) => id) ?? null;

describe('the rows of the tree', () => {
  it('say where each page is and where its steps lead', () => {
    expect(
      rowsOf(tree).map(({ page: { id }, level, parent, into, isFirst, isLast, isParent }) => ({
        id,
        level,
        parent,
        into,
        ends: `${isFirst ? 'first' : ''}${isLast ? 'last' : ''}`,
        isParent,
      })),
    ).toEqual([
      { id: 'Welcome', level: 0, parent: null, into: null, ends: 'first', isParent: false },
      { id: 'About', level: 0, parent: null, into: null, ends: '', isParent: true },
      { id: 'Team', level: 1, parent: 'About', into: null, ends: 'first', isParent: false },
      { id: 'Deep', level: 1, parent: 'About', into: null, ends: 'last', isParent: false },
      { id: 'Contact', level: 0, parent: null, into: 'About', ends: 'last', isParent: false },
    ]);
  });

  it('are found by words of the title and the address', () => {
    const found = (search: string) => searchRows(rowsOf(tree), search).map((row) => [row.page.id, row.level]);
    expect(found('TEA')).toEqual([['Team', 0]]);
    expect(found('/con act')).toEqual([['Contact', 0]]);
    expect(found('team contact')).toEqual([]);
    expect(found('  ')).toHaveLength(tree.length);
  });

  it('are found by their status, alone and with words', () => {
    const rows = rowsOf(
      tree.map((one) => (one.id.startsWith('T') || one.id === 'Deep' ? { ...one, status: 'draft' } : one)),
    );
    const found = (search: string, status: ListedPage['status'] | null) =>
      searchRows(rows, search, status).map((row) => [row.page.id, row.level]);
    expect(found('', 'draft')).toEqual([
      ['Team', 0],
      ['Deep', 0],
    ]);
    expect(found('deep', 'draft')).toEqual([['Deep', 0]]);
    expect(found('deep', 'published')).toEqual([]);
    expect(found('', null)).toHaveLength(tree.length);
  });
});

describe('a move in the tree', () => {
  it('takes what is inside along', () => {
    expect(ids(movePage(tree, 'About', { parentId: null, after: 'Contact' }))).toEqual([
      'Welcome',
      'Contact',
      'About',
      'Team',
      'Deep',
    ]);
  });

  it('is refused into a page, into the moved page itself, and where the place is gone', () => {
    expect(movePage(tree, 'Contact', { parentId: 'Welcome', after: null })).toBeNull();
    expect(movePage(tree, 'About', { parentId: 'Deep', after: null })).toBeNull();
    expect(movePage(tree, 'Contact', { parentId: null, after: 'gone' })).toBeNull();
    const allows = allowsMoves(tree);
    expect(allows('Contact', { parentId: 'Deep', after: null })).toBe(true);
    expect(allows('Contact', { parentId: 'Team', after: null })).toBe(false);
  });
});
