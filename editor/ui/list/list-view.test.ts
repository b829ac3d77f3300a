import { expect, it } from 'vitest';
import { type ListView, queryKey, searchOf, shownView } from './list-view.ts';

const view = (id: string, query: Record<string, string>): ListView => ({
  id,
  name: id,
  query,
  hidden: null,
  isOwn: false,
});
const views = [
  view('all', {}),
  view('drafts', { status: 'draft' }),
  view('mine', { status: 'draft' }),
] as const;

it('shows the view that the address names, also when it was changed since', () => {
  expect(shownView([...views], 'mine', { status: 'draft', search: 'x' }).id).toBe('mine');
});

it('shows the view with the same query when the address names none, or one that is gone', () => {
  expect(shownView([...views], null, { status: 'draft' }).id).toBe('drafts');
  expect(shownView([...views], 'deleted', { status: 'draft' }).id).toBe('drafts');
  expect(shownView([...views], null, { status: 'archived' }).id).toBe('all');
});

it('compares queries whatever the order of their parameters', () => {
  expect(queryKey({ a: '1', b: '2' })).toBe(queryKey({ b: '2', a: '1' }));
  expect(queryKey({ a: '1' })).not.toBe(queryKey({ a: '2' }));
});

it('names a view in its address, except "All"', () => {
  expect(searchOf(views[0])).toBe('');
  expect(searchOf(views[1])).toBe('?status=draft&view=drafts');
});
