import { type RefObject, useEffect } from 'react';

/** Gives an element the focus when it appears and nothing else has it, such as after a dialog that led here. */
export function useHeldFocus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body)
      ref.current?.focus({ preventScroll: true });
  }, [ref]);
}
