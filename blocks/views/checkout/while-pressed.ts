let isPressed = false;
let isWatched = false;
let ending: ReturnType<typeof setTimeout> | undefined;
const waiting = new Set<() => void>();

/** Milliseconds within which a finger's click follows it; a mouse's comes with its button. */
const CLICK_MS = 350;

function press(event: PointerEvent): void {
  // Other mouse buttons are ignored: once a context menu is open, their release is not reported.
  if (!event.isPrimary || event.button !== 0) return;
  clearTimeout(ending);
  isPressed = true;
}

function lift(event: Event): void {
  if (!isPressed) return;
  clearTimeout(ending);
  const isAwaitingClick =
    event.type === 'pointerup' && event instanceof PointerEvent && event.pointerType !== 'mouse';
  // The click comes first.
  ending = setTimeout(end, isAwaitingClick ? CLICK_MS : 0);
}

function end(): void {
  isPressed = false;
  for (const run of waiting) run();
  waiting.clear();
}

/** Starts tracking whether a finger or the mouse button is down. */
export function watchPresses(): void {
  if (isWatched) return;
  isWatched = true;
  addEventListener('pointerdown', press, true);
  for (const name of ['pointerup', 'click', 'pointercancel', 'contextmenu', 'dragend']) {
    addEventListener(name, lift, true);
  }
}

/**
 * Runs at once, or when the pointer is released: a click on "Pay" means the total that was visible, and nothing may
 * move during a press.
 */
export function whenNotPressed(run: () => void): void {
  if (isPressed) waiting.add(run);
  else run();
}
