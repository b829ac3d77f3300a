import type { PageBlock } from '@vitrine/domain/page/page-document.ts';
import { expect, it } from 'vitest';
import { EditorStore } from '../editor-store.ts';
import { dropOn } from './frame-drop.ts';
import { addToList, insertPictures, replacePicture, takeBack } from './place-pictures.ts';

const block = (id: string, type: string, props: PageBlock['props']): PageBlock => ({
  id,
  type,
  place: { column: 1, columns: 12, row: 1, rows: 6 },
  props,
});
const storeOf = (...blocks: readonly PageBlock[]) =>
  new EditorStore(
    {
      version: 2,
      sections: [{ id: 's', theme: 'light', space: 'normal', fullWidth: false, blocks }],
    },
    () => undefined,
  );
const propsOf = (store: EditorStore, id: string) => store.find(id)?.block.props;
const placesOf = (store: EditorStore) =>
  store.getState().document.sections[0]?.blocks.map(({ props, place }) => [props['assetId'], place]);

it('adds pictures to the end of a gallery as one step, and says how many did not fit', () => {
  const many = Array.from({ length: 58 }, (_, at) => ({ assetId: `old-${at}` }));
  const store = storeOf(block('g', 'gallery', { pictures: many }));
  expect(addToList(store, 'g', 'pictures', ['a', 'b', 'c']).said).toBe(
    '2 pictures added. 1 picture did not fit.',
  );
  expect(propsOf(store, 'g')?.['pictures']).toEqual([...many, { assetId: 'a' }, { assetId: 'b' }]);
  expect(addToList(store, 'g', 'pictures', ['d']).said).toBe('No more pictures fit here.');
  expect(store.undo()).toBe('Add 2 pictures');
  expect(propsOf(store, 'g')?.['pictures']).toEqual(many);
  expect(store.undo()).toBeNull();
});

it('replaces the picture of a block, without what was cropped and described of the old one', () => {
  const store = storeOf(
    block('p', 'image', { assetId: 'old', crop: { x: 0 }, altText: 'Old', caption: 'Stays' }),
  );
  expect(replacePicture(store, 'p', 'new').said).toBe('Picture replaced');
  expect(propsOf(store, 'p')).toEqual({ assetId: 'new', caption: 'Stays' });
  expect(store.undo()).toBe('Replace picture');
  expect(propsOf(store, 'p')?.['altText']).toBe('Old');
});

it('puts pictures where they were dropped, selected, as one step', () => {
  const store = storeOf(block('h', 'heading', { text: 'Here' }));
  const section = store.section('s');
  if (section === null) throw new Error('no section');
  const area = { column: 13, columns: 12, row: 2, rows: 9 };
  const placed = insertPictures(store, { section, area, others: new Map() }, ['a', 'b']);
  expect(placed.said).toBe('2 pictures added');
  expect(placesOf(store)?.slice(1)).toEqual([
    ['a', area],
    ['b', { column: 13, columns: 12, row: 11, rows: 9 }],
  ]);
  expect(store.getState().selection.blocks).toEqual(placed.blocks);
  expect(store.undo()).toBe('Add 2 pictures');
  expect(placesOf(store)).toHaveLength(1);
});

it('leaves blocks where they are that were moved while the pictures were on their way', () => {
  const store = storeOf(block('h', 'heading', { text: 'Here' }));
  const section = store.section('s');
  if (section === null) throw new Error('no section');
  const grown = new Map([['h', { column: 1, columns: 12, row: 1, rows: 30 }]]);
  const moved = { column: 5, columns: 12, row: 3, rows: 6 };
  store.change([{ kind: 'place-block', id: 'h', layout: { place: moved } }], { label: 'Move' });
  const area = { column: 1, columns: 12, row: 20, rows: 9 };
  insertPictures(store, { section, area, others: grown }, ['a']);
  expect(store.find('h')?.block.place).toEqual(moved);
});

it('puts pictures into a section of their own on an empty page, and below where the place is gone', () => {
  const empty = new EditorStore({ version: 2, sections: [] }, () => undefined);
  expect(insertPictures(empty, null, ['a', 'b']).blocks).toHaveLength(2);
  expect(empty.getState().document.sections).toHaveLength(1);
  const store = storeOf(block('h', 'heading', { text: 'Here' }));
  const gone = { id: 'gone', theme: 'light', space: 'normal', fullWidth: false, blocks: [] } as const;
  const area = { column: 1, columns: 8, row: 1, rows: 8 };
  insertPictures(store, { section: gone, area, others: new Map() }, ['a']);
  expect(placesOf(store)?.[1]?.[0]).toBe('a');
});

it('takes an upload back: as Undo where it is the last step, else out of what shows it', () => {
  const store = storeOf(
    block('g', 'gallery', { pictures: [{ assetId: 'old' }] }),
    block('p', 'image', { assetId: 'old' }),
  );
  addToList(store, 'g', 'pictures', ['a']);
  takeBack(store, ['a'], []);
  expect(store.getState().history.done).toHaveLength(0);
  expect(propsOf(store, 'g')?.['pictures']).toEqual([{ assetId: 'old' }]);

  addToList(store, 'g', 'pictures', ['a']);
  replacePicture(store, 'p', 'a');
  const { blocks } = insertPictures(store, null, ['a']);
  store.change([{ kind: 'change-props', id: 'p', props: { caption: 'Later' } }], { label: 'Type' });
  takeBack(store, ['a'], blocks);
  expect(propsOf(store, 'g')?.['pictures']).toEqual([{ assetId: 'old' }]);
  expect(propsOf(store, 'p')).toEqual({ caption: 'Later' });
  expect(store.find(blocks[0] ?? '')).toBeNull();
  expect(store.undo()).toBe('Undo upload');
});

it('knows what a block does with a picture that is dropped on it', () => {
  expect(dropOn({ type: 'image' })).toEqual({ kind: 'picture' });
  expect(dropOn({ type: 'gallery' })).toEqual({ kind: 'list', name: 'pictures' });
  expect(dropOn({ type: 'heading' })).toBeNull();
});
