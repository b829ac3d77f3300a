import { useEffect, useSyncExternalStore } from 'react';

/** A key of a screen and what it does. */
export interface ScreenKey {
  /** As printed on the keys: `j`, `Shift x`, `Ctrl s`. */
  readonly keys: string;
  readonly label: string;
}

let shown: readonly (readonly ScreenKey[])[] = [];
const listeners = new Set<() => void>();

function change(next: typeof shown): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Lists a component's keys in the dialog that `?` opens, while it is mounted. `keys` must be a constant. */
export function useScreenKeys(keys: readonly ScreenKey[]): void {
  useEffect(() => {
    change([...shown, keys]);
    return () => change(shown.filter((one) => one !== keys));
  }, [keys]);
}

/** The keys of what is on the screen now. */
export function useShownKeys(): readonly ScreenKey[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  ).flat();
}

/** Whether a key press belongs to a field in which people type. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.matches('textarea, select')) return true;
  return target.matches('input:not([type=checkbox], [type=radio], [type=button], [type=submit])');
}
