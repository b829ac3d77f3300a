import styles from './drag-in.module.css';

/**
 * Shows where something lands: `box` in pixels of the frame's viewport, drawn over the frame and cut to what is seen of
 * it. A line lies between two sections.
 */
export function showMark(
  mark: HTMLElement,
  { box: landing, isLine }: { readonly box: DOMRect; readonly isLine: boolean },
  frame: {
    /** Of the pane that the frame lies in. */
    readonly seen: DOMRect;
    /** Of the frame, as large as it is shown. */
    readonly box: DOMRect;
    readonly scale: number;
  },
): void {
  const { seen, box, scale } = frame;
  mark.className = styles[isLine ? 'line' : 'mark'] ?? '';
  const left = Math.max(seen.left, box.left + landing.left * scale);
  const right = Math.min(seen.right, box.left + landing.right * scale);
  const top = Math.min(Math.max(seen.top, box.top + landing.top * scale), seen.bottom);
  const bottom = Math.min(seen.bottom, box.top + landing.bottom * scale);
  Object.assign(mark.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${Math.max(0, right - left)}px`,
    height: `${Math.max(0, bottom - top)}px`,
  });
}
