import type { ReadableAtom } from 'nanostores';
import { useSyncExternalStore } from 'react';

/** Subscribes to a store's value. `first` is the value the server rendered with, so that hydration matches. */
export function useStore<T>(store: ReadableAtom<T>, first: T): T {
  return useSyncExternalStore(
    (changed) => store.listen(changed),
    () => store.get(),
    () => first,
  );
}
