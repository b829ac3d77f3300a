import { isCrawler, isLeaving, percentScrolled, type PopupRules } from '@vitrine/domain/site/popup-rules.ts';
import { withStyles } from '../styles/full-stylesheet.ts';
import { type PopupMemory, popupMemory } from './popup-memory.ts';

/** The address of a page ends with it where its owner looks at the pop-up: it is shown at once, and not remembered. */
const PREVIEW = '#popup';

/**
 * Opens the pop-up of a page when the first of its rules is met, whose code is loaded only then. Not in a frame, not for
 * crawlers, and not where the browser cannot remember that it did: nobody sees it twice.
 */
export function watchPopup(template: HTMLTemplateElement): void {
  // Written by the server.
  const rules = JSON.parse(template.dataset['popup'] ?? '') as PopupRules;
  const isPreview = location.hash === PREVIEW;
  const memory = popupMemory(rules);
  const watching = new AbortController();
  const { signal } = watching;
  const open = (): void => {
    if (signal.aborted) return;
    watching.abort();
    withStyles(import('./open-popup.ts')).then(
      ({ openPopup }) => openPopup(template, isPreview ? null : memory),
      // The network failed: the next page tries again.
      () => undefined,
    );
  };
  if (isPreview) {
    open();
    return;
  }
  if (window.top !== window || isCrawler(navigator.userAgent) || !mayShow(memory)) return;

  const { afterSeconds, scrolledPercent, onExit } = rules;
  // Counted from when the page was asked for, so that a slow start does not count twice.
  if (afterSeconds !== null) setTimeout(open, Math.max(0, afterSeconds * 1000 - performance.now()));
  if (scrolledPercent !== null) {
    const check = (): void => {
      const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
      const scrolled = percentScrolled({ top: scrollTop, window: clientHeight, height: scrollHeight });
      if (scrolled >= scrolledPercent) open();
    };
    addEventListener('scroll', check, { passive: true, signal });
  }
  if (onExit) {
    document.addEventListener(
      'mouseout',
      ({ clientY, relatedTarget }) => {
        if (isLeaving({ y: clientY, isOnPage: relatedTarget !== null })) open();
      },
      { signal },
    );
  }
}

function mayShow(memory: PopupMemory): boolean {
  try {
    return memory.isDue();
  } catch {
    return false;
  }
}
