import { notificationBarrier } from '@vitrine/server/platform/notification-barrier.ts';
import type { Platform } from '@vitrine/server/platform/platform.ts';

/** Milliseconds. */
const TIMEOUT = 30_000;

/**
 * Resolves when this platform has heard of all that was committed before, and so keeps nothing that is older. A test
 * that looks at a page or at a setting after a change waits for this, and then looks once.
 */
export async function awaitNotifications(platform: Pick<Platform, 'db' | 'pubSub'>): Promise<void> {
  if (!(await notificationBarrier(platform, TIMEOUT))) throw new Error(`no news came in ${TIMEOUT} ms`);
}
