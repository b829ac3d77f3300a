import { setTimeout as wait } from 'node:timers/promises';
import type { Platform } from './platform.ts';

/** How long news is waited for, in milliseconds; it takes a few. */
const PATIENCE = 1_000;

/**
 * Does `work` and waits until this process has heard of what it changed, so that whoever is sent on to a page meets
 * the new one. `isNews` says whether the work changed anything that is told. Everything else of a site hears first:
 * what is cached is forgotten when this resolves.
 */
export async function afterSiteNews<T>(
  platform: Pick<Platform, 'news'>,
  websiteId: string,
  work: () => Promise<T>,
  isNews: (result: T) => boolean,
): Promise<T> {
  const heard = new AbortController();
  const off = platform.news.on('site', (id) => {
    if (id === websiteId) heard.abort();
  });
  try {
    const result = await work();
    if (isNews(result)) await wait(PATIENCE, undefined, { signal: heard.signal }).catch(() => undefined);
    return result;
  } finally {
    off();
  }
}
