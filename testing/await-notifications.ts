import { notificationBarrier } from '@vitrine/server/platform/notification-barrier.ts';
import type { Platform } from '@vitrine/server/platform/platform.ts';

/** Milliseconds. */
const TIMEOUT = 30_000;

/**
 * Resolves when this platform has received the notifications of everything committed before, so that its caches are up
 * to date. A test that reads a page or setting after a change waits for this, then reads once.
 */
export async function awaitNotifications(platform: Pick<Platform, 'db' | 'pubSub'>): Promise<void> {
  if (!(await notificationBarrier(platform, TIMEOUT))) throw new Error(`no news came in ${TIMEOUT} ms`);
}
