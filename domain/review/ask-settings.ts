import type { ReviewModeration } from './review-states.ts';

/** Days after an order was sent when its buyer is asked, from 0 (as soon as it was sent) to this. */
export const MAX_ASK_DAYS = 90;
const DAY = 86_400_000;
/** Milliseconds in which a fulfilment is taken back at the latest: nobody is asked before. */
const SURELY_SENT = 15_000;
/** How long an order stays due, days: whatever kept the server from asking, nobody is asked much later. */
const DUE_DAYS = 14;

/** How a store asks for reviews, and what it does with them. */
export interface ReviewSettings {
  /** Whether buyers are asked by mail. */
  readonly ask: boolean;
  /** Days after an order was sent, 0 to MAX_ASK_DAYS. */
  readonly askAfterDays: number;
  /** Orders sent before are not asked about, milliseconds since the epoch: when asking was switched on. */
  readonly askSince: number;
  readonly moderation: ReviewModeration;
}

/** Nobody is asked until the owner wants it: in some countries such a mail needs the buyer's consent. */
export const defaultReviewSettings: ReviewSettings = {
  ask: false,
  askAfterDays: 10,
  askSince: 0,
  moderation: 'hold',
};

/** When the orders were sent whose buyers are asked now, milliseconds since the epoch, both included; null: none. */
export function dueOrders(
  { ask, askAfterDays, askSince }: ReviewSettings,
  now: number,
): { readonly from: number; readonly to: number } | null {
  const to = now - Math.max(askAfterDays * DAY, SURELY_SENT);
  const from = Math.max(askSince, to - DUE_DAYS * DAY);
  return ask && from <= to ? { from, to } : null;
}

/** The settings after a change by the owner at `now`. */
export function changeReviewSettings(
  before: ReviewSettings,
  change: Pick<ReviewSettings, 'ask' | 'askAfterDays' | 'moderation'>,
  now: number,
): ReviewSettings {
  return { ...change, askSince: change.ask && !before.ask ? now : before.askSince };
}
