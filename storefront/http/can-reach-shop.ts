/** Milliseconds after which a network that answers nothing counts as none. */
const TIMEOUT = 8000;

/** Whether the server answers at all, whatever it says. Asked before a page is left because its code did not load. */
export function canReachShop(): Promise<boolean> {
  return fetch('/health/live', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT) }).then(
    () => true,
    () => false,
  );
}
