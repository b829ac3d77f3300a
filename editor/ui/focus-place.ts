import { useEffect, useState } from 'react';

/** Focuses an element, also one that takes no focus by itself, e.g. a heading. */
export function focusPlace(place: HTMLElement | null | undefined): void {
  if (place === null || place === undefined) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus();
}

/** Where the keyboard goes on when what had the focus is gone: the screen's heading. */
export function focusHeading(): void {
  focusPlace(document.querySelector<HTMLElement>('#content h1'));
}

/**
 * For a dialog that is mounted when it opens: when it is gone, the focus returns to what opened it, or to the screen's
 * heading when that went away meanwhile. Takes it from nobody who has gone on.
 */
export function useReturnFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement !== null && document.activeElement !== document.body) return;
        if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
        if (document.activeElement === document.body) focusHeading();
      });
    },
    [opener],
  );
}
