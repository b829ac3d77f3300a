import type { PageSection } from '@vitrine/domain/page/page-document.ts';
import { expect, it } from 'vitest';
import { addReadySection } from './block-actions.ts';
import { EditorStore } from './editor-store.ts';

const sectionOf = (id: string): PageSection => ({
  id,
  theme: 'light',
  space: 'normal',
  fullWidth: false,
  blocks: [
    {
      id: `${id}-heading`,
      type: 'heading',
      place: { column: 1, columns: 24, row: 1, rows: 3 },
      props: { text: id },
    },
  ],
});
const ids = (store: EditorStore): readonly string[] => store.getState().document.sections.map(({ id }) => id);

it('adds a ready section below the selected block’s one, selects it, and takes it back in one step', () => {
  const saved: string[] = [];
  const store = new EditorStore(
    { version: 2, sections: [sectionOf('one'), sectionOf('two')] },
    (operations) => saved.push(...operations.map(({ kind }) => kind)),
  );
  store.selectBlock('one-heading');
  expect(addReadySection(store, 'Three columns', sectionOf('ready'))).toBe('Three columns added');
  expect(ids(store)).toEqual(['one', 'ready', 'two']);
  expect(store.getState().selection).toEqual({ blocks: [], section: 'ready' });
  expect(store.undo()).toBe('Add Three columns');
  expect(ids(store)).toEqual(['one', 'two']);
  expect(saved).toEqual(['insert-section', 'remove-section']);
});

it('adds it at the end where nothing is selected, and to an empty page', () => {
  const store = new EditorStore({ version: 2, sections: [] }, () => undefined);
  addReadySection(store, 'First', sectionOf('first'));
  store.select({ blocks: [], section: null });
  addReadySection(store, 'Last', sectionOf('last'));
  expect(ids(store)).toEqual(['first', 'last']);
});

it('adds nothing to a page that is only looked at', () => {
  const store = new EditorStore({ version: 2, sections: [sectionOf('one')] }, () => undefined);
  store.lock(true);
  expect(addReadySection(store, 'Another', sectionOf('another'))).toBe('');
  expect(ids(store)).toEqual(['one']);
});
