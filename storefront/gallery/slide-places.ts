export type Side = 'left' | 'center' | 'right';

/** A slide's box along the strip, in the strip's own scrolled pixels. */
export interface SlideBox {
  readonly left: number;
  readonly width: number;
}

/** Scroll position at which this slide is aligned to its side. */
export function scrollFor(slide: SlideBox, stripWidth: number, side: Side): number {
  const space = stripWidth - slide.width;
  const before = side === 'left' ? 0 : side === 'right' ? space : space / 2;
  return slide.left - before;
}

/** Index of the slide nearest to its side; 0 where there are none. */
export function nearestSlide(
  slides: readonly SlideBox[],
  scrolled: number,
  stripWidth: number,
  side: Side,
): number {
  const away = slides.map((slide) => Math.abs(scrollFor(slide, stripWidth, side) - scrolled));
  return Math.max(0, away.indexOf(Math.min(...away)));
}

/** The slide `by` steps further, wrapping around. */
export function stepFrom(index: number, by: number, count: number): number {
  return count === 0 ? 0 : (((index + by) % count) + count) % count;
}

/** The slide a key moves to; null for other keys. */
export function slideOfKey(key: string, index: number, count: number): number | null {
  if (key === 'ArrowLeft') return stepFrom(index, -1, count);
  if (key === 'ArrowRight') return stepFrom(index, 1, count);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
