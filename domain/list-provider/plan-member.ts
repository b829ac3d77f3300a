import type { SubscriberState } from '../audience/subscriber-states.ts';

/**
 * How an address is in the list of a provider. `cleaned`: mails to it come back. `transactional`: it bought something and
 * never signed up. `archived`: it was taken off the list.
 */
export const outsideStates = [
  'subscribed',
  'unsubscribed',
  'cleaned',
  'pending',
  'transactional',
  'archived',
] as const;
export type OutsideState = (typeof outsideStates)[number];

/** What a provider is sent about an address. */
interface MemberPlan {
  /** Null: the state there stays, and only what is known of the address is sent. */
  readonly status: 'subscribed' | 'pending' | 'unsubscribed' | null;
}

/**
 * What a provider is sent about a subscriber; null for nothing. The record here decides who may be written to, with one
 * exception: whoever has left at the provider comes back there only by signing up again, and after confirming to the
 * provider. Whoever has not confirmed here is not sent at all. spec: site-platform 3 'Require double opt-in'
 */
export function planMember(given: {
  readonly state: SubscriberState;
  /** How the address is there; null: it is not. */
  readonly outside: OutsideState | null;
  /** Whether the change is a sign-up, rather than other tags or another name. */
  readonly joins: boolean;
  /** Whether the provider asks new addresses to confirm. */
  readonly doubleOptIn: boolean;
}): MemberPlan | null {
  const { state, outside, joins, doubleOptIn } = given;
  if (state === 'pending') return null;
  if (state !== 'active') {
    const getsLetters = outside === 'subscribed' || outside === 'pending';
    return getsLetters ? { status: 'unsubscribed' } : null;
  }
  const enters = { status: doubleOptIn ? 'pending' : 'subscribed' } as const;
  switch (outside) {
    case null:
    case 'transactional':
      return enters;
    case 'archived':
      return joins ? enters : null;
    case 'unsubscribed':
      return { status: joins ? 'pending' : null };
    case 'subscribed':
    case 'pending':
      return { status: null };
    case 'cleaned':
      return null;
  }
}

/**
 * A name as first and last name: the last word is the last name. Providers have two fields, sign-ups have one.
 */
export function splitName(name: string): { readonly first: string; readonly last: string } {
  const words = name.trim().split(/\s+/u);
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return { first: words.slice(0, words.length > 1 ? -1 : 1).join(' '), last };
}

/** What a provider is sent about tags: those of the subscriber, and of those taken off which are not back. */
export function planTags(
  tags: readonly string[],
  dropped: readonly string[],
): readonly { readonly name: string; readonly isOn: boolean }[] {
  const present = new Set(tags.map((tag) => tag.toLowerCase()));
  return [
    ...tags.map((name) => ({ name, isOn: true })),
    ...dropped.filter((tag) => !present.has(tag.toLowerCase())).map((name) => ({ name, isOn: false })),
  ];
}
