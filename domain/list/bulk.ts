/**
 * What a change of many rows does: it notes which rows are meant, changes them, or takes the changes back. The last
 * three are its ends: all rows were changed, it was stopped on the way, the changes were taken back.
 */
export const bulkPhases = ['collecting', 'changing', 'undoing', 'done', 'stopped', 'undone'] as const;
export type BulkPhase = (typeof bulkPhases)[number];

/** A phase that works may be paused: by an owner, or because it failed. */
export interface BulkState {
  readonly phase: BulkPhase;
  readonly isPaused: boolean;
}

/** What an owner can do with it. `stop` keeps what was changed so far, `undo` takes it back. */
export const bulkCommands = ['pause', 'resume', 'stop', 'undo'] as const;
export type BulkCommand = (typeof bulkCommands)[number];

/** Why a row was left as it was. */
export const bulkReasons = [
  'gone',
  'in-bin',
  'not-in-bin',
  'too-low',
  'too-high',
  'above-price',
  'too-many-tags',
  'not-counted',
  'too-few-units',
  'too-many-units',
  'erased',
  'not-open',
  'not-failed',
  'used',
  'too-many-automatic',
  'changed-since',
  'sold-since',
  'mailed',
  'not-valid',
  'sku-taken',
  'address-taken',
  'too-many-categories',
  'page-gone',
  'too-many-links',
  'half-made',
  'list-gone',
  'unsubscribed',
  'is-customer',
  'author-gone',
] as const;
export type BulkReason = (typeof bulkReasons)[number];

const isAtWork = (phase: BulkPhase): boolean =>
  phase === 'collecting' || phase === 'changing' || phase === 'undoing';

/** The state after a command; null where it makes no sense. Taking back cannot be taken back, only gone on with. */
export function nextBulkState({ phase, isPaused }: BulkState, command: BulkCommand): BulkState | null {
  switch (command) {
    case 'pause':
      return isAtWork(phase) && !isPaused ? { phase, isPaused: true } : null;
    case 'resume':
      return isPaused ? { phase, isPaused: false } : null;
    case 'stop':
      return phase === 'collecting' || phase === 'changing' ? { phase: 'stopped', isPaused: false } : null;
    case 'undo':
      return (phase === 'changing' && isPaused) || phase === 'done' || phase === 'stopped'
        ? { phase: 'undoing', isPaused: false }
        : null;
  }
}
