import type { ScheduledJob } from './jobs.ts';
import { startJobs } from './jobs.ts';
import type { Platform } from './platform.ts';

/** Work that every server process repeats. Rows it works on are claimed in the database. */
export interface Poller {
  readonly name: string;
  /** Milliseconds between two runs. */
  readonly every: number;
  /** One run. It may end early once `signal` is aborted. */
  run(signal: AbortSignal): Promise<unknown>;
  /** Watches for changes that a run should follow soon; returns a function that stops watching. */
  watch?(wake: () => void): () => void;
  /** Releases what the runs share, after the last one. */
  close?(): void;
}

declare module './module.ts' {
  interface Contributions {
    readonly pollers: (platform: Platform) => readonly Poller[];
    readonly jobs: readonly ScheduledJob[];
  }
}

export interface Scheduler {
  /** Starts no more runs, aborts those in flight, and waits for them. */
  stop(): Promise<void>;
}

/** Milliseconds between a change and the run that follows it; several changes are handled together. */
const WAKE_DELAY = 500;

/**
 * Runs all background work of a server process: pollers at once and then at their intervals, one run of each at a
 * time, and cron jobs on one of the servers (see `startJobs`). A run that throws is logged, and the next one still
 * runs.
 */
export function startScheduler(
  platform: Platform,
  pollers: readonly Poller[],
  jobs: readonly ScheduledJob[] = [],
): Scheduler {
  const stopping = new AbortController();
  const started = pollers.map((poller) => startPoller(platform, poller, stopping.signal));
  const queue = jobs.length === 0 ? null : startJobs(platform, jobs);
  return {
    async stop() {
      stopping.abort();
      await Promise.all([...started.map((poller) => poller.stop()), queue?.stop()]);
    },
  };
}

function startPoller(platform: Platform, poller: Poller, signal: AbortSignal): { stop(): Promise<void> } {
  let running: Promise<void> | null = null;
  let isWoken = false;
  let wakeTimer: NodeJS.Timeout | null = null;
  const run = (): void => {
    if (signal.aborted) return;
    running ??= poller
      .run(signal)
      .then(
        () => undefined,
        (error: unknown) => platform.log.warn({ err: error, poller: poller.name }, 'a poller failed'),
      )
      .finally(() => {
        running = null;
        // Changes during this run may have been too late for it.
        if (isWoken) run();
        isWoken = false;
      });
  };
  const wake = (): void => {
    wakeTimer ??= setTimeout(() => {
      wakeTimer = null;
      isWoken = running !== null;
      run();
    }, WAKE_DELAY).unref();
  };
  const unwatch = poller.watch?.(wake);
  run();
  const timer = setInterval(run, poller.every).unref();
  return {
    async stop() {
      unwatch?.();
      clearInterval(timer);
      if (wakeTimer !== null) clearTimeout(wakeTimer);
      await running;
      poller.close?.();
    },
  };
}
