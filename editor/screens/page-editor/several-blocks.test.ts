import { aBlock, aDocument, aSection } from '@vitrine/domain/page/page-fixture.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { EditorStore } from './editor-store.ts';
import { alignSelected, distributeSelected, selectMore, selectSection } from './several-blocks.ts';

const at = (column: number, row: number) => ({ place: { column, columns: 4, row, rows: 2 } });
const start = aDocument(
  aSection('s1', [aBlock('a', at(1, 1)), aBlock('b', at(9, 4)), aBlock('c', at(5, 9))]),
  aSection('s2', [aBlock('d', at(13, 3))]),
);
let store: EditorStore;
beforeEach(() => {
  store = new EditorStore(start, () => undefined);
});
const selected = () => store.getState().selection.blocks;
const select = (...blocks: string[]) => store.select({ blocks, section: null });
const placeOf = (id: string) => store.find(id)?.block.place;

describe('selecting more', () => {
  it('goes on from the last one, back to the first one and beyond it', () => {
    store.selectBlock('b');
    selectMore(store, 1);
    expect(selected()).toEqual(['b', 'c']);
    selectMore(store, 1);
    expect(selected()).toEqual(['b', 'c', 'd']);
    expect(selectMore(store, 1)).toBe('3 blocks selected');
    selectMore(store, -1);
    selectMore(store, -1);
    selectMore(store, -1);
    expect(selected()).toEqual(['b', 'a']);
  });

  it('takes all of the section that is selected, or in which something is', () => {
    store.selectBlock('d');
    expect(selectSection(store)).toMatch(/row 3, columns 13 to 16$/);
    store.select({ blocks: [], section: 's1' });
    selectSection(store);
    expect(selected()).toEqual(['a', 'b', 'c']);
  });
});

describe('aligning', () => {
  it('is one step, which undo takes back', () => {
    select('a', 'b', 'c');
    expect(alignSelected(store, 'right')).toBe('Aligned right');
    expect(['a', 'b', 'c'].map((id) => placeOf(id)?.column)).toEqual([9, 9, 9]);
    expect(store.undo()).toBe('Align right');
    expect(store.getState().document).toEqual(start);
    expect(store.undo()).toBeNull();
  });

  it('sets columns across sections and rows within each', () => {
    select('b', 'c', 'd');
    alignSelected(store, 'left');
    expect(['b', 'c', 'd'].map((id) => placeOf(id)?.column)).toEqual([5, 5, 5]);
    store.undo();
    select('b', 'c', 'd');
    alignSelected(store, 'top');
    expect(['b', 'c', 'd'].map((id) => placeOf(id)?.row)).toEqual([4, 4, 3]);
  });

  it('makes no step where they are aligned already', () => {
    select('d');
    expect(alignSelected(store, 'left')).toBe('They are aligned already.');
    expect(store.getState().history.done).toEqual([]);
  });

  it('on a phone leaves the desktop alone and keeps the others where they are shown', () => {
    store.show('phone');
    select('a', 'b');
    alignSelected(store, 'top');
    expect(placeOf('a')).toEqual(at(1, 1).place);
    expect(store.find('b')?.block.phone?.row).toBe(1);
    expect(store.find('c')?.block.phone).toBeDefined();
    expect(store.find('d')?.block.phone).toBeUndefined();
  });
});

describe('equal spaces', () => {
  it('are made across blocks of several sections, as one step', () => {
    select('a', 'b', 'd');
    expect(distributeSelected(store, 'across')).toBe('Spaced evenly across');
    expect(placeOf('b')).toMatchObject({ column: 7, row: 4 });
    expect(distributeSelected(store, 'across')).toBe('They are spaced evenly already.');
    expect(store.undo()).toBe('Space evenly across');
    expect(placeOf('b')).toMatchObject({ column: 9 });
  });

  it('are made down the rows of one section, and need three blocks of it', () => {
    select('a', 'b', 'd');
    expect(distributeSelected(store, 'down')).toBe('Select three blocks or more to space them evenly.');
    select('a', 'b', 'c');
    expect(distributeSelected(store, 'down')).toBe('Spaced evenly down');
    expect(placeOf('b')).toMatchObject({ row: 5 });
  });
});
