import { LRUCache } from 'lru-cache';
import { perPlatform } from '../../platform/per-platform.ts';

/** Milliseconds until a mail server that is away is tried again: a minute, doubled each time, at most 15 minutes. */
const FIRST = 60_000;
const LONGEST = 15 * 60_000;
/** Mail servers that one process remembers. */
const MAX_SERVERS = 10_000;

interface Rest {
  readonly failures: number;
  readonly until: number;
}

/**
 * Mail servers that are away or slow, by their names, as this process has found them. They are left alone for a while,
 * so that neither they nor the mails of other websites wait for a connection that does not come.
 */
class ServerRests {
  readonly #rests = new LRUCache<string, Rest>({ max: MAX_SERVERS });

  isResting(server: string, now: number): boolean {
    return now < (this.#rests.get(server)?.until ?? 0);
  }

  /** Returns until when the server is left alone. */
  begin(server: string, now: number): number {
    const failures = (this.#rests.get(server)?.failures ?? 0) + 1;
    const until = now + Math.min(FIRST * 2 ** (failures - 1), LONGEST);
    this.#rests.set(server, { failures, until });
    return until;
  }

  /** Leaves a server alone that answers, but slowly. */
  pause(server: string, until: number): void {
    this.#rests.set(server, { failures: 0, until });
  }

  end(server: string): void {
    this.#rests.delete(server);
  }
}

export const serverRests = perPlatform(() => new ServerRests());
