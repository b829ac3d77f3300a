import type { CallLimit } from '../../platform/rate-limits/index.ts';

/** Opening a payment link, which makes a cart. Many visitors of a market stall may share one address. */
export const linkLimit: CallLimit = { name: 'payment-link', points: 20, seconds: 60, addressPoints: 300 };
