export type Side = 'left' | 'center' | 'right';

/** A slide's box along the strip, in the strip's own scrolled pixels. */
export interface SlideBox {
  readonly left: number;
  readonly width: number;
}

/** How far the strip is scrolled when this slide stands at its side. */
export function scrollFor(slide: SlideBox, stripWidth: number, side: Side): number {
  const space = stripWidth - slide.width;
  const before = side === 'left' ? 0 : side === 'right' ? space : space / 2;
  return slide.left - before;
}

/** The slide that stands nearest to its side; 0 where there are none. */
export function nearestSlide(
  slides: readonly SlideBox[],
  scrolled: number,
  stripWidth: number,
  side: Side,
): number {
  const away = slides.map((slide) => Math.abs(scrollFor(slide, stripWidth, side) - scrolled));
  return Math.max(0, away.indexOf(Math.min(...away)));
}

/** The slide `by` steps on, round from the last to the first. */
export function stepFrom(index: number, by: number, count: number): number {
  return count === 0 ? 0 : (((index + by) % count) + count) % count;
}

/** Where a key leads; null for a key that means nothing here. */
export function slideOfKey(key: string, index: number, count: number): number | null {
  if (key === 'ArrowLeft') return stepFrom(index, -1, count);
  if (key === 'ArrowRight') return stepFrom(index, 1, count);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
