import type { FulfilmentTask } from '@vitrine/domain/order/order.ts';
import type { Poller } from '../../platform/scheduler.ts';
import { contributions } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  claimFulfilmentTasks,
  completeFulfilmentTask,
  postponeFulfilmentTask,
} from './fulfilment-tasks-repository.ts';

export interface OrderKey {
  readonly websiteId: string;
  readonly orderId: string;
}

/** Performs an order's task; idempotent per order, since it may be called again at any time. */
type FulfilmentTaskHandler = (platform: Platform, order: OrderKey) => Promise<void>;

type FulfilmentTaskHandlers = Readonly<Partial<Record<FulfilmentTask, FulfilmentTaskHandler>>>;

declare module '../../platform/module.ts' {
  interface Contributions {
    /** What follows the payment of an order, by kind of task. */
    readonly fulfilmentTasks: FulfilmentTaskHandlers;
  }
}

function handlersOf(platform: Platform): FulfilmentTaskHandlers {
  return Object.assign({}, ...contributions(platform, 'fulfilmentTasks')) as FulfilmentTaskHandlers;
}

/** Milliseconds between passes, and before the first repetition. */
const INTERVAL = 20_000;
/** Longest pause between two attempts, milliseconds. */
const MAX_PAUSE = 60 * 60_000;
const BATCH = 50;
const MAX_BATCHES = 200;

/** Runs an order's tasks right after payment, so that its first page shows the result. A failed one is retried. */
export async function runFulfilmentTasks(
  platform: Platform,
  job: OrderKey,
  kinds: readonly FulfilmentTask[],
): Promise<void> {
  for (const kind of kinds) await runFulfilmentTask(platform, job, kind, 0);
}

async function runFulfilmentTask(
  platform: Platform,
  job: OrderKey,
  kind: FulfilmentTask,
  attempts: number,
): Promise<boolean> {
  const handler = handlersOf(platform)[kind];
  if (handler === undefined) return false;
  const now = (): Date => new Date(platform.clock.now());
  try {
    await handler(platform, job);
    await completeFulfilmentTask(platform.db, { ...job, kind, now: now() });
    return true;
  } catch (error) {
    platform.log.warn(
      { err: error, orderId: job.orderId, kind, attempts },
      'a task of an order is still to do',
    );
    const pause = Math.min(INTERVAL * 2 ** attempts, MAX_PAUSE);
    const reason = error instanceof Error ? error.message : String(error);
    await postponeFulfilmentTask(platform.db, {
      ...job,
      kind,
      nextAttemptOn: new Date(now().getTime() + pause),
      lastError: reason.slice(0, 500),
    }).catch((failure: unknown) =>
      platform.log.warn({ err: failure, orderId: job.orderId, kind }, 'a task could not be put off'),
    );
    return false;
  }
}

/** Runs due tasks: their own request is gone, or they failed. Returns how many succeeded. */
export async function runDueFulfilmentTasks(platform: Platform): Promise<number> {
  const kinds = Object.keys(handlersOf(platform)) as FulfilmentTask[];
  let done = 0;
  for (let batch = 0; batch < MAX_BATCHES && kinds.length > 0; batch += 1) {
    const now = platform.clock.now();
    const claimed = await claimFulfilmentTasks(platform.db, {
      kinds,
      now: new Date(now),
      nextAttemptOn: new Date(now + 3 * INTERVAL),
      limit: BATCH,
    });
    for (const { kind, attempts, ...job } of claimed) {
      if (await runFulfilmentTask(platform, job, kind, attempts)) done += 1;
    }
    if (claimed.length < BATCH) break;
  }
  return done;
}

/** Does due tasks. */
export const fulfilmentPoller = (platform: Platform): Poller => ({
  name: 'fulfilment tasks',
  every: INTERVAL,
  run: () => runDueFulfilmentTasks(platform),
});
