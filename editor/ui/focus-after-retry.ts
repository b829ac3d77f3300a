/** What the button lay in, from the inside outwards; empty when nobody waits for an answer. */
let around: readonly Element[] = [];

/** Keeps in mind where a person asked again, since the button they pressed goes away. */
export function rememberRetry(button: Element): void {
  const found: Element[] = [];
  for (let at = button.parentElement; at !== null; at = at.parentElement) found.push(at);
  around = found;
}

/**
 * Once what was asked for is there, brings the focus that went with the button to its heading or its first row, or to
 * the button again when it failed once more. Takes it from nobody who has gone on meanwhile.
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
      place.querySelector<HTMLElement>('a[href], button, input');
    if (target === null) continue;
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus();
    return;
  }
}
