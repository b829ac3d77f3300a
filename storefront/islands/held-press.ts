interface Press {
  readonly button: HTMLElement;
  /** Where the button was pressed, in the window. */
  readonly box: DOMRect;
}

let isHolding = false;

/**
 * From now on a press that began on a button or a link of an island counts when it ends at the original position of
 * the button, even if the button has moved: the page may scroll or content above may grow in between, and the browser
 * would click a common ancestor instead. Dragging off the button still cancels the press.
 */
export function holdPresses(): void {
  if (isHolding) return;
  isHolding = true;
  let press: Press | null = null;
  addEventListener(
    'pointerdown',
    (event) => {
      const target = event.isPrimary && event.button === 0 && event.target;
      const button =
        target instanceof Element ? target.closest<HTMLElement>('vitrine-island :is(button,a)') : null;
      press = button === null ? null : { button, box: button.getBoundingClientRect() };
    },
    true,
  );
  addEventListener(
    'click',
    (event) => {
      // A click by keyboard or script does not end a press.
      if (!event.isTrusted || event.detail === 0) return;
      const began = press;
      press = null;
      if (began === null || !isSlipped(began, event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      began.button.click();
    },
    true,
  );
}

/** Whether the click that ends a press missed its button because the button moved. */
function isSlipped({ button, box }: Press, click: MouseEvent): boolean {
  const { target, clientX: x, clientY: y } = click;
  if (!button.isConnected || (target instanceof Node && button.contains(target))) return false;
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}
