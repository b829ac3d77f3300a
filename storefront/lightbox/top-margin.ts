/** Milliseconds a lightbox waits after the last resize. spec: storefront-commerce 9 */
export const LIGHTBOX_RESIZE_DEBOUNCE = 100;
/** Pixels above a content that is taller than the window. spec: storefront-commerce 9 */
const LIGHTBOX_TOP_MARGIN = 50;

/** Pixels above a lightbox's content: 50 where it is taller than the window, otherwise what centres it. */
export function topMargin(contentHeight: number, windowHeight: number): number {
  return contentHeight > windowHeight ? LIGHTBOX_TOP_MARGIN : Math.round((windowHeight - contentHeight) / 2);
}

/** Pixels a picture may be high so that it and its words are seen whole, with the top margin above and below. */
export function fitHeight(windowHeight: number, wordsHeight: number): number {
  return Math.max(160, windowHeight - 2 * LIGHTBOX_TOP_MARGIN - wordsHeight);
}
