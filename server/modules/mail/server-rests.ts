import { LRUCache } from 'lru-cache';
import { perPlatform } from '../../platform/per-platform.ts';

/** Milliseconds until something is tried again: a minute, doubled each time, at most 15 minutes. */
const FIRST = 60_000;
const LONGEST = 15 * 60_000;
/** Mail servers and websites that one process remembers. */
const MAX_RESTS = 10_000;

interface Rest {
  readonly failures: number;
  readonly until: number;
}

/** What is left alone for a while, by name, as this process has found it. */
class Rests {
  readonly #rests = new LRUCache<string, Rest>({ max: MAX_RESTS });

  isResting(name: string, now: number): boolean {
    return now < (this.#rests.get(name)?.until ?? 0);
  }

  /** The names of all that rest. */
  namesOfResting(now: number): string[] {
    return [...this.#rests.entries()].filter(([, { until }]) => now < until).map(([name]) => name);
  }

  /** Returns until when it is left alone. */
  begin(name: string, now: number): number {
    const failures = (this.#rests.get(name)?.failures ?? 0) + 1;
    const until = now + Math.min(FIRST * 2 ** (failures - 1), LONGEST);
    this.#rests.set(name, { failures, until });
    return until;
  }

  /** Leaves a server alone that answers, but slowly. */
  pause(name: string, until: number): void {
    this.#rests.set(name, { failures: 0, until });
  }

  end(name: string): void {
    this.#rests.delete(name);
  }
}

/**
 * Mail servers that are away or slow: neither they nor the mails of other websites wait for a connection that does not
 * come.
 */
export const serverRests = perPlatform(() => new Rests());

/** Websites, by their ids, of which a mail server takes no more for now. Their server goes on with those of others. */
export const websiteRests = perPlatform(() => new Rests());
