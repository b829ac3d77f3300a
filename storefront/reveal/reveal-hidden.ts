/*
 * Themes of other hosts hide their pages until a script of that host reports ready. Without that script the page would
 * stay blank.
 */

/** Milliseconds after load in which a theme's own scripts may show what they hid. */
const WAIT = 2000;
/** Maximum number of elements examined. */
const MAX_ELEMENTS = 3000;
/** Maximum rounds for nested hidden elements: one that is shown may contain others. */
const MAX_ROUNDS = 4;

/** Elements hidden on purpose, or of the product itself. */
const closedOnPurpose =
  'nav, dialog, details, template, script, style, noscript, [hidden], [aria-hidden="true"], [popover], ' +
  '[role="dialog"], [role="menu"], [role="listbox"], [role="tooltip"], [role="tabpanel"], [role="alert"], ' +
  '[role="status"], vitrine-island, .visually-hidden, .host-page *, .section *';

const content = 'img, picture, video, iframe, svg, canvas, a[href], button, input, select, textarea';

/** Waits for the page and for its theme, then shows what is still hidden. */
export function watchHidden(): void {
  if (document.readyState === 'complete') showSoon();
  else addEventListener('load', showSoon, { once: true });
}

const showSoon = (): void => void setTimeout(() => revealHidden(document), WAIT);

/** Shows the main content and its parts where nothing of them is visible; returns how many elements it showed. */
export function revealHidden(page: Document): number {
  const main = page.querySelector<HTMLElement>('main, [role="main"], #content, #page') ?? page.body;
  let count = 0;
  for (let at: HTMLElement | null = main; at !== null; at = at.parentElement)
    if (isHiding(at)) {
      show(at);
      count += 1;
    }
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const found = blankParts(main);
    for (const part of found) show(part);
    count += found.length;
    if (found.length === 0) break;
  }
  return count + uncover(page);
}

/** Whether an element hides itself, whatever its ancestors do. */
function isHiding(element: Element): boolean {
  const style = getComputedStyle(element);
  if (style.display === 'none' || Number(style.opacity) < 0.05) return true;
  const { parentElement } = element;
  return (
    style.visibility !== 'visible' &&
    (parentElement === null || getComputedStyle(parentElement).visibility === 'visible')
  );
}

/** Hidden elements with content, in parts of the main content where nothing else is visible. */
function blankParts(main: HTMLElement): HTMLElement[] {
  const hidden = [...main.querySelectorAll<HTMLElement>('*')]
    .slice(0, MAX_ELEMENTS)
    .filter((element) => isHiding(element) && hasContent(element) && !isClosedOnPurpose(element));
  // One slide or tab of many: a sibling is visible.
  return hidden.filter(({ parentElement }) => parentElement !== null && !isAnythingSeen(parentElement));
}

function isClosedOnPurpose(element: HTMLElement): boolean {
  if (element.closest(closedOnPurpose) !== null) return true;
  const { position, display } = getComputedStyle(element);
  // Menus, dialogs and notices overlay the page; content removed entirely (display: none) is an alternative version.
  return position === 'fixed' || position === 'absolute' || (display === 'none' && !isWaiting(element));
}

/** Whether its class name says that it waits for something. */
const isWaiting = (element: Element): boolean =>
  /(?:^|[\s_-])(?:loading|preload\w*|waiting|unloaded|not-ready|pending|lazy\w*)(?:$|[\s_-])/i.test(
    `${element.className} ${element.parentElement?.className ?? ''}`,
  );

const hasContent = (element: Element): boolean =>
  (element.textContent ?? '').trim() !== '' ||
  element.querySelector(content) !== null ||
  element.matches(content);

/** Whether any text, picture or control of a part is visible. */
function isAnythingSeen(part: Element): boolean {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let at = walker.nextNode(), count = 0; at !== null && count < MAX_ELEMENTS; at = walker.nextNode()) {
    count += 1;
    const element = at instanceof Element ? at : at.parentElement;
    const isShowing = at instanceof Element ? at.matches(content) : (at.nodeValue ?? '').trim() !== '';
    if (element !== null && isShowing && isSeen(element, part)) return true;
  }
  return false;
}

function isSeen(element: Element, within: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  if (width < 1 || height < 1 || getComputedStyle(element).visibility !== 'visible') return false;
  for (let at: Element | null = element; at !== null && at !== within; at = at.parentElement)
    if (Number(getComputedStyle(at).opacity) < 0.05) return false;
  return true;
}

function show(element: HTMLElement): void {
  const { style } = element;
  style.setProperty('opacity', '1', 'important');
  style.setProperty('visibility', 'visible', 'important');
  if (getComputedStyle(element).display === 'none') style.setProperty('display', 'block', 'important');
}

/** Removes a loading overlay: a fixed element over the whole window without any content or control. */
function uncover(page: Document): number {
  const { innerWidth, innerHeight } = window;
  const top = page.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const sheet = top?.closest<HTMLElement>('body > *, body > * > *') ?? null;
  if (sheet === null || sheet.querySelector('a, button, input, select, textarea, h1, p') !== null) return 0;
  const { width, height } = sheet.getBoundingClientRect();
  const isCurtain =
    getComputedStyle(sheet).position === 'fixed' && width >= innerWidth * 0.9 && height >= innerHeight * 0.9;
  if (isCurtain) sheet.style.setProperty('display', 'none', 'important');
  return isCurtain ? 1 : 0;
}
