/** Pixels from an edge within which what is dragged scrolls. */
const ZONE = 60;
/** Pixels scrolled by at most per animation frame. */
const LONGEST_STEP = 18;

/**
 * By how many pixels to scroll per animation frame while a pointer is at `at` of a length: faster the nearer it is to an
 * edge, negative at the first one, 0 in between. Beyond an edge it is as fast as it gets.
 */
export function scrollStep(at: number, length: number): number {
  const near = Math.max(ZONE - at, at - (length - ZONE), 0);
  return Math.min(LONGEST_STEP, near / 3) * (at < ZONE ? -1 : 1);
}
