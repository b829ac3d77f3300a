import type { NavigationEntry } from '@vitrine/contracts/navigation.ts';
import type { ListedPage } from '@vitrine/contracts/pages.ts';
import { describe, expect, it } from 'vitest';
import { changeOf, entryOfPage, moveRow, nameOf, type Row, rowsOfAnswer, unlinkedPages } from './entries.ts';

const page = (id: string, more: Partial<ListedPage> = {}): ListedPage => ({
  id,
  kind: 'page',
  title: id,
  path: `/${id}`,
  parentId: null,
  isHome: false,
  isPublished: true,
  status: 'published',
  publishOn: null,
  publishProblem: null,
  hasDraft: false,
  updatedOn: '2026-01-01T00:00:00.000Z',
  revision: 1,
  ...more,
});
const link = (label: string, url: string): NavigationEntry => ({
  kind: 'link',
  label,
  url,
  newWindow: false,
});
const row = (id: string, entry: NavigationEntry): Row => ({ id, parentId: null, entry });
const ids = (moved: readonly Row[] | null) => moved?.map(({ id }) => id);
const answer = (...main: NavigationEntry[]) => ({ revision: 1, version: 'a', main, footer: [] });

describe('the rows of a navigation', () => {
  it('keep their ids where the answer has the same entries', () => {
    const before = {
      main: [row('a', link('Map', 'maps.example.com')), row('b', entryOfPage(page('x')))],
      footer: [],
    };
    const renamed = { ...entryOfPage(page('x')), label: 'X' };
    const { main } = rowsOfAnswer(answer(link('Map', 'https://maps.example.com'), renamed), before);
    expect(main.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(main[0]?.entry).toEqual(link('Map', 'https://maps.example.com'));
    expect(main[1]?.entry.label).toBe('X');
    const other = rowsOfAnswer(answer(link('Other', '/other')), before);
    expect(other.main[0]?.id).not.toBe('a');
  });

  it('are sent without what the server knows of their pages', () => {
    expect(changeOf([row('a', entryOfPage(page('x'))), row('b', link('Map', '/map'))])).toEqual([
      { kind: 'page', pageId: 'x', label: '' },
      { kind: 'link', label: 'Map', url: '/map', newWindow: false },
    ]);
  });

  it('move only among themselves', () => {
    const rows = [row('a', link('A', '/a')), row('b', link('B', '/b')), row('c', link('C', '/c'))];
    expect(ids(moveRow(rows, 'c', { parentId: null, after: null }))).toEqual(['c', 'a', 'b']);
    expect(ids(moveRow(rows, 'a', { parentId: null, after: 'b' }))).toEqual(['b', 'a', 'c']);
    expect(moveRow(rows, 'a', { parentId: 'b', after: null })).toBeNull();
    expect(moveRow(rows, 'gone', { parentId: null, after: null })).toBeNull();
  });

  it('are called by their label, else by the title of the page', () => {
    const entry = entryOfPage(page('Studio'));
    expect(nameOf(entry)).toBe('Studio');
    expect(nameOf({ ...entry, label: 'Visit' } as NavigationEntry)).toBe('Visit');
    expect(nameOf({ ...entry, title: '' } as NavigationEntry)).toBe('Deleted page');
  });
});

describe('pages that are not linked', () => {
  it('are those that no navigation leads to, also not through a folder or a path', () => {
    const tree = [
      page('home', { isHome: true, path: '/' }),
      page('about'),
      page('guides', { kind: 'folder' }),
      page('care', { parentId: 'guides' }),
      page('more', { kind: 'index', parentId: 'guides' }),
      page('glaze', { parentId: 'more' }),
      page('terms'),
      page('hidden', { isPublished: false }),
    ];
    const lists = {
      main: [row('a', entryOfPage(page('guides')))],
      footer: [row('b', link('Terms', '/terms'))],
    };
    expect(unlinkedPages(tree, lists).map(({ id }) => id)).toEqual(['about', 'hidden']);
    expect(unlinkedPages(tree, { main: [], footer: [] })).toHaveLength(7);
  });
});
