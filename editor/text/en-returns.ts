import type { ShowNumber } from './en-lists.ts';

/** Texts about items that come back, and about what is to be refunded. */
export const returns = {
  open: 'Return items',
  title: (number: number) => `Return items of order ${number}`,
  lead: 'Record what came back. The buyer sees it on their order page and gets no email.',
  items: 'Items that came back',
  backToStock: 'Return items to stock',
  backToStockHint: 'Untick it for items that cannot be sold again.',
  refund: (amount: string) => `Refund ${amount} next`,
  refundPlain: 'Refund the items next',
  refundHint: 'What was paid for these items, without delivery. You can change it before it is refunded.',
  note: 'Note',
  noteHint: 'Optional. Only you and your team see it.',
  submit: 'Record return',
  submitAndRefund: 'Record return and refund',
  done: (show: ShowNumber, count: number) =>
    count === 1 ? '1 item was returned.' : `${show(count)} items were returned.`,
  heading: 'Returns',
  one: (number: number) => `Return ${number}`,
  when: (when: string) => `Returned ${when}`,
  inStock: 'Back in stock',
  actionsOf: (number: number) => `Actions for return ${number}`,
  remove: 'Delete return',
  removeTitle: (number: number) => `Delete return ${number}?`,
  removeWhat: 'For a return that was recorded by mistake: its items count as not having come back.',
  removeFromStock: 'They were put back into stock, and are taken out again.',
  removeDue: 'What was paid for them is no longer to be refunded.',
  removeKeep: 'Keep it',
  removed: (number: number) => `Return ${number} was deleted.`,
  /** On a line of the order. */
  ofLine: (show: ShowNumber, count: number, quantity: number) =>
    `${show(count)} of ${show(quantity)} returned`,
  states: { some: 'Partly returned', all: 'Returned' },
  /** What is to be refunded. */
  due: 'To refund',
  dueOf: (amount: string) => `${amount} is to be refunded.`,
  refundDue: (amount: string) => `Refund ${amount}`,
  settle: 'Mark as settled',
  settleHint: 'Nothing is refunded: you have settled it in another way.',
  settled: 'Marked as settled.',
  view: 'To refund',
  filter: 'Refund',
};
