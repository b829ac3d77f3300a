let isPressed = false;
let isWatched = false;
const waiting = new Set<() => void>();

function lifted(): void {
  isPressed = false;
  // The click that follows comes first.
  setTimeout(() => {
    for (const run of waiting) run();
    waiting.clear();
  });
}

/** From now on it is known whether a finger or a button of the mouse is down. */
export function watchPresses(): void {
  if (isWatched) return;
  isWatched = true;
  addEventListener('pointerdown', () => (isPressed = true), true);
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, lifted, true);
}

/**
 * Runs at once, or when what is pressed has been let go: a row that came between would move the button from under
 * the press, and the press would be lost.
 */
export function whenNotPressed(run: () => void): void {
  if (isPressed) waiting.add(run);
  else run();
}
