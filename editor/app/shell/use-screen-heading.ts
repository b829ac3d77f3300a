import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation, useNavigationType } from 'react-router';

/** The heading of a screen, as it is shown now. */
interface ScreenHeading {
  readonly pathname: string;
  readonly title: string;
  /** Whether the heading stands for something missing: an empty state in place of the screen. */
  readonly isMissing: boolean;
}

/**
 * Follows the screen's `h1`: it names the document and the recent entry, and takes the focus after a navigation, for
 * keyboard and screen readers. A screen that loads its record first has its heading later; the focus waits on the
 * content area meanwhile, and stays where a person has moved it.
 */
export function useScreenHeading(content: RefObject<HTMLElement | null>): ScreenHeading | null {
  const { pathname } = useLocation();
  const isIdle = useNavigation().state === 'idle';
  const [heading, setHeading] = useState<ScreenHeading | null>(null);
  // A page that was loaded keeps the focus at its top; one that was led to, as after signing in, has it on its heading.
  const isLoaded = useNavigationType() === 'POP';
  const seen = useRef(isLoaded ? pathname : null);
  useEffect(() => {
    const area = content.current;
    if (area === null || !isIdle) return undefined;
    let isAwaited = seen.current !== pathname;
    seen.current = pathname;
    // A press on the new screen, or a field that takes the focus itself, comes before the heading.
    if (isAwaited && isFree(area)) area.focus({ preventScroll: true });
    const read = () => {
      const h1 = area.querySelector('h1');
      const title = h1?.textContent.trim() ?? '';
      if (h1 === null || title === '') return;
      if (isAwaited) {
        isAwaited = false;
        if (isFree(area)) {
          if (h1.tabIndex < 0) h1.tabIndex = -1;
          h1.focus({ preventScroll: true });
        }
      }
      const isMissing = h1.dataset['missing'] !== undefined;
      setHeading((before) =>
        before?.pathname === pathname && before.title === title && before.isMissing === isMissing
          ? before
          : { pathname, title, isMissing },
      );
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(area, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [content, pathname, isIdle]);
  return heading?.pathname === pathname ? heading : null;
}

/** Whether nothing on the screen has the focus: it is where the navigation left it. */
function isFree(area: HTMLElement): boolean {
  const { activeElement } = document;
  if (activeElement === area || activeElement === null) return true;
  return !area.contains(activeElement) && activeElement.closest('[role=dialog]') === null;
}
