import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Platform } from './platform.ts';
import { type Poller, startScheduler } from './scheduler.ts';

const warn = vi.fn();
const platform = { log: { warn } } as unknown as Platform;
/** A poller whose runs finish when the test releases them. */
function controlledRuns(more: Partial<Poller> = {}) {
  const runs: { end(): void; fail(error: Error): void; readonly signal: AbortSignal }[] = [];
  const poller: Poller = {
    name: 'test',
    every: 1000,
    run: (signal) =>
      new Promise<void>((resolve, reject) => {
        runs.push({ end: resolve, fail: reject, signal });
      }),
    ...more,
  };
  return { runs, poller };
}
const turn = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  warn.mockReset();
});

describe('a poller', () => {
  it('runs at once and at its interval, never twice at a time', async () => {
    const { runs, poller } = controlledRuns();
    const scheduler = startScheduler(platform, [poller]);
    expect(runs).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(5000);
    expect(runs).toHaveLength(1);
    runs[0]?.end();
    await vi.advanceTimersByTimeAsync(1000);
    expect(runs).toHaveLength(2);
    runs[1]?.end();
    await scheduler.stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(runs).toHaveLength(2);
  });

  it('that fails is logged with its name and runs again', async () => {
    const { runs, poller } = controlledRuns();
    const scheduler = startScheduler(platform, [poller]);
    const error = new Error('no database');
    runs[0]?.fail(error);
    await vi.advanceTimersByTimeAsync(1000);
    expect(warn).toHaveBeenCalledWith({ err: error, poller: 'test' }, 'a poller failed');
    expect(runs).toHaveLength(2);
    runs[1]?.end();
    await scheduler.stop();
  });

  it('is aborted at a stop, which waits for it and then releases what its runs share', async () => {
    const close = vi.fn();
    const { runs, poller } = controlledRuns({ close });
    const stopped = vi.fn();
    const stopping = startScheduler(platform, [poller]).stop().then(stopped);
    expect(runs[0]?.signal.aborted).toBe(true);
    await turn();
    expect([stopped, close].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    runs[0]?.end();
    await stopping;
    expect(close).toHaveBeenCalledOnce();
  });

  it('runs soon after a change it watches, and once more after a change during a run', async () => {
    const changes: (() => void)[] = [];
    const change = (): void => changes.forEach((wake) => wake());
    const unwatch = vi.fn();
    const { runs, poller } = controlledRuns({
      every: 60_000,
      watch: (wake) => {
        changes.push(wake);
        return unwatch;
      },
    });
    const scheduler = startScheduler(platform, [poller]);
    change();
    change();
    await vi.advanceTimersByTimeAsync(500);
    expect(runs).toHaveLength(1);
    runs[0]?.end();
    await turn();
    expect(runs).toHaveLength(2);
    runs[1]?.end();
    await turn();
    expect(runs).toHaveLength(2);
    change();
    await vi.advanceTimersByTimeAsync(500);
    expect(runs).toHaveLength(3);
    runs[2]?.end();
    change();
    await scheduler.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(runs).toHaveLength(3);
    expect(unwatch).toHaveBeenCalledOnce();
  });
});
