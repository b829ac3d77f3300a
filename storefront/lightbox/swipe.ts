/** Minimum distance of a swipe, pixels. */
const FAR_ENOUGH = 40;

/** Direction of a swipe: 1 to the next picture, -1 to the previous one, 0 for anything else. */
export function swipeOf(across: number, down: number): -1 | 0 | 1 {
  if (Math.abs(across) < FAR_ENOUGH || Math.abs(across) < 1.5 * Math.abs(down)) return 0;
  return across < 0 ? 1 : -1;
}

/** Calls `go` for each swipe of one finger. Two fingers, and a zoomed page, are left to the browser. */
export function watchSwipes(element: HTMLElement, go: (by: -1 | 1) => void): void {
  let from: { readonly id: number; readonly x: number; readonly y: number } | null = null;
  element.addEventListener('pointerdown', (event) => {
    const isPlain = event.isPrimary && event.pointerType !== 'mouse' && (visualViewport?.scale ?? 1) <= 1.01;
    from = isPlain ? { id: event.pointerId, x: event.clientX, y: event.clientY } : null;
  });
  element.addEventListener('pointerup', (event) => {
    if (from === null || from.id !== event.pointerId) return;
    const by = swipeOf(event.clientX - from.x, event.clientY - from.y);
    from = null;
    if (by !== 0) go(by);
  });
  element.addEventListener('pointercancel', () => (from = null));
}
