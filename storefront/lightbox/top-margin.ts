/** Milliseconds a lightbox waits after the last resize. spec: storefront-commerce 9 */
export const LIGHTBOX_RESIZE_DEBOUNCE = 100;
/** Pixels above content taller than the window. spec: storefront-commerce 9 */
const LIGHTBOX_TOP_MARGIN = 50;

/** Pixels above a lightbox's content: 50 when it is taller than the window, otherwise centred. */
export function topMargin(contentHeight: number, windowHeight: number): number {
  return contentHeight > windowHeight ? LIGHTBOX_TOP_MARGIN : Math.round((windowHeight - contentHeight) / 2);
}

/**
 * Maximum height of a picture in pixels at which it and its caption are completely visible, with the top margin above
 * and below.
 */
export function fitHeight(windowHeight: number, wordsHeight: number): number {
  return Math.max(160, windowHeight - 2 * LIGHTBOX_TOP_MARGIN - wordsHeight);
}
