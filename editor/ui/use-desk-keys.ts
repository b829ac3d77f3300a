import { useEffect } from 'react';
import { nextZone } from './next-zone.ts';
import { useLatest } from './use-latest.ts';

/**
 * Keys that work everywhere on a screen that fills the window: F6 through its zones, Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y, and
 * Ctrl+S where it publishes. In a field that was typed in since it has the focus, Ctrl+Z is the browser's. Returns the
 * handler for keys that are pressed in a page that it shows.
 */
export function useDeskKeys(act: {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly publish?: () => void;
}): (event: KeyboardEvent) => void {
  const latest = useLatest(act);
  const handle = (event: KeyboardEvent, typedIn: EventTarget | null): void => {
    if (document.querySelector('[role=dialog]') !== null) return;
    if (event.key === 'F6') {
      event.preventDefault();
      nextZone(event.shiftKey ? -1 : 1);
      return;
    }
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const { undo, redo, publish } = latest.current;
    if (key === 's' && publish !== undefined) {
      event.preventDefault();
      publish();
      return;
    }
    const isUndo = key === 'z' && !event.shiftKey;
    const isRedo = (key === 'z' && event.shiftKey) || key === 'y';
    if ((!isUndo && !isRedo) || (typedIn !== null && typedIn === event.target)) return;
    event.preventDefault();
    if (isUndo) undo();
    else redo();
  };
  const latestHandle = useLatest(handle);
  useEffect(() => {
    let typedIn: EventTarget | null = null;
    const onInput = ({ target }: Event): void => {
      typedIn = target;
    };
    const onFocus = (): void => {
      typedIn = null;
    };
    const onKeyDown = (event: KeyboardEvent): void => latestHandle.current(event, typedIn);
    addEventListener('input', onInput, { capture: true });
    addEventListener('focusin', onFocus, { capture: true });
    addEventListener('keydown', onKeyDown);
    return () => {
      removeEventListener('input', onInput, { capture: true });
      removeEventListener('focusin', onFocus, { capture: true });
      removeEventListener('keydown', onKeyDown);
    };
  }, [latestHandle]);
  return (event) => handle(event, null);
}
