import pg from 'pg';
import type { Logger } from './log.ts';

/**
 * News between server processes on one database (PostgreSQL LISTEN/NOTIFY).
 * A message sent inside a transaction arrives when it commits, and never when it does not.
 */
export interface News {
  /** Called with the payload of each message on `topic`, this process's own included. Returns the unsubscriber. */
  on(topic: string, listener: (payload: string) => void): () => void;
  /** Called after the connection was lost and is back: messages may have been missed. */
  onGap(listener: () => void): () => void;
  close(): Promise<void>;
}
/** Name of the one NOTIFY channel; payloads are `topic:rest`. */
export const NEWS_CHANNEL = 'vitrine';

/** Milliseconds between two attempts to listen again after the connection was lost. */
const RETRY_AFTER = 250;

/** Listens on a connection of its own; resolves once nothing sent from now on can be missed. */
export async function openNews(url: string, log: Logger): Promise<News> {
  const listeners = new Map<string, Set<(payload: string) => void>>();
  const gapListeners = new Set<() => void>();
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | null = null;
  let closed = false;

  const tell = (call: () => void): void => {
    try {
      call();
    } catch (error) {
      // One listener's bug must not keep the news from the others.
      log.error({ err: error }, 'a news listener failed');
    }
  };

  async function listen(): Promise<void> {
    const next = new pg.Client({ connectionString: url, keepAlive: true });
    next.on('error', () => undefined);
    next.on('end', () => {
      if (client === next) lost();
    });
    next.on('notification', ({ payload = '' }) => {
      const colon = payload.indexOf(':');
      const topic = colon === -1 ? payload : payload.slice(0, colon);
      for (const listener of listeners.get(topic) ?? [])
        tell(() => listener(payload.slice(topic.length + 1)));
    });
    try {
      await next.connect();
      await next.query(`LISTEN ${NEWS_CHANNEL}`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    if (closed) await next.end();
    else client = next;
  }

  function lost(): void {
    client = null;
    if (closed || retry !== null) return;
    retry = setTimeout(() => {
      retry = null;
      void listenAgain();
    }, RETRY_AFTER);
  }

  async function listenAgain(): Promise<void> {
    try {
      await listen();
    } catch {
      lost();
      return;
    }
    for (const listener of gapListeners) tell(listener);
  }

  await listen();
  return {
    on(topic, listener) {
      const known = listeners.get(topic) ?? new Set();
      listeners.set(topic, known.add(listener));
      return () => known.delete(listener);
    },
    onGap(listener) {
      gapListeners.add(listener);
      return () => gapListeners.delete(listener);
    },
    async close() {
      closed = true;
      if (retry !== null) clearTimeout(retry);
      const open = client;
      client = null;
      await open?.end();
    },
  };
}
