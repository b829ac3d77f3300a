/** A box of the frame's viewport on the pane, in pixels of the pane. */
export type ToPane = (box: DOMRect) => { left: number; top: number; width: number; height: number };
