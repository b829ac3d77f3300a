import { useEffect } from 'react';
import { isRetryPending } from '../../ui/focus-after-retry.ts';
import { focusHeading } from '../../ui/focus-place.ts';

/** Milliseconds in which a dialog, a list or a form may place the focus itself. */
const GRACE = 150;

/**
 * Gives the focus to the screen's heading, or by `giveFocus`, when the element that had it is gone, hidden or disabled and nothing else
 * took it: a link to another view of the same screen, or a heading that the loaded screen replaces. On the body the
 * next Tab would start at the top of the page.
 */
export function useKeptFocus(giveFocus: () => void = focusHeading): void {
  useEffect(() => {
    let last: Element | null = null;
    let timer = 0;
    const note = ({ target }: FocusEvent): void => {
      last = target instanceof Element ? target : null;
    };
    // A press beside everything takes the focus from an element that stays.
    const forget = ({ target }: FocusEvent): void => {
      requestAnimationFrame(() => {
        if (target === last && last !== null && !isGone(last) && hasNone()) last = null;
      });
    };
    const place = (): void => {
      timer = 0;
      if (last === null || !hasNone() || !isGone(last)) return;
      // A list that is tried again leads to its first row.
      if (isRetryPending()) return;
      last = null;
      giveFocus();
    };
    const observer = new MutationObserver(() => {
      if (timer !== 0 || last === null || !hasNone()) return;
      timer = window.setTimeout(place, GRACE);
    });
    document.addEventListener('focusin', note);
    document.addEventListener('focusout', forget);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled', 'hidden'],
    });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('focusin', note);
      document.removeEventListener('focusout', forget);
    };
  }, [giveFocus]);
}

const hasNone = (): boolean => document.activeElement === null || document.activeElement === document.body;

const isGone = (element: Element): boolean =>
  !element.isConnected || element.matches(':disabled') || !element.checkVisibility();
