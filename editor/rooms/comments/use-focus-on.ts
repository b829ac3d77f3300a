import { useCallback, useEffect, useRef, useState } from 'react';

/** Moves the focus to the element of an id as soon as it is there. For what leaves the page with the focus in it. */
export function useFocusOn(): (id: string) => void {
  const wanted = useRef<string | null>(null);
  const [, render] = useState(0);
  useEffect(() => {
    if (wanted.current === null) return;
    const element = document.getElementById(wanted.current);
    if (element === null) return;
    wanted.current = null;
    element.focus();
  });
  return useCallback((id) => {
    wanted.current = id;
    render((count) => count + 1);
  }, []);
}
