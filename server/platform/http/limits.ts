import type { CallLimit } from '../rate-limits/index.ts';

/**
 * Writes that have no closer limit of their own. Generous: a person in a hurry stays far below, and a class behind one
 * address does too.
 */
export const otherWrites: CallLimit = { name: 'other', points: 120, seconds: 60 };
