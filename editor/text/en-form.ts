/** Texts of the form kit: problems, conflicts, rows. */
export const form = {
  discard: 'Discard changes',
  on: 'On',
  off: 'Off',
  empty: 'Empty',
  rows: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
  conflict: 'Someone else changed the same fields',
  conflictLead:
    'Choose a value for each, then save. Their other changes are already in the form; yours are kept.',
  conflictOpen: 'Choose a value for each field below, then save.',
  conflictMine: 'Yours',
  conflictTheirs: 'Theirs',
  conflictKeep: 'Keep yours',
  conflictTake: 'Use theirs',
  amountMissing: 'Enter an amount.',
  amountUnreadable: (example: string) => `Enter an amount like ${example}.`,
  wholeNumber: 'Enter a whole number of at least 0.',
  number: 'Enter a number of at least 0.',
  percent: 'Enter a percentage like 7.5, with at most four decimals.',
  moveUp: (name: string) => `Move up: ${name}`,
  moveDown: (name: string) => `Move down: ${name}`,
  removeRow: (name: string) => `Remove: ${name}`,
};
