import DataLoader from 'dataloader';

/** Maximum of keys per statement. */
const MAX_BATCH_SIZE = 32;

/**
 * Batches reads by key from `source` (a pool, the platform): keys requested in one turn of the event loop are read in
 * one statement, because under load a round trip costs more than a row. Nothing is cached between turns. `read` returns
 * a value for each key, in their order; when it throws, every caller of that turn gets the error.
 */
export function batchLoader<Source extends object, Key, Value>(
  read: (source: Source, keys: readonly Key[]) => Promise<readonly Value[]>,
): (source: Source, key: Key) => Promise<Value> {
  const loaders = new WeakMap<Source, DataLoader<Key, Value>>();
  const loaderOf = (source: Source): DataLoader<Key, Value> => {
    const known = loaders.get(source);
    if (known !== undefined) return known;
    const loader = new DataLoader<Key, Value>((keys) => read(source, keys), {
      cache: false,
      maxBatchSize: MAX_BATCH_SIZE,
      batchScheduleFn: setImmediate,
    });
    loaders.set(source, loader);
    return loader;
  };
  return (source, key) => loaderOf(source).load(key);
}
