/** Marks a field that was typed into since it has the focus. */
export const TYPED = 'data-typed';

/**
 * Whether Ctrl+Z belongs to the field it is pressed in: the browser undoes what was typed there since it has the focus.
 * For listeners that take the key before it reaches the panel.
 */
export const undoesItself = (target: EventTarget | null): boolean =>
  target instanceof Element && target.hasAttribute(TYPED);
