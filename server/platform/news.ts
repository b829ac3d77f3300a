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
