import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from './log.ts';

/**
 * Publish-subscribe between server processes on one database (PostgreSQL LISTEN/NOTIFY). A message sent inside a
 * transaction arrives when it commits, and never when it does not.
 */
export interface PubSub {
  /** Called with the payload of each message on `topic`, this process's own included. Returns the unsubscriber. */
  on(topic: string, listener: (payload: string) => void): () => void;
  /** Called when the connection is lost and again when it is back: messages may have been missed. */
  onGap(listener: () => void): () => void;
  close(): Promise<void>;
}
/** Name of the one NOTIFY channel; payloads are `topic:rest`. */
export const PUB_SUB_CHANNEL = 'vitrine';

/** Milliseconds between attempts to reconnect: short first, since caches cannot be trusted meanwhile. */
const pauses = [50, 100, 250, 500, 1000] as const;
/** Milliseconds between heartbeats of the connection, and until one counts as failed. */
const HEARTBEAT_EVERY = 10_000;
const HEARTBEAT_TIMEOUT = 5_000;

/**
 * Listens on a separate connection. Resolves when the first connection listens; a lost connection is replaced, and
 * everyone who caches rows of the database is notified of the gap.
 */
export async function openPubSub(connectionString: string, log: Logger): Promise<PubSub> {
  const listeners = new Map<string, Set<(payload: string) => void>>();
  const gapListeners = new Set<() => void>();
  let client: pg.Client | null = null;
  const closing = new AbortController();

  const callSafely = (call: () => void): void => {
    try {
      call();
    } catch (error) {
      log.error({ err: error }, 'a pubSub listener failed');
    }
  };
  const notifyGap = (): void => {
    for (const listener of gapListeners) callSafely(listener);
  };

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      application_name: 'vitrine-pub-sub',
    });
    // Both events can occur; the first one starts the reconnect.
    let lost = false;
    const onLost = (): void => {
      if (lost || client !== next) return;
      lost = true;
      client = null;
      clearInterval(heartbeat);
      if (closing.signal.aborted) return;
      log.warn('pubSub connection lost');
      notifyGap();
      void reconnect();
    };
    next.on('error', onLost);
    next.on('end', onLost);
    next.on('notification', ({ payload }) => {
      if (payload === undefined) return;
      const colon = payload.indexOf(':');
      const topic = colon === -1 ? payload : payload.slice(0, colon);
      const rest = colon === -1 ? '' : payload.slice(colon + 1);
      for (const listener of listeners.get(topic) ?? []) callSafely(() => listener(rest));
    });
    const heartbeat = setInterval(() => {
      const timeout = setTimeout(() => {
        onLost();
        void next.end().catch(() => undefined);
      }, HEARTBEAT_TIMEOUT);
      next.query('select 1').then(
        () => clearTimeout(timeout),
        () => clearTimeout(timeout),
      );
    }, HEARTBEAT_EVERY);
    heartbeat.unref();
    try {
      await next.connect();
      await next.query(`listen ${PUB_SUB_CHANNEL}`);
      // Closed in the meantime: nothing else would end this client.
      closing.signal.throwIfAborted();
    } catch (error) {
      clearInterval(heartbeat);
      await next.end().catch(() => undefined);
      throw error;
    }
    client = next;
  }

  async function reconnect(): Promise<void> {
    for (let attempt = 0; !closing.signal.aborted; attempt += 1) {
      try {
        await wait(pauses[Math.min(attempt, pauses.length - 1)], undefined, { signal: closing.signal });
        await connect();
      } catch {
        continue;
      }
      notifyGap();
      return;
    }
  }

  await connect();
  return {
    on(topic, listener) {
      const set = listeners.get(topic) ?? new Set();
      listeners.set(topic, set);
      set.add(listener);
      return () => void set.delete(listener);
    },
    onGap(listener) {
      gapListeners.add(listener);
      return () => void gapListeners.delete(listener);
    },
    async close() {
      closing.abort();
      const present = client;
      client = null;
      await present?.end();
    },
  };
}
