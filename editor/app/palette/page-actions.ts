import { type ComponentType, useEffect } from 'react';

/** Something that can be done with the record that is open. */
export interface PageAction {
  /** As on its button: a verb, "Refund". */
  readonly name: string;
  /** Additional search terms. */
  readonly words?: string;
  readonly icon?: ComponentType<{ size?: number }>;
  readonly run: () => void;
}

const none: readonly PageAction[] = [];
let shown = none;

/** What can be done on the screen that is shown, for the palette. */
export const pageActions = (): readonly PageAction[] => shown;

/** Offers the actions of a record's screen in the palette while that is shown. */
export function usePageActions(actions: readonly PageAction[]): void {
  useEffect(() => {
    shown = actions;
    return () => {
      if (shown === actions) shown = none;
    };
  });
}
