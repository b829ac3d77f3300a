import { pageEditor as words } from '../../text/en-page-editor.ts';
import { useDeskKeys } from '../../ui/use-desk-keys.ts';
import { useSpeech } from './speech.tsx';
import { useEditorStore } from './use-editor.ts';

/** The keys of a desk for the page that is edited; says what was undone. */
export function usePageKeys(): void {
  const store = useEditorStore();
  const say = useSpeech();
  useDeskKeys({
    undo: () => {
      const label = store.undo();
      if (label !== null) say(words.undone(label));
    },
    redo: () => {
      const label = store.redo();
      if (label !== null) say(words.redone(label));
    },
  });
}
