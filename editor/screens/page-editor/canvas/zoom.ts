/** How large the page is shown: as large as fits, or a factor of its own size. */
export type Zoom = 'fit' | number;

/** Factors that the menu offers. */
export const offeredZooms = [0.5, 0.75, 1] as const;
/** Factors that keys go through. */
const stops = [0.25, 0.5, 0.75, 1, 1.5, 2] as const;
const LEAST = 0.25;
const MOST = 2;
/** Wheel pixels, with Ctrl or from a pinch on a touchpad, that make something e times as large. */
const WHEEL = 300;
/** Wheel pixels of one event that count; a wheel with steps sends more at once. */
const LONGEST_WHEEL = 60;

/** Width of the page on a phone, CSS pixels. */
const PHONE_WIDTH = 390;
/** Least width at which the desktop layout is shown; a narrower pane shows it smaller, or a part of it. */
const DESKTOP_WIDTH = 1024;

/** Where the frame is on its pane. Zoom changes no width, so that the page is never laid out again by it. */
export interface FramePlace {
  /** Width of the frame's viewport, CSS pixels of the page. */
  readonly pageWidth: number;
  /** Height of the frame's viewport, CSS pixels of the page. */
  readonly pageHeight: number;
  /** Pixels of the pane for each CSS pixel of the page. */
  readonly scale: number;
  /** Pixels of the pane between the stage's left edge and the frame. */
  readonly left: number;
  /** Width of what the pane scrolls across, pixels. */
  readonly stage: number;
}

/** Where the frame is on a pane of this size, in pixels. A pane that is not laid out yet shows it at its own size. */
export function placeFrame(
  pane: { readonly width: number; readonly height: number },
  device: 'desktop' | 'phone',
  zoom: Zoom,
): FramePlace {
  const pageWidth = device === 'phone' ? PHONE_WIDTH : Math.max(DESKTOP_WIDTH, pane.width);
  const fit = pane.width === 0 ? 1 : Math.min(1, pane.width / pageWidth);
  const scale = zoom === 'fit' ? fit : zoom;
  const shown = pageWidth * scale;
  return {
    pageWidth,
    pageHeight: pane.height / scale,
    scale,
    left: Math.max(0, (pane.width - shown) / 2),
    stage: Math.max(pane.width, shown),
  };
}

/** The next larger or smaller stop from the factor that is shown; the last one stays. */
export function nextZoom(scale: number, by: -1 | 1): number {
  // A factor that only differs by rounding is at its stop.
  const next =
    by === 1 ? stops.find((stop) => stop > scale + 0.005) : stops.findLast((stop) => stop < scale - 0.005);
  return next ?? (by === 1 ? MOST : LEAST);
}

/** The factor after a turn of the wheel with Ctrl, or a pinch on a touchpad, which browsers send as one. */
export function wheelZoom(scale: number, deltaY: number): number {
  const turned = Math.max(-LONGEST_WHEEL, Math.min(LONGEST_WHEEL, deltaY));
  return withinZoom(scale * Math.exp(-turned / WHEEL));
}

/** A factor within those that are shown. */
export const withinZoom = (scale: number): number => Math.max(LEAST, Math.min(MOST, scale));

/** By how many CSS pixels of the page to scroll so that what is at `at` of the frame's viewport stays under a pointer. */
export const scrollToKeep = (at: number, before: number, after: number): number => at - (at * before) / after;
