import type { CallLimit } from '../rate-limits/index.ts';

/**
 * Limit of writes without a stricter one. Generous: a person in a hurry stays far below, as does a class behind one
 * address.
 */
export const otherWrites: CallLimit = { name: 'other', points: 120, seconds: 60 };
