import { useEffect } from 'react';
import { pageEditor as words } from '../../text/en-page-editor.ts';
import { nextZone } from '../../ui/next-zone.ts';
import { useSpeech } from './speech.tsx';
import { useEditorStore } from './use-editor.ts';

/**
 * Keys that work everywhere on the desk: undo and redo, F6 through its zones. In a field that was typed in since it has
 * the focus, Ctrl+Z is the browser's.
 */
export function useDeskKeys(): void {
  const store = useEditorStore();
  const say = useSpeech();
  useEffect(() => {
    let typedIn: EventTarget | null = null;
    const onInput = (event: Event): void => {
      typedIn = event.target;
    };
    const onFocus = (): void => {
      typedIn = null;
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (document.querySelector('[role=dialog]') !== null) return;
      if (event.key === 'F6') {
        event.preventDefault();
        nextZone(event.shiftKey ? -1 : 1);
        return;
      }
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const isUndo = key === 'z' && !event.shiftKey;
      const isRedo = (key === 'z' && event.shiftKey) || key === 'y';
      if ((!isUndo && !isRedo) || (typedIn !== null && typedIn === event.target)) return;
      event.preventDefault();
      const label = isUndo ? store.undo() : store.redo();
      if (label !== null) say(isUndo ? words.undone(label) : words.redone(label));
    };
    addEventListener('input', onInput, { capture: true });
    addEventListener('focusin', onFocus, { capture: true });
    addEventListener('keydown', onKeyDown);
    return () => {
      removeEventListener('input', onInput, { capture: true });
      removeEventListener('focusin', onFocus, { capture: true });
      removeEventListener('keydown', onKeyDown);
    };
  }, [store, say]);
}
