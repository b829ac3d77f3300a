import { isDatabaseAway } from '../../platform/http/failures.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertVisitEvents, type VisitEvent } from './repository.ts';

/** Milliseconds events are batched: a visit needs no statement of its own. */
const TIMEOUT = 200;
/** Events per statement. */
const BATCH = 2_000;
/** Most events in memory, at most about 100 MB; more are refused until the database has caught up. */
const CAPACITY = 20_000;

/** Events waiting to be written. */
export interface EventQueue {
  /** False when the queue is full. */
  put(events: readonly VisitEvent[]): boolean;
  /** Resolves when everything queued before is written, or has failed permanently. */
  flush(): Promise<void>;
}

/** Writes queued events in batches a few times a second, one statement at a time. */
export function makeEventQueue(platform: Pick<Platform, 'db' | 'log'>): EventQueue {
  let waiting: VisitEvent[] = [];
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> | null = null;

  const drain = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH);
      try {
        await write(batch);
      } catch (error) {
        if (!isDatabaseAway(error)) throw error;
        // They stay at the front of the queue; the next run retries.
        platform.log.warn({ waiting: waiting.length }, 'visit events wait for the database');
        return;
      }
      waiting = waiting.slice(batch.length);
    }
  };

  /** One event the database rejects must not fail the others. */
  const write = async (batch: readonly VisitEvent[]): Promise<void> => {
    try {
      await insertVisitEvents(platform.db, batch);
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      if (batch.length === 1) {
        platform.log.warn({ err: error, event: batch[0]?.event }, 'a visit event could not be stored');
        return;
      }
      const half = Math.ceil(batch.length / 2);
      await write(batch.slice(0, half));
      await write(batch.slice(half));
    }
  };

  const flush = (): Promise<void> => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    writing ??= drain().finally(() => {
      writing = null;
      if (waiting.length > 0) schedule();
    });
    return writing;
  };

  const schedule = (): void => {
    timer ??= setTimeout(() => {
      flush().catch((error: unknown) => platform.log.error({ err: error }, 'visit events were lost'));
    }, TIMEOUT).unref();
  };

  return {
    put(events) {
      if (waiting.length + events.length > CAPACITY) return false;
      waiting.push(...events);
      schedule();
      return true;
    },
    async flush() {
      // A running write may have started before the last event was queued.
      await writing;
      await flush();
      if (timer !== null) clearTimeout(timer);
      timer = null;
    },
  };
}
