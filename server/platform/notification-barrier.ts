import { newToken } from './ids.ts';
import { PUB_SUB_CHANNEL } from './pub-sub.ts';
import type { Platform } from './platform.ts';

/** Topic of the barriers by which a process knows that it has received every notification sent before them. */
const BARRIER = 'mark';
/** Milliseconds to wait for the barrier; it takes a few. */
const TIMEOUT = 3_000;

/**
 * Waits until this process has received the notifications of everything committed before, so that a visitor who is
 * redirected to a page sees the new one: caches are invalidated when this resolves. Notifications arrive in the order
 * of the commits, so a barrier sent now arrives last; the next notification of one site would not do, since it may
 * belong to an earlier change. Resolves to false when the barrier does not arrive in time. A lost connection
 * invalidates every cache, so there is nothing to wait for.
 */
export async function notificationBarrier(
  platform: Pick<Platform, 'db' | 'pubSub'>,
  timeout = TIMEOUT,
): Promise<boolean> {
  const id = newToken();
  return new Promise((resolve) => {
    const end = (isCurrent: boolean): void => {
      clearTimeout(timer);
      offBarrier();
      offGap();
      resolve(isCurrent);
    };
    const timer = setTimeout(() => end(false), timeout);
    const offBarrier = platform.pubSub.on(BARRIER, (received) => {
      if (received === id) end(true);
    });
    const offGap = platform.pubSub.onGap(() => end(true));
    platform.db.$client
      .query({
        name: 'notification-barrier',
        text: 'select pg_notify($1, $2)',
        values: [PUB_SUB_CHANNEL, `${BARRIER}:${id}`],
      })
      .catch(() => end(false));
  });
}
