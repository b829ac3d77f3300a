/** The services that mailing lists can be kept at, besides here. */
export const listServices = ['mailchimp'] as const;
export type ListService = (typeof listServices)[number];

/**
 * Why a request to a provider failed. `refused`: this address, and no other one. `key`: nobody may sign in with the key.
 * `list`: the list is gone. `busy`: it has no time, or an error of its own. `private`: its name leads into a private
 * network. `unexpected`: its answer is not understood. `secret`: the stored key cannot be read.
 */
export const providerProblems = [
  'refused',
  'key',
  'list',
  'busy',
  'private',
  'unreachable',
  'slow',
  'unexpected',
  'secret',
] as const;
export type ProviderProblem = (typeof providerProblems)[number];

/** Whether the connection as a whole has failed: every other address would fail too, and none is to blame. */
export const isProviderAway = (problem: ProviderProblem): boolean => problem !== 'refused';

/** Where the change of an address is: still to be sent, or given up since the provider refuses it. */
export type ListChangeState = 'waiting' | 'refused';

/** How a connection does: no list is chosen yet, it fails, changes wait, or everything was sent. */
export const providerStates = ['unfinished', 'failing', 'waiting', 'connected'] as const;
export type ProviderState = (typeof providerStates)[number];

/** How a connection does, by what is stored of it. */
export function providerStateOf(stored: {
  readonly hasList: boolean;
  readonly isFailing: boolean;
  readonly waits: boolean;
}): ProviderState {
  if (!stored.hasList) return 'unfinished';
  if (stored.isFailing) return 'failing';
  return stored.waits ? 'waiting' : 'connected';
}
