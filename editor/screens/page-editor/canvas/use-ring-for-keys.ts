import { type RefObject, useEffect } from 'react';

/**
 * The canvas shows no ring after a press on the page, where what was pressed is outlined, until the next key. The
 * browser cannot know it: the press was in the frame, and the focus is given by a script.
 */
export function useRingForKeys(focus: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const show = (): void => focus.current?.removeAttribute('data-pressed');
    document.addEventListener('keydown', show, true);
    return () => document.removeEventListener('keydown', show, true);
  }, [focus]);
}
