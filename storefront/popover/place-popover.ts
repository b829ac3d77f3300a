/** Pixels. spec: storefront-commerce 9 */
const popoverOffsets = { belowHeader: 16, floatingCart: 33, edge: 16 } as const;

/** An element's box in the window, as `getBoundingClientRect` returns it. */
export interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export interface PopoverEnvironment {
  /** The cart link with its header, visible or not. */
  readonly link: Box | null;
  readonly header: Box | null;
  /** The floating cart pill. */
  readonly floating: Box | null;
  readonly window: { readonly width: number; readonly height: number };
  readonly popover: { readonly width: number; readonly height: number };
}

/** Distances from the window's edges; one of `top` and `bottom` is null. */
export interface PopoverPlace {
  readonly at: 'link' | 'floating' | 'corner';
  readonly top: number | null;
  readonly bottom: number | null;
  readonly right: number;
}

/** The position of the cart-added popover: below the visible cart link, at the floating cart, or top right. */
export function placePopover({ link, header, floating, window, popover }: PopoverEnvironment): PopoverPlace {
  // Never beyond the window's left or right edge.
  const keepIn = (right: number): number =>
    Math.max(popoverOffsets.edge, Math.min(right, window.width - popover.width - popoverOffsets.edge));
  if (link !== null && isSeen(link, window)) {
    const below = Math.max(link.bottom, header?.bottom ?? link.bottom);
    return {
      at: 'link',
      top: below + popoverOffsets.belowHeader,
      bottom: null,
      right: keepIn(window.width - link.right),
    };
  }
  if (floating !== null && isSeen(floating, window)) {
    const right = keepIn(window.width - floating.right);
    // On the side of the pill that has more space.
    return floating.top > window.height / 2
      ? {
          at: 'floating',
          top: null,
          bottom: window.height - floating.top + popoverOffsets.floatingCart,
          right,
        }
      : { at: 'floating', top: floating.bottom + popoverOffsets.floatingCart, bottom: null, right };
  }
  return { at: 'corner', top: popoverOffsets.edge, bottom: null, right: popoverOffsets.edge };
}

function isSeen(box: Box, window: PopoverEnvironment['window']): boolean {
  const hasSize = box.right > box.left && box.bottom > box.top;
  return hasSize && box.bottom > 0 && box.top < window.height && box.right > 0 && box.left < window.width;
}
