import type { ShowNumber } from './en-lists.ts';

/** Texts about what a refund is for. */
export const refunds = {
  how: { whole: (sum: string) => `Full refund · ${sum}`, items: 'Chosen items', part: 'Another amount' },
  legends: { notSent: 'Not sent yet', sent: 'Sent or delivered' },
  notSentHint: 'Refunded items are no longer sent.',
  delivery: (amount: string) => `Refund delivery · ${amount}`,
  amountHint: (proposed: string, most: string) => `Paid for this: ${proposed}. You can refund up to ${most}.`,
  partHint: (most: string) => `Up to ${most}. No items are taken off the order.`,
  chosenToStock: 'Return items to stock',
  chosenToStockHint: 'Only the items chosen above can be sold again.',
  /** Of orders that were paid by bank transfer or on collection: no payment service moves the money. */
  byHand: {
    note: (amount: string) =>
      `This order was not paid through a payment service, so no money moves by itself. Pay the buyer ${amount} back yourself, in cash or by bank transfer.`,
    toGiftCards: (amount: string) => `${amount} goes back to gift cards.`,
    submit: (amount: string) => `Record refund of ${amount}`,
    done: (amount: string) => `Refund recorded. Pay the buyer ${amount} back yourself.`,
    cancelAll: (amount: string) =>
      `No money moves by itself: pay the buyer ${amount} back yourself. They are notified by email. This cannot be undone.`,
    /** In the timeline and beside the refund. */
    event: (amount: string) => `${amount} for you to pay back`,
    state: 'For you to pay back',
  },
  /** On a line of the order. */
  ofLine: (show: ShowNumber, count: number, quantity: number) =>
    `${show(count)} of ${show(quantity)} refunded`,
};
