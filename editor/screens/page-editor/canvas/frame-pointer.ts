import { describedBlock } from '@vitrine/blocks/block-list.ts';
import { notifications } from '@mantine/notifications';
import { nextUnder } from '@vitrine/domain/page/blocks-under.ts';
import { pageCanvas } from '../../../text/en-page-canvas.ts';
import { placeBlock } from '../block-actions.ts';
import { spokenBlock } from '../block-names.ts';
import type { EditorStore } from '../editor-store.ts';
import type { FrameDom } from './frame-dom.ts';
import { BlockDrag, type Landing, wholeBlock } from './move-block.ts';
import { startBand } from './rubber-band.ts';

/** Pixels a pointer moves before a press becomes a drag. */
const THRESHOLD = 4;
/** Milliseconds that a finger rests on a block before it drags it; a finger that moves earlier scrolls the page. */
const LONG_PRESS = 380;
/** Pixels a resting finger may move. */
const FINGER = 8;

/** A pointer that is pressed on a block, in pixels of the frame's viewport. */
interface Press {
  readonly x: number;
  readonly y: number;
  readonly id: string;
  readonly pointer: number;
}

/**
 * Pointers on the page in the frame: hover outlines, a press selects, a drag moves, a double click edits the text where
 * it stands. Returns the unsubscriber.
 */
export function listenToFrame(input: {
  readonly dom: FrameDom;
  readonly store: EditorStore;
  readonly say: (sentence: string) => void;
  readonly onLanding: (landing: Landing | null) => void;
  /** Called when something was chosen by pointer: the canvas takes the focus. */
  readonly onChosen: () => void;
  readonly onHover: (box: DOMRect | null) => void;
  /** The rubber band, in pixels of the frame's viewport; null when it is over. */
  readonly onBand: (box: DOMRect | null) => void;
}): () => void {
  const { dom, store, say } = input;
  const page = dom.document;
  const abort = new AbortController();
  const on = <K extends keyof DocumentEventMap>(
    type: K,
    listener: (event: DocumentEventMap[K]) => void,
  ): void => page.addEventListener(type, listener, { signal: abort.signal, capture: true });
  let press: Press | null = null;
  let drag: BlockDrag | null = null;
  /** Where a finger pressed: it chooses when it is let go, since a finger that moves scrolls the page. */
  /** Where a finger rests, until it has rested long enough to drag. */
  let rest: ReturnType<typeof setTimeout> | undefined;
  let resting: { readonly x: number; readonly y: number } | null = null;
  let tap: { readonly target: EventTarget | null; readonly pointer: number } | null = null;

  const finish = (isDropped: boolean): void => {
    const id = press?.id;
    press = null;
    if (drag === null && id !== undefined && isDropped) store.selectBlock(id);
    if (drag === null || id === undefined) return;
    const landing = drag.end();
    const { isRefused } = drag;
    drag = null;
    input.onLanding(null);
    page.documentElement.style.removeProperty('cursor');
    if (isDropped && isRefused) {
      say(pageCanvas.sharedRefuses);
      notifications.show({ message: pageCanvas.sharedRefuses });
    }
    if (!isDropped || landing === null) return;
    say(placeBlock(store, id, landing));
  };

  on('pointerover', (event) => {
    const block = drag === null ? blockAt(event.target) : null;
    const isSelected = block !== null && store.getState().selection.blocks.includes(block.id);
    input.onHover(block === null || isSelected ? null : block.element.getBoundingClientRect());
  });
  page.documentElement.addEventListener('pointerleave', () => input.onHover(null), { signal: abort.signal });

  on('pointerdown', (event) => {
    if (event.button !== 0 || isEditable(event.target)) return;
    if (event.pointerType === 'touch') {
      // The mouse events that would follow take the focus into the frame.
      event.preventDefault();
      clearTimeout(rest);
      tap = event.isPrimary ? { target: event.target, pointer: event.pointerId } : null;
      if (!event.isPrimary) {
        // Two fingers zoom.
        finish(false);
        return;
      }
      const { clientX: x, clientY: y, pointerId: pointer } = event;
      const id = blockAt(event.target)?.id;
      resting = { x, y };
      if (id !== undefined && !store.getState().isLocked)
        rest = setTimeout(() => pickUp({ x, y, id, pointer }), LONG_PRESS);
      return;
    }
    // The focus stays outside: keys are those of the canvas.
    event.preventDefault();
    if (event.altKey) {
      chooseUnder(event.clientX, event.clientY);
      return;
    }
    const block = blockAt(event.target);
    if (block === null) {
      const isMore = event.shiftKey || event.metaKey || event.ctrlKey;
      const before = isMore ? store.getState().selection.blocks : [];
      if (!isMore) store.select({ blocks: [], section: sectionAt(event.target) });
      input.onChosen();
      startBand(event, { dom, store, say, before, onBand: input.onBand });
      return;
    }
    const { blocks } = store.getState().selection;
    if (event.shiftKey || event.metaKey || event.ctrlKey) {
      const others = blocks.filter((id) => id !== block.id);
      store.select({ blocks: blocks.includes(block.id) ? others : [...blocks, block.id], section: null });
    } else {
      // Several that are selected are dragged together; one of them is chosen when it is let go without a drag.
      if (!blocks.includes(block.id)) store.selectBlock(block.id);
      press = { x: event.clientX, y: event.clientY, id: block.id, pointer: event.pointerId };
    }
    input.onHover(null);
    input.onChosen();
    const found = store.find(block.id);
    if (found !== null) say(spokenBlock(found.block));
  });

  const begin = (from: Press): void => {
    const found = store.find(from.id);
    if (found === null) return;
    drag = new BlockDrag({
      dom,
      blockId: from.id,
      together: store.getState().selection.blocks,
      sectionId: found.section.id,
      page: store.getState().document,
      device: store.getState().device,
      edges: wholeBlock,
      x: from.x,
      y: from.y,
    });
    page.documentElement.setPointerCapture(from.pointer);
  };
  /** A finger rested on a block: it follows the finger now. */
  const pickUp = (from: Press): void => {
    tap = null;
    if (!store.getState().selection.blocks.includes(from.id)) store.selectBlock(from.id);
    input.onChosen();
    press = from;
    begin(from);
    const found = store.find(from.id);
    if (found !== null) say(spokenBlock(found.block));
    navigator.vibrate?.(10);
  };
  // What the browser would do with a finger that is dragged or rests. It listens from the beginning, since a browser may
  // not ask listeners that come after the finger.
  page.addEventListener(
    'touchmove',
    (event) => {
      if (drag !== null && event.cancelable) event.preventDefault();
    },
    { signal: abort.signal, passive: false },
  );
  on('contextmenu', (event) => {
    if (drag !== null || tap !== null) event.preventDefault();
  });
  on('pointermove', (event) => {
    if (resting !== null && Math.hypot(event.clientX - resting.x, event.clientY - resting.y) > FINGER)
      clearTimeout(rest);
    if (press === null || event.pointerId !== press.pointer || store.getState().isLocked) return;
    if (drag === null) {
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < THRESHOLD) return;
      begin(press);
    }
    if (drag === null) return;
    const landing = drag.move(event.clientX, event.clientY);
    page.documentElement.style.cursor = drag.isRefused ? 'not-allowed' : '';
    input.onLanding(landing);
  });
  on('pointerup', (event) => {
    clearTimeout(rest);
    if (tap === null) finish(true);
    else if (tap.pointer === event.pointerId) chooseByTap(tap.target);
    tap = null;
  });
  on('pointercancel', () => {
    clearTimeout(rest);
    tap = null;
    finish(false);
  });
  on('keydown', (event) => {
    if (event.key === 'Escape') finish(false);
  });
  const escape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && drag !== null) finish(false);
  };
  addEventListener('keydown', escape, { signal: abort.signal, capture: true });

  /** Of the blocks at a point, the next one under the selected one. */
  const chooseUnder = (x: number, y: number): void => {
    const ids = page.elementsFromPoint(x, y).flatMap((element) => blockAt(element)?.id ?? []);
    const pile = [...new Set(ids)];
    const [selected] = store.getState().selection.blocks;
    const next = store.find(nextUnder(pile, selected) ?? '');
    if (next === null) return;
    store.selectBlock(next.block.id);
    input.onChosen();
    say(`${spokenBlock(next.block)}, ${pageCanvas.layerOf(pile.indexOf(next.block.id) + 1, pile.length)}`);
  };
  const editText = (id: string): void => {
    const type = store.find(id)?.block.type;
    if (type !== undefined && describedBlock(type)?.inPlace !== undefined) store.edit(id);
  };
  /** A tap chooses; a tap on what is chosen edits its text. */
  const chooseByTap = (target: EventTarget | null): void => {
    const block = blockAt(target);
    const { selection, editing, isLocked } = store.getState();
    if (block === null) store.select({ blocks: [], section: sectionAt(target) });
    else if (selection.blocks.join() === block.id) {
      if (editing === null && !isLocked) editText(block.id);
      return;
    } else store.selectBlock(block.id);
    input.onChosen();
    const found = block === null ? null : store.find(block.id);
    if (found !== null) say(spokenBlock(found.block));
  };
  on('dblclick', (event) => {
    const block = blockAt(event.target);
    if (block !== null) editText(block.id);
  });

  return () => {
    clearTimeout(rest);
    abort.abort();
  };
}

// Elements of the frame belong to another realm: `instanceof` of this one is always false.
const closest = (target: EventTarget | null, selector: string): HTMLElement | null =>
  target !== null && 'closest' in target && typeof target.closest === 'function'
    ? (target as Element).closest<HTMLElement>(selector)
    : null;

function blockAt(target: EventTarget | null): { readonly id: string; readonly element: HTMLElement } | null {
  const element = closest(target, '[data-block-id]');
  const id = element?.dataset['blockId'];
  return element === null || id === undefined ? null : { id, element };
}

function sectionAt(target: EventTarget | null): string | null {
  return closest(target, '[data-section-id]')?.dataset['sectionId'] ?? null;
}

function isEditable(target: EventTarget | null): boolean {
  return closest(target, '[contenteditable]:not([contenteditable=false])') !== null;
}
