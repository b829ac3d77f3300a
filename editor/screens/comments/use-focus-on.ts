import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/**
 * Moves the focus to the element with an id as soon as it is rendered, when the focused row leaves the list. When a row
 * disappears because a call failed, the focus goes to what replaces it.
 */
export function useFocusOn(list: RefObject<HTMLElement | null>): (id: string) => void {
  const wanted = useRef<string | null>(null);
  const last = useRef<{ readonly element: Element; readonly place: number } | null>(null);
  const [, render] = useState(0);

  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const remember = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element)) return;
      last.current = {
        element: target,
        place: focusStops(element).findIndex((stop) => stop.contains(target)),
      };
    };
    element.addEventListener('focusin', remember);
    return () => element.removeEventListener('focusin', remember);
  }, [list]);

  useEffect(() => {
    const target = wanted.current === null ? null : document.getElementById(wanted.current);
    if (target !== null) {
      wanted.current = null;
      target.focus();
    } else if (
      last.current !== null &&
      !last.current.element.isConnected &&
      document.activeElement === document.body &&
      list.current !== null
    ) {
      const stops = focusStops(list.current);
      stops[Math.min(Math.max(last.current.place, 0), stops.length - 1)]?.focus();
    }
  });

  return useCallback((id) => {
    wanted.current = id;
    render((count) => count + 1);
  }, []);
}

/** Focus targets in a list: comments and action lines. */
export function focusStops(list: HTMLElement): readonly HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[data-stop]')];
}
