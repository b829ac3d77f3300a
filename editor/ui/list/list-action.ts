import type { ComponentType } from 'react';
import type { BulkChange } from './use-bulk.ts';

/** What an action's dialog gets. */
export interface ActionDialogProps {
  readonly action: string;
  /** "3 products", "All 1,204 products". */
  readonly rows: string;
  readonly isBusy: boolean;
  /** Why the server refused; '' for nothing. */
  readonly problem: string;
  readonly onSubmit: (change: BulkChange) => void;
  readonly onClose: () => void;
}

/** An action on many rows, as the bar of a selection offers it. */
export interface ListAction {
  readonly name: string;
  /** Begins a group of the menu. */
  readonly isFirst?: true;
  /** Asks for what the action needs; without it the action begins at once, and can be undone. */
  readonly dialog?: ComponentType<ActionDialogProps>;
}
