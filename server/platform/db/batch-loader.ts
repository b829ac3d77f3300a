import DataLoader from 'dataloader';

/** Maximum number of keys per statement. */
const MAX_BATCH_SIZE = 32;

/**
 * Batches reads by key: keys requested in one turn of the event loop are read in one statement, because under load a
 * round trip costs more than a row. Nothing is cached between turns. `read` returns a value for each key, in their
 * order; when it throws, every caller of that turn gets the error. Each platform has its own instance (`perPlatform`).
 */
export function batchLoader<Key, Value>(
  read: (keys: readonly Key[]) => Promise<readonly Value[]>,
): (key: Key) => Promise<Value> {
  const loader = new DataLoader<Key, Value>(read, {
    cache: false,
    maxBatchSize: MAX_BATCH_SIZE,
    batchScheduleFn: setImmediate,
  });
  return (key) => loader.load(key);
}
