import type { ReadableAtom } from 'nanostores';
import { useSyncExternalStore } from 'react';

/** A store's value, followed. `first` is what the server rendered with, so that hydration matches. */
export function useStore<T>(store: ReadableAtom<T>, first: T): T {
  return useSyncExternalStore(
    (changed) => store.listen(changed),
    () => store.get(),
    () => first,
  );
}
