import type { EditorStore } from '../editor-store.ts';
import type { FrameDom } from './frame-dom.ts';
import type { TypedAhead } from './typed-ahead.ts';

/** Where the text of a block is edited on the canvas. */
export interface TextPlace {
  readonly dom: FrameDom;
  readonly store: EditorStore;
  /** What was typed before the text was open. */
  readonly ahead: TypedAhead;
  readonly id: string;
  readonly element: HTMLElement;
  /** The prop that is edited. */
  readonly name: string;
  readonly label: string;
}

/** Gives the focus back to the canvas after text was edited. */
export function focusCanvas(): void {
  document.querySelector<HTMLElement>('[data-canvas-focus]')?.focus({ preventScroll: true });
}

/** Whether a key undoes or does again. In an open text both go through the page's steps, which are the text's own too. */
export function textTravelOf(event: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' ? 'redo' : null;
}
