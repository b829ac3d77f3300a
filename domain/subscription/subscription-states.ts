/**
 * Where a subscription stands. 'past-due': a charge failed and is tried again; 'paused': nothing is charged until it
 * is resumed; 'canceled' and 'completed' are ends.
 */
export const subscriptionStatuses = ['active', 'past-due', 'paused', 'canceled', 'completed'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/**
 * What happens to a subscription once it has started. 'retried': a charge that had failed went through after all;
 * 'cancel-asked': it is to end with the period that is paid; 'canceled': it ends.
 */
export const subscriptionEvents = [
  'renewed',
  'charge-failed',
  'retried',
  'paused',
  'resumed',
  'cancel-asked',
  'cancel-taken-back',
  'canceled',
  'completed',
  'card-changed',
] as const;
export type SubscriptionEvent = (typeof subscriptionEvents)[number];

export interface SubscriptionTransition {
  readonly from: SubscriptionStatus;
  readonly event: SubscriptionEvent;
  readonly to: SubscriptionStatus;
}

/** The status a new subscription has: it starts with its first payment. */
export const firstSubscriptionStatus: SubscriptionStatus = 'active';

/**
 * Every allowed move. A subscription may be paused or canceled while a charge is on its way to the provider: when that
 * is paid all the same it counts, and changes nothing about the status. A cancellation is asked for the period's end only while a paid period
 * runs; with nothing paid ahead ('past-due', 'paused') it ends at once.
 */
export const subscriptionTransitions: readonly SubscriptionTransition[] = [
  { from: 'active', event: 'renewed', to: 'active' },
  { from: 'active', event: 'charge-failed', to: 'past-due' },
  { from: 'active', event: 'paused', to: 'paused' },
  { from: 'active', event: 'cancel-asked', to: 'active' },
  { from: 'active', event: 'cancel-taken-back', to: 'active' },
  { from: 'active', event: 'canceled', to: 'canceled' },
  { from: 'active', event: 'completed', to: 'completed' },
  { from: 'active', event: 'card-changed', to: 'active' },
  { from: 'past-due', event: 'retried', to: 'active' },
  { from: 'past-due', event: 'charge-failed', to: 'past-due' },
  { from: 'past-due', event: 'canceled', to: 'canceled' },
  { from: 'past-due', event: 'card-changed', to: 'past-due' },
  { from: 'paused', event: 'renewed', to: 'paused' },
  { from: 'paused', event: 'charge-failed', to: 'paused' },
  { from: 'paused', event: 'resumed', to: 'active' },
  { from: 'paused', event: 'canceled', to: 'canceled' },
  { from: 'paused', event: 'card-changed', to: 'paused' },
  { from: 'canceled', event: 'renewed', to: 'canceled' },
];

/** The status an event leads to, or null where it cannot happen. */
export function nextSubscriptionStatus(
  from: SubscriptionStatus,
  event: SubscriptionEvent,
): SubscriptionStatus | null {
  return subscriptionTransitions.find((move) => move.from === from && move.event === event)?.to ?? null;
}

/** Whether it is over: nothing is charged, and nobody can change that. */
export function hasEnded(status: SubscriptionStatus): boolean {
  return status === 'canceled' || status === 'completed';
}
