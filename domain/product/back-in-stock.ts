import type { ItemStatus } from '../content/content.ts';

/** A variant that people may wait for, as far as writing to them depends on it. */
export interface AwaitedVariant {
  readonly status: ItemStatus;
  readonly isInBin: boolean;
  /** How many wait. */
  readonly waiting: number;
}

/**
 * Whether the people who wait for a variant can be written to: not for one that does not exist or is in the bin, nor
 * while visitors cannot see it, since the mail leads to its page. How many units are in stock is the owner's business.
 */
export function sendOutcome(variant: AwaitedVariant | null): 'sending' | 'not-found' | 'hidden' | 'nobody' {
  if (variant === null || variant.isInBin) return 'not-found';
  if (variant.status !== 'published') return 'hidden';
  return variant.waiting === 0 ? 'nobody' : 'sending';
}
