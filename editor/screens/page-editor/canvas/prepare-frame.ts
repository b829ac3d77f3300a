import { notifications } from '@mantine/notifications';
import { pageCanvas as words } from '../../../text/en-page-canvas.ts';
import { isHiddenByOwnCss } from '../../../ui/hidden-by-css.ts';
import canvasCss from './frame.css?inline';
import { placeholderWords } from './placeholder.tsx';

/**
 * Makes the page in the frame one that is edited: nothing in it is followed, sent or played, and half-made blocks say
 * what they lack. Its own scripts never ran.
 */
export function prepareFrame(page: Document): void {
  const view = page.defaultView;
  if (view === null) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(canvasCss);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  for (const type of ['click', 'auxclick', 'submit', 'dragstart', 'drop', 'dragover'])
    page.addEventListener(type, stop, { capture: true });
  quietElements(page);
  leaveOutHidingCss(page);
  for (const element of page.querySelectorAll<HTMLElement>('.canvas-placeholder'))
    element.textContent = placeholderWords(element.dataset['type'] ?? '', 'gone' in element.dataset);
}

/** Where the owner's own CSS hides everything, it is left out here: what is not seen cannot be edited. */
function leaveOutHidingCss(page: Document): void {
  if (!isHiddenByOwnCss(page)) return;
  page.querySelector<HTMLStyleElement>('style[data-own]')?.remove();
  notifications.show({ autoClose: false, message: words.hidingCss });
}

/** Nothing in the page is reached by Tab: the canvas is one stop, and its blocks are chosen by arrow keys. */
export function quietElements(within: ParentNode): void {
  for (const element of within.querySelectorAll<HTMLElement>(
    'a, button, input, select, textarea, summary, [tabindex]',
  ))
    element.tabIndex = -1;
}

const stop = (event: Event): void => event.preventDefault();
