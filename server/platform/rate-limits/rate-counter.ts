import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Platform } from '../platform.ts';
import { addPointExactly, addPoints, removeOldWindows, removeWindow } from './repository.ts';

/** At most `points` in `seconds`. */
export interface RateLimit {
  readonly points: number;
  readonly seconds: number;
}

/** A call counted for the whole installation, whichever website received it. */
export interface InstallationCall {
  /** Which limit. */
  readonly name: string;
  /** Who is limited: an address, an account. */
  readonly who: string;
}

export interface RateCall extends InstallationCall {
  readonly websiteId: string;
}

/** Counts calls in fixed time windows. */
export interface RateCounter {
  /**
   * Returns 0 when the call is allowed, otherwise the seconds to wait. A promise only when the database is consulted.
   * A call costs one point of its limit unless `points` says otherwise.
   */
  count(call: RateCall, limit: RateLimit, points?: number): number | Promise<number>;
  /**
   * The same for the whole installation, counted directly in the database and in a window that begins with the first
   * call: for rare calls that must be counted exactly over all servers. Rejects while the database is down.
   */
  countExactly(call: InstallationCall, limit: RateLimit): Promise<number>;
  /** Resets the count of a caller of `countExactly`. */
  forget(call: InstallationCall): Promise<void>;
}

/** A caller's window as this process knows it. */
interface Window {
  startedOn: number;
  seconds: number;
  /** Points counted by this process. */
  own: number;
  /** How many of these were added to the database. */
  reported: number;
  /** Points of all servers, as the database last returned them. */
  shared: number;
}

/** Used in place of a website id for the installation. */
const INSTALLATION = '00000000-0000-0000-0000-000000000000';

const keyOf = ({ name, who }: InstallationCall): string =>
  `${name}:${createHash('sha256').update(who).digest('base64url').slice(0, 22)}`;

/** Share of a limit that a process grants without the database, and the step at which it then reports. */
const SHARE = 1 / 4;
/** Windows held in memory; beyond that the least recent callers are evicted, which only resets their count. */
const CAPACITY = 50_000;
/** Seconds after which a stored window is deleted. */
const RETENTION = 24 * 60 * 60;
const SWEEP_EVERY_MS = 10 * 60 * 1000;

/**
 * Counts a caller's first quarter of a limit in memory, which is all that people ever use: ordinary calls need no
 * round trip. Beyond that the servers share their counts through the database, a quarter at a time; see
 * docs/decisions. Without the database each server counts on its own.
 */
export function makeRateCounter(platform: Pick<Platform, 'db' | 'clock' | 'log'>): RateCounter {
  const windows = new LRUCache<string, Window>({ max: CAPACITY });
  let sweptOn = platform.clock.now();

  const windowOf = (key: string, startedOn: number, seconds: number): Window => {
    const known = windows.get(key);
    if (known !== undefined && known.startedOn === startedOn) return known;
    const fresh = { startedOn, seconds, own: 0, reported: 0, shared: 0 };
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
    removeOldWindows(platform.db, Math.floor(now / 1000) - RETENTION).catch((error: unknown) => {
      platform.log.warn({ err: error }, 'old rate windows could not be removed');
    });
  };

  const share = async (call: RateCall, window: Window): Promise<void> => {
    const unreported = window.own - window.reported;
    window.reported += unreported;
    try {
      window.shared = Math.max(
        window.shared,
        await addPoints(platform.db, call.websiteId, keyOf(call), window.startedOn, unreported),
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
        Math.max(window.own, window.shared + window.own - window.reported) > limit.points ? wait : 0;
      const part = Math.max(1, Math.floor(limit.points * SHARE));
      // Already over the limit: the database adds nothing, so a flood costs no statements.
      if (decide() > 0 || window.own - window.reported <= part) return decide();
      return share(call, window).then(decide);
    },
    async countExactly(call, { points: most, seconds }) {
      const now = platform.clock.now();
      sweep(now);
      const second = Math.floor(now / 1000);
      const { points, startedOn } = await addPointExactly(
        platform.db,
        INSTALLATION,
        keyOf(call),
        second,
        seconds,
      );
      return points > most ? Math.max(1, startedOn + seconds - second) : 0;
    },
    forget: (call) => removeWindow(platform.db, INSTALLATION, keyOf(call)),
  };
}
