import type { Operation } from '@vitrine/domain/page/operation.ts';
import { aBlock, aDocument, aSection } from '@vitrine/domain/page/page-fixture.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EditorStore, nothingSelected } from './editor-store.ts';

const start = aDocument(
  aSection('s1', [aBlock('a'), aBlock('b', { place: { column: 1, columns: 4, row: 9, rows: 2 } })]),
);
const write = (words: string): Operation => ({ kind: 'change-props', id: 'a', props: { text: words } });

let saved: Operation[];
let store: EditorStore;
beforeEach(() => {
  saved = [];
  store = new EditorStore(start, (operations) => saved.push(...operations));
  vi.useFakeTimers({ now: 0 });
  return () => vi.useRealTimers();
});
const words = () => store.find('a')?.block.props['text'];

describe('a step', () => {
  it('is saved, undone, and saved as undone', () => {
    store.change([write('Hello')], { label: 'Typing' });
    expect(words()).toBe('Hello');
    expect(store.undo()).toBe('Typing');
    expect(store.getState().document).toEqual(start);
    expect(store.redo()).toBe('Typing');
    expect(words()).toBe('Hello');
    expect(saved).toHaveLength(3);
  });

  it('of typing on the page is settled at the next pause, or once the text is closed', () => {
    store.selectBlock('a');
    store.edit('a');
    const settled = () => store.find('a', store.getState().settled)?.block.props['text'];
    const before = settled();
    let shown = 0;
    store.subscribe(() => (shown += 1));
    for (const typed of ['H', 'He']) {
      store.change([write(typed)], { label: 'Typing', mergeKey: 'a.text' });
      vi.advanceTimersByTime(200);
    }
    expect(words()).toBe('He');
    expect(settled()).toBe(before);
    vi.advanceTimersByTime(100);
    expect(settled()).toBe('He');
    expect(shown).toBe(3);
    store.change([write('Hel')], { label: 'Typing', mergeKey: 'a.text' });
    store.edit(null);
    expect(settled()).toBe('Hel');
    vi.advanceTimersByTime(1_000);
    expect(shown).toBe(5);
  });

  it('keeps what is selected the same object, so that nothing is drawn for it', () => {
    store.selectBlock('a');
    const { selection } = store.getState();
    store.change([write('Hello')], { label: 'Typing' });
    expect(store.getState().selection).toBe(selection);
  });

  it('takes in the typing that follows it at once, and ends with a selection', () => {
    for (const typed of ['H', 'He', 'Hel'])
      store.change([write(typed)], { label: 'Typing', mergeKey: 'a.text' });
    expect(store.getState().history.done).toHaveLength(1);
    store.selectBlock('b');
    store.change([write('Help')], { label: 'Typing', mergeKey: 'a.text' });
    expect(store.getState().history.done).toHaveLength(2);
    store.undo();
    expect(words()).toBe('Hel');
  });

  it('that changes nothing is none, and neither is a selection, a device or text that is opened', () => {
    store.change([write('Hello')], { label: 'Typing' });
    store.change([write('Hello')], { label: 'Typing' });
    store.selectBlock('a');
    store.edit('a');
    store.show('phone');
    expect(store.getState().history.done).toHaveLength(1);
    expect(saved).toHaveLength(1);
  });

  it('of the text that is open leaves it open when it is undone; another one closes it', () => {
    store.change([write('Hello')], { label: 'Change Heading', mergeKey: 'a#1' });
    store.edit('a');
    store.change([write('Hello there')], { label: 'Typing', mergeKey: 'a.text' });
    store.undo();
    expect(store.getState().editing).toBe('a');
    store.redo();
    expect(store.getState().editing).toBe('a');
    store.undo();
    store.undo();
    expect(store.getState().editing).toBeNull();
    expect(store.getState().document).toEqual(start);
  });

  it('that is refused changes nothing and says why', () => {
    expect(store.change([write('x'), { kind: 'remove-block', id: 'gone' }], { label: 'Delete' })).toBe(
      'This does not fit the page: the block is no longer on the page.',
    );
    expect(store.getState().document).toBe(start);
    expect(saved).toEqual([]);
  });
});

describe('a document of the server', () => {
  it('takes the place of this one without being saved, and undo brings this one back', () => {
    store.change([write('Mine')], { label: 'Typing' });
    store.adopt(aDocument(aSection('s1', [aBlock('a')])), 'Discard changes');
    expect(store.find('b')).toBeNull();
    expect(saved).toHaveLength(1);
    expect(store.undo()).toBe('Discard changes');
    expect(words()).toBe('Mine');
    // What undo did is saved.
    expect(saved.length).toBeGreaterThan(1);
    expect(store.undo()).toBe('Typing');
    expect(store.getState().document).toEqual(start);
  });

  it('that is the same is no step', () => {
    store.adopt(start, 'Discard changes');
    expect(store.getState().history.done).toEqual([]);
  });
});

it('a page that another tab holds is not changed, undone or saved', () => {
  store.change([write('Mine')], { label: 'Typing' });
  store.lock(true);
  store.change([write('More')], { label: 'Typing' });
  expect(store.undo()).toBeNull();
  expect(words()).toBe('Mine');
  expect(saved).toHaveLength(1);
  // Nor is a text opened, in which somebody would type what is lost.
  store.edit('a');
  expect(store.getState().editing).toBeNull();
  store.lock(false);
  store.edit('a');
  expect(store.getState().editing).toBe('a');
});

it('what is selected is never a block that is gone', () => {
  store.selectBlock('b');
  store.change([{ kind: 'remove-block', id: 'b' }], { label: 'Delete' });
  expect(store.getState().selection).toEqual(nothingSelected);
  store.undo();
  expect(store.getState().selection.blocks).toEqual(['b']);
});
