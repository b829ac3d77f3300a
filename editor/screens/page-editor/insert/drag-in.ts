import type { PointerEvent as ReactPointerEvent } from 'react';
import { pageCanvas } from '../../../text/en-page-canvas.ts';
import type { FrameDom } from '../canvas/frame-dom.ts';
import { scrollStep } from '../canvas/scroll-near.ts';
import type { Insertion } from './insertion.ts';
import styles from './drag-in.module.css';
import { showMark } from './landing-mark.ts';

/** Pixels a mouse moves before a press becomes a drag. */
const THRESHOLD = 4;
/** Milliseconds that a finger rests before it drags; a finger that moves earlier scrolls the list. */
const LONG_PRESS = 320;
/** Pixels a resting finger may move. */
const FINGER = 8;
/** Pixels between the pointer and the name that follows it. */
const OFFSET = 14;

interface DragIn {
  readonly dom: FrameDom;
  readonly name: string;
  readonly begin: () => Insertion;
  readonly say: (sentence: string) => void;
  /** Called after it was dropped on the page. */
  readonly onDropped: () => void;
}

/**
 * Drags something new from the control it is pressed on to the page in the frame. A press without a drag stays a press.
 * The control has the pointer captured, so that the frame under it gets none of it. Nothing of it is React's: the
 * name at the pointer and the box where it lands are moved once per animation frame.
 */
export function startDragIn(press: ReactPointerEvent<HTMLElement>, input: DragIn): void {
  if (press.button !== 0 || !press.isPrimary) return;
  const control: HTMLElement = press.currentTarget;
  const { pointerId, clientX: startX, clientY: startY } = press;
  const isFinger = press.pointerType === 'touch';
  const abort = new AbortController();
  const { signal } = abort;
  let [x, y] = [startX, startY];
  let drag: Drag | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = (): void => {
    clearTimeout(timer);
    abort.abort();
  };
  const begin = (): void => {
    control.setPointerCapture(pointerId);
    drag = new Drag(control, input);
    drag.moveTo(x, y);
  };
  const finish = (isDropped: boolean, isReleased = true): void => {
    stop();
    const said = drag?.end(isDropped) ?? null;
    if (drag === null) return;
    swallowClick(isReleased);
    input.say(said ?? pageCanvas.notAdded(input.name));
    if (said !== null) input.onDropped();
  };

  control.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId !== pointerId) return;
      ({ clientX: x, clientY: y } = event);
      const moved = Math.hypot(x - startX, y - startY);
      if (drag !== null) drag.moveTo(x, y);
      else if (isFinger && moved > FINGER) stop();
      else if (!isFinger && moved >= THRESHOLD) begin();
    },
    { signal },
  );
  control.addEventListener('pointerup', () => finish(true), { signal });
  control.addEventListener('pointercancel', () => finish(false), { signal });
  control.addEventListener(
    'lostpointercapture',
    (event) => {
      // A finger is captured by what is inside the control first.
      if (event.target === control) finish(false);
    },
    { signal },
  );
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || drag === null) return;
      event.preventDefault();
      event.stopPropagation();
      finish(false, false);
    },
    { signal, capture: true },
  );
  if (!isFinger) {
    // Without a capture yet, a fast mouse leaves the control before it has moved far enough.
    control.setPointerCapture(pointerId);
    return;
  }
  timer = setTimeout(begin, LONG_PRESS);
  // A finger that drags does not scroll the list, nor open what a long press opens.
  control.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
}

/**
 * Keeps a list from scrolling under a finger that drags out of it. It listens from the beginning, since a browser may
 * not ask listeners that come after the finger. Returns the unsubscriber.
 */
export function holdScrolling(list: HTMLElement): () => void {
  list.addEventListener('touchmove', holdWhileDragging, { passive: false });
  return () => list.removeEventListener('touchmove', holdWhileDragging);
}

function holdWhileDragging(event: TouchEvent): void {
  if (document.querySelector(`.${styles['ghost'] ?? ''}`) !== null) event.preventDefault();
}

/** One drag, from its first movement to its end. */
class Drag {
  readonly #input: DragIn;
  readonly #insertion: Insertion;
  readonly #frame: HTMLElement | null;
  readonly #pane: HTMLElement | null;
  readonly #list: HTMLElement | null;
  readonly #ghost = document.createElement('div');
  readonly #mark = document.createElement('div');
  #planned = 0;
  #x = 0;
  #y = 0;
  #isOver = false;

  constructor(control: HTMLElement, input: DragIn) {
    this.#input = input;
    this.#insertion = input.begin();
    this.#frame = document.querySelector<HTMLElement>('[data-canvas-frame]');
    this.#pane = document.querySelector<HTMLElement>('[data-canvas-pane]');
    this.#list = control.closest<HTMLElement>('[data-zone]');
    this.#ghost.className = styles['ghost'] ?? '';
    this.#ghost.textContent = input.name;
    this.#mark.hidden = true;
    for (const element of [this.#mark, this.#ghost]) {
      element.ariaHidden = 'true';
      document.body.append(element);
    }
    document.documentElement.classList.add(styles['dragging'] ?? '');
    // A list that lies above the page leaves it free.
    const [list, pane] = [this.#list?.getBoundingClientRect(), this.#pane?.getBoundingClientRect()];
    const covers =
      list !== undefined &&
      pane !== undefined &&
      list.right > pane.left + 1 &&
      list.bottom > pane.top + 1 &&
      list.left < pane.right - 1;
    if (covers) this.#list?.setAttribute('data-away', '');
    this.#plan();
  }

  moveTo(x: number, y: number): void {
    this.#x = x;
    this.#y = y;
  }

  /** Takes everything of the drag off the screen. Returns what is said of what was dropped; null where nothing was. */
  end(isDropped: boolean): string | null {
    cancelAnimationFrame(this.#planned);
    if (isDropped) this.#follow();
    this.#ghost.remove();
    this.#mark.remove();
    document.documentElement.classList.remove(styles['dragging'] ?? '');
    this.#list?.removeAttribute('data-away');
    this.#insertion.end();
    return isDropped && this.#isOver ? this.#insertion.drop() : null;
  }

  /** In each animation frame: a page that scrolls moves under a pointer that rests. */
  #plan(): void {
    this.#planned = requestAnimationFrame(() => {
      this.#follow();
      this.#plan();
    });
  }

  #follow(): void {
    const frame = this.#frame;
    const pane = this.#pane;
    const view = this.#input.dom.document.defaultView;
    this.#ghost.style.translate = `${this.#x + OFFSET}px ${this.#y + OFFSET}px`;
    if (frame === null || pane === null || view === null) return;
    const seen = pane.getBoundingClientRect();
    this.#isOver =
      this.#x >= seen.left && this.#x < seen.right && this.#y >= seen.top && this.#y < seen.bottom;
    this.#mark.hidden = !this.#isOver;
    if (!this.#isOver) return;
    const across = scrollStep(this.#x - seen.left, seen.width);
    if (pane.scrollWidth > pane.clientWidth && across !== 0) pane.scrollBy({ left: across });
    const box = frame.getBoundingClientRect();
    const scale = box.width / frame.offsetWidth;
    const inFrame = { x: (this.#x - box.left) / scale, y: (this.#y - box.top) / scale };
    const down = scrollStep(this.#y - seen.top, seen.height);
    if (down !== 0) view.scrollBy({ top: down / scale, behavior: 'instant' });
    showMark(this.#mark, this.#insertion.follow(inFrame.x, inFrame.y), { seen, box, scale });
  }
}

/** The press that ends a drag, or that is let go after Escape ended it, is none of the control. */
function swallowClick(isReleased: boolean): void {
  addEventListener('click', swallow, { capture: true, once: true });
  const end = (): void => {
    setTimeout(() => removeEventListener('click', swallow, { capture: true }), 50);
  };
  if (isReleased) end();
  else addEventListener('pointerup', end, { capture: true, once: true });
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
