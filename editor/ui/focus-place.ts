/** Focuses an element, also one that is not focusable by default, such as a heading. */
export function focusPlace(place: HTMLElement | null | undefined): void {
  if (place === null || place === undefined) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus();
}

/** Focus target when the focused element was removed: the screen's heading. */
export function focusHeading(): void {
  focusPlace(document.querySelector<HTMLElement>('#content h1'));
}

/** What has the focus while a dialog opens. Of a menu's item, which is gone soon, it is the button of the menu. */
export function openerOfDialog(): Element | null {
  const focused = document.activeElement;
  const menu = focused?.closest('[role=menu]');
  return document.getElementById(menu?.getAttribute('aria-labelledby') ?? '') ?? focused;
}

/**
 * Focuses the element that opened a dialog, or the screen's heading when that was removed. Does nothing when the focus
 * has moved elsewhere.
 */
export function returnFocus(opener: Element | null): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  if (document.activeElement === document.body) focusHeading();
}
