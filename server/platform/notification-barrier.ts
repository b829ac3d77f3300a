import { newToken } from './ids.ts';
import { PUB_SUB_CHANNEL } from './pub-sub.ts';
import type { Platform } from './platform.ts';

/** Topic of the marks by which a process learns that it has heard all that was told before them. */
const MARK = 'mark';
/** How long pubSub is waited for, in milliseconds; it takes a few. */
const TIMEOUT = 3_000;

/**
 * Waits until this process has heard of everything that was committed before, so that whoever is sent on to a page
 * meets the new one: what is cached is forgotten when this resolves. PubSub comes in the order of the commits, so a mark
 * sent now comes last; pubSub of one site would not do, since that of an earlier change may still be under way.
 * Answers false when the mark did not come in time. Where the connection of the pubSub is lost nothing cached is kept,
 * so that there is nothing to wait for.
 */
export async function notificationBarrier(
  platform: Pick<Platform, 'db' | 'pubSub'>,
  timeout = TIMEOUT,
): Promise<boolean> {
  const mark = newToken();
  return new Promise((resolve) => {
    const end = (heard: boolean): void => {
      clearTimeout(timer);
      offBarrier();
      offGap();
      resolve(heard);
    };
    const timer = setTimeout(() => end(false), timeout);
    const offBarrier = platform.pubSub.on(MARK, (heard) => {
      if (heard === mark) end(true);
    });
    const offGap = platform.pubSub.onGap(() => end(true));
    platform.db.$client
      .query({
        name: 'notification-barrier',
        text: 'select pg_notify($1, $2)',
        values: [PUB_SUB_CHANNEL, `${MARK}:${mark}`],
      })
      .catch(() => end(false));
  });
}
