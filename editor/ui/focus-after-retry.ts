/** Ancestors of the pressed button, innermost first; empty when no retry is pending. */
let around: readonly Element[] = [];

/** Stores where "Try again" was pressed, since the button is removed. */
export function rememberRetry(button: Element): void {
  const found: Element[] = [];
  for (let at = button.parentElement; at !== null; at = at.parentElement) found.push(at);
  around = found;
}

/** Whether a retry is on its way that will place the focus itself. */
export const isRetryPending = (): boolean => around.length > 0;

/**
 * When the retry has finished, moves the focus to the heading or first row of the result, or to the new button after
 * another failure. Does nothing when the focus has moved elsewhere meanwhile.
 */
export function focusAfterRetry(): void {
  const places = around.filter((place) => place.isConnected);
  if (places[0]?.querySelector('[aria-busy=true]') !== null) return;
  around = [];
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  for (const place of places) {
    const target =
      place.querySelector<HTMLElement>('[data-again]') ??
      place.querySelector<HTMLElement>('h1, h2, h3') ??
      place.querySelector<HTMLElement>('tbody a[href]') ??
      place.querySelector<HTMLElement>('a[href], button, input');
    if (target === null) continue;
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus();
    return;
  }
}
