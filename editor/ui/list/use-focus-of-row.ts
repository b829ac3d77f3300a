import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in the list when the row that has it is gone from an answer: it goes to the row in its place, or to
 * `otherwise` where there is none. On the body the next Tab would start at the top of the page.
 */
export function useFocusOfRow(
  list: RefObject<HTMLElement | null>,
  otherwise: RefObject<HTMLElement | null>,
): void {
  const place = useRef<number | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      const row = target instanceof Element ? target.closest('[data-row]') : null;
      const all = [...(list.current?.querySelectorAll('[data-row]') ?? [])];
      const at = row === null ? -1 : all.indexOf(row);
      place.current = at === -1 ? null : at;
    };
    // A press beside everything takes the focus from the row, not from under it.
    const forget = ({ target }: FocusEvent): void => {
      requestAnimationFrame(() => {
        if (target instanceof Element && target.isConnected && document.activeElement === document.body)
          place.current = null;
      });
    };
    document.addEventListener('focusin', note);
    document.addEventListener('focusout', forget);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('focusout', forget);
    };
  }, [list]);
  // After each change of the document.
  useLayoutEffect(() => {
    if (place.current === null || document.activeElement !== document.body) return;
    const links = list.current?.querySelectorAll<HTMLElement>('[data-row] a[href]') ?? [];
    const link = links[Math.min(place.current, links.length - 1)];
    (link ?? otherwise.current)?.focus({ preventScroll: true });
  });
}
