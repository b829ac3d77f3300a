import { expect, it } from 'vitest';
import { addView, changeView, MAX_VIEWS, moveView, removeView, type SavedView } from './saved-views.ts';

const view = (name: string): SavedView => ({ id: name.toLowerCase(), name, query: {}, hidden: null });
const three = ['A', 'B', 'C'].map(view);
const names = (result: ReturnType<typeof moveView>): string =>
  result.ok ? result.value.map(({ name }) => name).join('') : result.error.code;

it('adds a view last, or back at the place it was deleted from', () => {
  const added = addView(three, view('D'));
  expect(added.ok && added.value.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D']);
  const back = addView(three, view('D'), 1);
  expect(back.ok && back.value.map(({ name }) => name)).toEqual(['A', 'D', 'B', 'C']);
});

it('refuses a name that differs from another only in case or spaces, and one view too many', () => {
  expect(addView([view('To  send')], view('to send '))).toMatchObject({
    error: { code: 'VIEW_NAME_TAKEN' },
  });
  const many = Array.from({ length: MAX_VIEWS }, (_, at) => view(`V${at}`));
  expect(addView(many, view('Last'))).toMatchObject({ error: { code: 'VIEW_LIMIT' } });
  expect(changeView(three, 'a', { name: 'b' })).toMatchObject({ error: { code: 'VIEW_NAME_TAKEN' } });
});

it('changes only what is given, and a view may keep its own name', () => {
  const changed = changeView(three, 'b', { name: 'b', query: { status: 'paid' } });
  expect(changed).toMatchObject({ value: [{}, { name: 'b', query: { status: 'paid' }, hidden: null }, {}] });
});

it('moves a view between the others', () => {
  expect(names(moveView(three, 'c', 0))).toBe('CAB');
  expect(names(moveView(three, 'a', 1))).toBe('BAC');
  expect(names(moveView(three, 'a', 9))).toBe('BCA');
  expect(names(moveView(three, 'x', 0))).toBe('VIEW_NOT_FOUND');
});

it('removes a view once', () => {
  expect(names(removeView(three, 'b'))).toBe('AC');
  expect(names(removeView(three, 'x'))).toBe('VIEW_NOT_FOUND');
});
