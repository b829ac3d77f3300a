import type { PaymentProvider } from './payment-provider.ts';

const unable = (): Promise<never> => Promise.reject(new Error('manual payment saves no cards'));

/**
 * Payment by hand: bank transfer, or on collection. Nothing is charged; the order is placed and waits until its owner
 * marks it as paid. Money that is given back is given back by the owner, so a refund is only recorded.
 */
export const manualProvider: PaymentProvider = {
  name: 'manual',
  testMode: false,
  booksInOurDatabase: false,
  takesCards: false,
  charge: () => Promise.resolve({ status: 'awaiting' }),
  find: () => Promise.resolve({ status: 'awaiting' }),
  cancel: () => Promise.resolve({ status: 'canceled' }),
  saveMethod: unable,
  findSaved: unable,
  refund: () => Promise.resolve({ status: 'succeeded' }),
  listRefunds: () => Promise.resolve([]),
};
