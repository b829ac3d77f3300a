import { firstSteps } from '@vitrine/domain/home/first-steps.ts';
import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { count, currency, minor, time } from './primitives.ts';

/** Counts of a day's orders stop here; a larger one is shown as "10,000+". */
export const MOST_SALES = 10_000;
/** Counts of what waits stop here: nobody works through more in a day. */
export const MOST_WAITING = 1000;

/** A count that stops at `most`; `isMore` when there are more. */
const stoppedCount = (most: number) => z.strictObject({ count: count.max(most), isMore: z.boolean() });

/** What waits for the owner, in the order of Home. */
export const waitingKinds = [
  'to-send',
  'to-refund',
  'payments',
  'low-stock',
  'failed-mails',
  'comments',
  'reviews',
  'form-submissions',
] as const;
export type WaitingKind = (typeof waitingKinds)[number];

const sales = stoppedCount(MOST_SALES).extend({
  /** What was ordered, refunds and cancelled orders subtracted; of the counted orders. */
  sumMinor: minor,
  /** Orders among them that were paid through the test gateway. */
  testCount: count,
});

const home = z.strictObject({
  /** The time of the answer, by the server’s clock. */
  asOf: time,
  currency,
  /** Orders since midnight in the site's time zone. */
  today: sales,
  /** Orders of the same weekday a week ago, until this time of day. */
  lastWeek: sales,
  /** Whether there has been any order. */
  hasOrders: z.boolean(),
  /** Without those at zero. */
  waiting: z.array(stoppedCount(MOST_WAITING).extend({ kind: z.enum(waitingKinds) })),
  steps: z.array(z.strictObject({ step: z.enum(firstSteps), isDone: z.boolean() })),
  /** Whether this owner has closed the list of steps. */
  stepsDismissed: z.boolean(),
});
export type HomeView = AnswerOf<typeof home>;

export const getHome = endpoint({
  method: 'GET',
  path: '/api/admin/home',
  auth: 'owner',
  summary: 'Returns today’s orders, what waits for the owner, and the first steps of a new shop.',
  answer: home,
});

export const dismissSteps = endpoint({
  method: 'POST',
  path: '/api/admin/home/dismiss-steps',
  auth: 'owner',
  summary: 'Closes the list of first steps for this owner.',
  answer: null,
  errors: ['STEPS_OPEN'],
});
