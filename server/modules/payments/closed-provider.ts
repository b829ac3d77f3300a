import type { PaymentProvider } from './payment-provider.ts';

const refuse = (): Promise<never> => Promise.reject(new Error('this website takes no card payments'));

/** The provider of a website that has disconnected its own: it takes nothing. Orders with nothing due still work. */
export const closedProvider: PaymentProvider = {
  name: 'none',
  testMode: false,
  booksInOurDatabase: false,
  takesCards: false,
  charge: refuse,
  saveMethod: refuse,
  findSaved: refuse,
  find: () => Promise.resolve(null),
  // Nothing was ever charged here.
  cancel: () => Promise.resolve({ status: 'canceled' }),
  refund: () => Promise.resolve({ status: 'refused' }),
  listRefunds: () => Promise.resolve([]),
};
