import type { CallLimit } from '../../platform/rate-limits/index.ts';

/** Changes of a cart. A person in a hurry stays far below, and a class behind one address does too. */
export const cartLimit: CallLimit = { name: 'cart', points: 200, seconds: 10 };

/** Codes, which can be guessed. */
export const codeLimit: CallLimit = { name: 'codes', points: 20, seconds: 60, addressPoints: 100 };
