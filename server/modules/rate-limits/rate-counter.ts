import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Platform } from '../../platform/platform.ts';
import { addPoints, removeOldWindows } from './repository.ts';

/** At most `points` in `seconds`. */
export interface RateLimit {
  readonly points: number;
  readonly seconds: number;
}

export interface RateCall {
  readonly websiteId: string;
  /** Which limit. */
  readonly name: string;
  /** Whom it counts for. */
  readonly who: string;
}

/** Counts calls in windows of the clock. */
export interface RateCounter {
  /**
   * 0 when the call may be made, otherwise the seconds to wait. A promise only where the servers count together. A call
   * takes one point of its limit, or as many as it says.
   */
  count(call: RateCall, limit: RateLimit, points?: number): number | Promise<number>;
}

/** A caller's window as this process knows it. */
interface Window {
  startedOn: number;
  seconds: number;
  /** Calls made here. */
  own: number;
  /** Of these, how many the database knows of. */
  told: number;
  /** What the database last said, over all servers. */
  shared: number;
}

/** Part of a limit that a process gives without asking anyone, and how often it then asks. */
const SHARE = 1 / 4;
/** Windows kept in memory; with more callers than that those who called longest ago are forgotten, which is kind to them. */
const CAPACITY = 50_000;
/** Seconds after which a stored window may go. */
const KEPT = 24 * 60 * 60;
const SWEEP_EVERY_MS = 10 * 60 * 1000;

/**
 * Counts in memory and asks nobody for a caller's first quarter of a limit, which is all that people ever use: the
 * hot calls pay no round trip. Beyond that the servers of a database count together, a quarter at a time; see
 * docs/decisions. With the database away, each counts for itself.
 */
export function makeRateCounter(platform: Pick<Platform, 'db' | 'clock' | 'log'>): RateCounter {
  const windows = new LRUCache<string, Window>({ max: CAPACITY });
  let sweptOn = platform.clock.now();

  const windowOf = (key: string, startedOn: number, seconds: number): Window => {
    const known = windows.get(key);
    if (known !== undefined && known.startedOn === startedOn) return known;
    const fresh = { startedOn, seconds, own: 0, told: 0, shared: 0 };
    windows.set(key, fresh);
    return fresh;
  };

  const sweep = (now: number): void => {
    if (now - sweptOn < SWEEP_EVERY_MS) return;
    sweptOn = now;
    const past = [...windows.entries()].filter(
      ([, { startedOn, seconds }]) => now / 1000 >= startedOn + seconds,
    );
    for (const [key] of past) windows.delete(key);
    removeOldWindows(platform.db, Math.floor(now / 1000) - KEPT).catch((error: unknown) => {
      platform.log.warn({ err: error }, 'old rate windows could not be removed');
    });
  };

  const share = async (call: RateCall, window: Window): Promise<void> => {
    const untold = window.own - window.told;
    window.told += untold;
    const key = `${call.name}:${createHash('sha256').update(call.who).digest('base64url').slice(0, 22)}`;
    try {
      window.shared = Math.max(
        window.shared,
        await addPoints(platform.db, call.websiteId, key, window.startedOn, untold),
      );
    } catch (error) {
      platform.log.warn({ err: error, limit: call.name }, 'this server counts for itself');
    }
  };

  return {
    count(call, limit, points = 1) {
      const now = platform.clock.now();
      sweep(now);
      const startedOn = Math.floor(now / 1000 / limit.seconds) * limit.seconds;
      const window = windowOf(`${call.websiteId}\n${call.name}\n${call.who}`, startedOn, limit.seconds);
      window.own += points;
      const wait = Math.max(1, Math.ceil(startedOn + limit.seconds - now / 1000));
      const decide = (): number =>
        Math.max(window.own, window.shared + window.own - window.told) > limit.points ? wait : 0;
      const part = Math.max(1, Math.floor(limit.points * SHARE));
      // Over the limit already: nothing more to learn, and a flood costs no statements.
      if (decide() > 0 || window.own - window.told <= part) return decide();
      return share(call, window).then(decide);
    },
  };
}
