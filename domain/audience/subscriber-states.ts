import type { SuppressionReason } from '../mail/mail-events.ts';

/**
 * `pending`: asked to confirm by mail. `active`: gets letters. `unsubscribed`: has left. `bounced`: mails to the address
 * come back. `complained`: has reported a mail as spam.
 */
export const subscriberStates = ['pending', 'active', 'unsubscribed', 'bounced', 'complained'] as const;
export type SubscriberState = (typeof subscriberStates)[number];

/** Where an address came from. */
export const subscriberSources = [
  'newsletter',
  'form',
  'waiting-list',
  'checkout',
  'import',
  'owner',
] as const;
export type SubscriberSource = (typeof subscriberSources)[number];

/** What happened to a subscriber. */
export const subscriberEventKinds = [
  'signed-up',
  'confirmation-sent',
  'confirmed',
  'added',
  'imported',
  'joined-list',
  'left-list',
  'unsubscribed',
  'resubscribed',
  'bounced',
  'complained',
] as const;
export type SubscriberEventKind = (typeof subscriberEventKinds)[number];

/** What a sign-up does. */
interface SignUpDecision {
  /** The state of the subscriber after it. */
  readonly state: SubscriberState;
  /** Whether membership of the list begins at once; otherwise it waits for the confirmation. */
  readonly joins: boolean;
  /** Whether the address is asked to confirm by mail. */
  readonly asks: boolean;
}

/**
 * What a sign-up by a visitor does. Anybody can type anybody's address, so that whoever has left, or whose mails came
 * back, is written to again only after a confirmation, also where the list needs none; whoever has complained is never
 * written to. `isMember`: the membership of the list has begun. spec: site-platform 3 'Require double opt-in'
 */
export function decideSignUp(given: {
  /** Null for a new address. */
  readonly state: SubscriberState | null;
  readonly isMember: boolean;
  readonly doubleOptIn: boolean;
}): SignUpDecision {
  const { state, isMember, doubleOptIn } = given;
  if (state === 'complained') return { state, joins: false, asks: false };
  if (state === 'unsubscribed' || state === 'bounced') return { state, joins: false, asks: true };
  if (state === 'active' && isMember) return { state, joins: true, asks: false };
  return doubleOptIn
    ? { state: state ?? 'pending', joins: false, asks: true }
    : { state: 'active', joins: true, asks: false };
}

/** What adding an address by its owner, by hand or from a file, does to its state: those who left have left. */
export const stateWhenAdded = (state: SubscriberState | null): SubscriberState =>
  state === null || state === 'pending' ? 'active' : state;

/**
 * The state after a mail service has reported an address. Whoever complains is never written to again, whatever they
 * were before; a bounce says nothing new of somebody who has left.
 */
export function stateWhenReported(state: SubscriberState, reason: SuppressionReason): SubscriberState {
  if (reason === 'complaint') return 'complained';
  return state === 'active' || state === 'pending' ? 'bounced' : state;
}
