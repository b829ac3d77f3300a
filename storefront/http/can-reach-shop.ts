/** Milliseconds after which a network that answers nothing counts as none. */
const TIMEOUT = 8000;

/** Whether the server answers at all, whatever it says. Asked before a page is left because its code did not load. */
export async function canReachShop(
  ask: typeof fetch = (input, init) => fetch(input, init),
): Promise<boolean> {
  if (navigator.onLine === false) return false;
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), TIMEOUT);
  try {
    await ask('/health/live', { cache: 'no-store', signal: timeout.signal });
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
