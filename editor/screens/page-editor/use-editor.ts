import { createContext, useContext, useSyncExternalStore } from 'react';
import type { EditorState, EditorStore } from './editor-store.ts';

/** The store of the page that is open. */
export const EditorContext = createContext<EditorStore | null>(null);

/** @throws outside of the page editor */
export function useEditorStore(): EditorStore {
  const store = useContext(EditorContext);
  if (store === null) throw new Error('there is no page editor around this component');
  return store;
}

/** A part of the editor's state; the component renders again only when that part is another value. */
export function useEditor<T>(part: (state: EditorState) => T): T {
  const store = useEditorStore();
  return useSyncExternalStore(store.subscribe, () => part(store.getState()));
}
