/** A pop-up at an edge of the window. */
interface Panel {
  close(): void;
  /** Resolves once it is closed. */
  readonly closed: Promise<void>;
}

/**
 * Opens a dialog that leaves the page in use: it takes no focus, which whoever reads or types would lose, and is said to
 * screen readers in a line. Escape closes it unless a modal dialog is open, which that key is for then; a focus that was
 * inside goes back to where it came from.
 */
export function openPanel(dialog: HTMLDialogElement): Panel {
  const said = document.createElement('p');
  said.className = 'visually-hidden';
  said.setAttribute('role', 'status');
  document.body.append(said, dialog);
  // Not by `show()`, which moves the focus.
  dialog.setAttribute('open', '');
  // A region has to be there before its words are.
  requestAnimationFrame(() => {
    said.textContent = dialog.querySelector('h2')?.textContent ?? '';
  });

  let before: HTMLElement | null = null;
  dialog.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !dialog.contains(relatedTarget)) before = relatedTarget;
  });
  const watching = new AbortController();
  const closed = new Promise<void>((resolve) => {
    watching.signal.addEventListener('abort', () => resolve());
  });
  const close = (): void => {
    if (!dialog.isConnected) return;
    const hadFocus = dialog.contains(document.activeElement);
    dialog.remove();
    said.remove();
    if (hadFocus) focusOn(before);
    watching.abort();
  };
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (document.querySelector('dialog:modal') === null) close();
    },
    { signal: watching.signal },
  );
  return { close, closed };
}

/** Where the focus came from, or the page's content. */
function focusOn(before: HTMLElement | null): void {
  const goal = before?.isConnected === true ? before : document.querySelector('main');
  if (goal === null) return;
  if (goal.tabIndex < 0 && !goal.hasAttribute('tabindex')) goal.tabIndex = -1;
  goal.focus({ preventScroll: true });
}
