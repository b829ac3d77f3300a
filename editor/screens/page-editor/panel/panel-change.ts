/** A change of a block's props by its panel: those that are set, and names of those that are taken away. */
export interface BlockPropsChange {
  readonly props: Record<string, unknown>;
  readonly removed?: string[];
}

/**
 * Gets a change of the panel. `mergeKey` names the field; changes that follow each other with the same key are one step
 * of undo. It must have taken effect in the props when it returns, or the next keystroke would be lost.
 */
export type OnPropsChange = (change: BlockPropsChange, mergeKey: string) => void;
