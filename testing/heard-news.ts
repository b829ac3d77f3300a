import { hearNews } from '@vitrine/server/platform/hear-news.ts';
import type { Platform } from '@vitrine/server/platform/platform.ts';

/** Milliseconds. */
const PATIENCE = 30_000;

/**
 * Resolves when this platform has heard of all that was committed before, and so keeps nothing that is older. A test
 * that looks at a page or at a setting after a change waits for this, and then looks once.
 */
export async function heardNews(platform: Pick<Platform, 'db' | 'news'>): Promise<void> {
  if (!(await hearNews(platform, PATIENCE))) throw new Error(`no news came in ${PATIENCE} ms`);
}
