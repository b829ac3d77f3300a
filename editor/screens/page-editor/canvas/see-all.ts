/**
 * By how many pixels to scroll so that all of a box is seen in a window of this height, with `above` and `below` free
 * beside it; its beginning where it is too high for that. 0 where it is seen already.
 */
export function scrollToSee(
  box: { readonly top: number; readonly bottom: number },
  height: number,
  { above, below }: { readonly above: number; readonly below: number },
): number {
  const fits = box.bottom - box.top + above + below <= height;
  if (!fits || box.top < above) return box.top - above;
  return Math.max(0, box.bottom + below - height);
}
