import { allBlocks } from '../block-actions.ts';
import type { EditorStore } from '../editor-store.ts';
import { spokenSelection } from '../several-blocks.ts';
import type { FrameDom } from './frame-dom.ts';

/** Pixels a pointer moves before a press becomes a band. */
const THRESHOLD = 4;

/**
 * A band drawn from where the pointer was pressed on empty ground: the blocks it touches are selected, with those that
 * were selected `before`. Escape puts the selection back. It ends by itself.
 */
export function startBand(
  press: PointerEvent,
  input: {
    readonly dom: FrameDom;
    readonly store: EditorStore;
    readonly say: (sentence: string) => void;
    readonly before: readonly string[];
    readonly onBand: (box: DOMRect | null) => void;
  },
): void {
  const { dom, store, before } = input;
  const page = dom.document;
  const view = page.defaultView;
  if (view === null) return;
  const start = store.getState().selection;
  const [x, y] = [press.clientX, press.clientY + view.scrollY];
  const abort = new AbortController();
  const { signal } = abort;
  let isDrawn = false;

  const end = (): void => {
    abort.abort();
    input.onBand(null);
  };
  const cancel = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    end();
    store.select(start);
  };
  const draw = (event: PointerEvent): void => {
    if (event.pointerId !== press.pointerId) return;
    const top = y - view.scrollY;
    if (!isDrawn && Math.hypot(event.clientX - x, event.clientY - top) < THRESHOLD) return;
    if (!isDrawn) page.documentElement.setPointerCapture(press.pointerId);
    isDrawn = true;
    const box = new DOMRect(
      Math.min(x, event.clientX),
      Math.min(top, event.clientY),
      Math.abs(event.clientX - x),
      Math.abs(event.clientY - top),
    );
    input.onBand(box);
    const touched = allBlocks(store.getState().document)
      .filter(({ id }) => touches(box, dom.blockElement(id)))
      .map(({ id }) => id);
    const blocks = [...new Set([...before, ...touched])];
    store.select(blocks.length === 0 ? start : { blocks, section: null });
  };
  const drop = (): void => {
    end();
    if (isDrawn && store.getState().selection.blocks.length > 0) input.say(spokenSelection(store));
  };
  page.addEventListener('pointermove', draw, { signal, capture: true });
  page.addEventListener('pointerup', drop, { signal, capture: true });
  page.addEventListener('pointercancel', drop, { signal, capture: true });
  addEventListener('keydown', cancel, { signal, capture: true });
}

function touches(band: DOMRect, element: HTMLElement | null): boolean {
  const box = element?.getBoundingClientRect();
  if (box === undefined || box.width === 0) return false;
  return box.left < band.right && box.right > band.left && box.top < band.bottom && box.bottom > band.top;
}
