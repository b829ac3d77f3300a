/** Set on the page's root while a modal is open: the page behind does not scroll. spec: storefront-commerce 4 */
const MODAL_OPEN_CLASS = 'is-modal-open';

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled):not([type="hidden"]), select:not(:disabled), ' +
  'textarea:not(:disabled), iframe, [tabindex]:not([tabindex="-1"])';

let openModals = 0;

/**
 * Opens a `<dialog>` that is not in the page yet, as a modal: the page behind is inert and does not scroll, Tab cycles
 * inside, Escape closes it, and so does a click outside if `closesOutside`. Resolves once it is closed
 * and removed, with the focus restored.
 */
export function openModal(
  dialog: HTMLDialogElement,
  options: { readonly closesOutside?: boolean } = {},
): Promise<void> {
  const trigger = document.activeElement;
  const root = document.documentElement;
  document.body.append(dialog);
  // The page keeps its width while its scrollbar is hidden.
  root.style.setProperty('--scrollbar', `${String(innerWidth - root.clientWidth)}px`);
  openModals += 1;
  root.classList.add(MODAL_OPEN_CLASS);
  dialog.addEventListener('keydown', (event) => keepFocusInside(dialog, event));
  if (options.closesOutside === true) {
    // Whoever selects the text of a field may let go of the mouse outside.
    let beganOutside = false;
    dialog.addEventListener('pointerdown', ({ target }) => {
      beganOutside = target === dialog;
    });
    dialog.addEventListener('click', ({ target }) => {
      if (target === dialog && beganOutside) dialog.close();
    });
  }
  return new Promise((resolve) => {
    dialog.addEventListener(
      'close',
      () => {
        openModals -= 1;
        if (openModals === 0) root.classList.remove(MODAL_OPEN_CLASS);
        dialog.remove();
        if (trigger instanceof HTMLElement && trigger.isConnected) trigger.focus({ preventScroll: true });
        resolve();
      },
      { once: true },
    );
    dialog.showModal();
  });
}

/** A native modal lets Tab leave for the browser's toolbar; here it cycles. */
function keepFocusInside(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const stops = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter(
    // Not by offsetParent, which is null for fixed elements.
    (element) => element.getClientRects().length > 0,
  );
  const first = stops[0];
  const last = stops.at(-1);
  const now = document.activeElement;
  const atEdge = event.shiftKey ? now === first || now === dialog : now === last;
  const goal = event.shiftKey ? last : first;
  if (!atEdge || goal === undefined) return;
  event.preventDefault();
  goal.focus();
}
