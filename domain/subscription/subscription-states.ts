/**
 * Where a subscription stands. 'past-due': a charge failed and is tried again; 'paused': nothing is charged until it
 * is resumed; 'canceled' and 'completed' are ends.
 */
export type SubscriptionStatus = 'active' | 'past-due' | 'paused' | 'canceled' | 'completed';
