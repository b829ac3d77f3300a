/** Where a delivery is: still to be sent, taken by the other server, or given up. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/**
 * Why an attempt failed. `status`: the answer was no success. `redirect`: it pointed elsewhere, which is not followed.
 * `private`: the name leads into a private network. `secret`: the stored secret cannot be read, so nothing can be signed.
 */
export const attemptProblems = [
  'status',
  'redirect',
  'address',
  'private',
  'unreachable',
  'slow',
  'secret',
] as const;
export type AttemptProblem = (typeof attemptProblems)[number];

/**
 * How a webhook does: turned off by its owner, by the product after days of failures, failing at the moment, working, or
 * not used yet.
 */
export const connectionStates = ['off', 'turned-off', 'failing', 'working', 'unused'] as const;
export type ConnectionState = (typeof connectionStates)[number];

/** How a webhook does, by what is stored of it. */
export function connectionOf(stored: {
  readonly isOn: boolean;
  readonly isTurnedOff: boolean;
  readonly isFailing: boolean;
  readonly hasDelivered: boolean;
}): ConnectionState {
  if (stored.isTurnedOff) return 'turned-off';
  if (!stored.isOn) return 'off';
  if (stored.isFailing) return 'failing';
  return stored.hasDelivered ? 'working' : 'unused';
}

/** Whether the other server seems to be away: everything else that is sent to it now would fail too. */
export const isAway = (problem: AttemptProblem, status: number | null): boolean =>
  problem === 'status' ? status === 429 || (status ?? 0) >= 500 : true;
