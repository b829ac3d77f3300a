/**
 * Status of a subscription. 'past-due': a charge failed and will be retried; 'paused': nothing is charged until it is
 * resumed; 'canceled' and 'completed' are final.
 */
export const subscriptionStatuses = ['active', 'past-due', 'paused', 'canceled', 'completed'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/**
 * Events of a started subscription. 'retried': a failed charge succeeded later; 'cancel-asked': it ends with the paid
 * period; 'canceled': it ends; 'skipped': the next charge is a period later; 'contents-changed': another quantity or
 * variant from the next charge on; 'retry-asked': its owner has a failed charge tried again at once.
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
  'skipped',
  'contents-changed',
  'address-changed',
  'retry-asked',
] as const;
export type SubscriptionEvent = (typeof subscriptionEvents)[number];

export interface SubscriptionTransition {
  readonly from: SubscriptionStatus;
  readonly event: SubscriptionEvent;
  readonly to: SubscriptionStatus;
}

/** Status of a new subscription: it starts with its first payment. */
export const firstSubscriptionStatus: SubscriptionStatus = 'active';

/**
 * Every allowed transition. A subscription may be paused or canceled while a charge is in flight: if that succeeds it
 * counts as paid, without changing the status. A cancellation takes effect at the period's end only while a paid
 * period runs; with nothing paid ahead ('past-due', 'paused') it ends at once.
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
  { from: 'active', event: 'skipped', to: 'active' },
  { from: 'active', event: 'contents-changed', to: 'active' },
  { from: 'active', event: 'address-changed', to: 'active' },
  { from: 'past-due', event: 'retried', to: 'active' },
  { from: 'past-due', event: 'charge-failed', to: 'past-due' },
  { from: 'past-due', event: 'canceled', to: 'canceled' },
  { from: 'past-due', event: 'card-changed', to: 'past-due' },
  { from: 'past-due', event: 'contents-changed', to: 'past-due' },
  { from: 'past-due', event: 'address-changed', to: 'past-due' },
  { from: 'past-due', event: 'retry-asked', to: 'past-due' },
  { from: 'paused', event: 'renewed', to: 'paused' },
  { from: 'paused', event: 'charge-failed', to: 'paused' },
  { from: 'paused', event: 'resumed', to: 'active' },
  { from: 'paused', event: 'canceled', to: 'canceled' },
  { from: 'paused', event: 'card-changed', to: 'paused' },
  { from: 'paused', event: 'contents-changed', to: 'paused' },
  { from: 'paused', event: 'address-changed', to: 'paused' },
  { from: 'canceled', event: 'renewed', to: 'canceled' },
];

/** The status after an event, or null when the event is not possible. */
export function nextSubscriptionStatus(
  from: SubscriptionStatus,
  event: SubscriptionEvent,
): SubscriptionStatus | null {
  return subscriptionTransitions.find((move) => move.from === from && move.event === event)?.to ?? null;
}

/** Whether it has ended: nothing is charged, and the status is final. */
export function hasEnded(status: SubscriptionStatus): boolean {
  return status === 'canceled' || status === 'completed';
}

/** Statuses as people see them: 'ending' is active until its paid period ends. */
export const shownSubscriptionStatuses = [
  'active',
  'past-due',
  'paused',
  'ending',
  'canceled',
  'completed',
] as const;
export type ShownSubscriptionStatus = (typeof shownSubscriptionStatuses)[number];

export function shownStatus(state: {
  readonly status: SubscriptionStatus;
  readonly cancelAtPeriodEnd: boolean;
}): ShownSubscriptionStatus {
  return state.status === 'active' && state.cancelAtPeriodEnd ? 'ending' : state.status;
}
