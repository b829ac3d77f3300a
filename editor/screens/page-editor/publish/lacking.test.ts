import { emptyDocument } from '@vitrine/domain/page/page-document.ts';
import { expect, it } from 'vitest';
import { EditorStore } from '../editor-store.ts';
import { lackingOf } from './lacking.ts';

it('what keeps a page from being published leads to its block, its section or the settings of the page', () => {
  const place = { column: 1, columns: 24, row: 1, rows: 1 };
  const section = { theme: 'light', space: 'normal', fullWidth: false } as const;
  const document = {
    ...emptyDocument,
    sections: [
      { ...section, id: 'top', blocks: [{ id: 'photo', type: 'image', place, props: {} }] },
      { ...section, id: 'under', blocks: [] },
    ],
  };
  const store = new EditorStore(document, () => undefined, 'desktop');
  const found = lackingOf(store, {
    photo: 'Choose a picture.',
    'section:under': 'Choose another background picture.',
    'seo.imageId': 'Choose another picture.',
    gone: 'It was removed since.',
    'section:gone': 'It was removed since.',
  });
  expect(found.map(({ name, words }) => `${name}: ${words}`)).toEqual([
    'Picture: Choose a picture.',
    'Section 2: Choose another background picture.',
    'Page settings: Choose another picture.',
  ]);
  found[1]?.select?.();
  expect(store.getState().selection).toEqual({ blocks: [], section: 'under' });
  found[0]?.select?.();
  expect(store.getState().selection).toEqual({ blocks: ['photo'], section: null });
  expect(found[2]?.select).toBeNull();
});
