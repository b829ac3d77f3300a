import type { CallLimit } from '../../platform/rate-limits/index.ts';

/** Steps of a checkout. */
export const checkoutLimit: CallLimit = { name: 'checkout', points: 60, seconds: 60 };
