import type { StockMovements } from '@vitrine/contracts/stock.ts';
import type { ShowNumber } from './en-lists.ts';

type Reason = StockMovements['movements'][number]['reason'];

/** Texts of the dialog about the stock of a variant. */
export const stockDialog = {
  open: 'Adjust and history',
  title: (name: string) => `Stock of ${name}`,
  now: (show: ShowNumber, units: number) =>
    units === 1 ? '1 unit in stock.' : `${show(units)} units in stock.`,
  direction: 'Change',
  add: 'Add',
  takeOut: 'Take out',
  units: 'Units',
  unitsMissing: 'Enter how many units.',
  unitsUnreadable: 'Enter a whole number of at least 1.',
  reason: 'Reason',
  submit: 'Change stock',
  done: 'Stock changed.',
  history: 'History',
  noHistory: 'Nothing has changed yet.',
  when: 'When',
  change: 'Change',
  balance: 'Units after it',
  order: (number: number) => `Order ${number}`,
  more: 'Show older changes',
  close: 'Close',
  reasons: {
    initial: 'Created with this stock',
    reserved: 'Bought',
    released: 'Not paid, back in stock',
    returned: 'Returned',
    'return-deleted': 'Return deleted',
    imported: 'Imported',
    removed: 'Variant deleted',
    received: 'Received',
    counted: 'Counted',
    damaged: 'Damaged or lost',
    correction: 'Correction',
  } satisfies Record<Reason, string>,
};
